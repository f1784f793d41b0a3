//! Networks and sequences: from a file of `ADBench`, or from a seed.
//!
//! File: `l c b`; for each layer the weights and then the biases, each as forget, input, output, change of b
//! numbers; input weight, output weight, output bias of b each; for each layer hidden and cell of b each; c
//! vectors of b.

use super::{Gates, Layer, Lstm, Parameters, State};
use crate::adbench::{
    random::Random,
    reader::{ReadError, Words},
};

impl Lstm {
    /// Reads `ADBench`'s format.
    ///
    /// # Errors
    /// If the text is not in it, with the line.
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let mut words = Words::new(text);
        let l = words.positive("the number of layers l")?;
        let c = words.count("the length of the sequence c")?;
        if c < 2 {
            return Err(words.error(format!("the length of the sequence c is {c}: nothing can be predicted")));
        }
        let b = words.positive("the width b")?;
        let lstm = build(l, c, |what| words.numbers(b, what))?;
        words.finish()?;
        Ok(lstm)
    }

    /// `l` layers of width `b` and a sequence of `c` vectors, from a seed: all uniform.
    pub fn generate(l: usize, c: usize, b: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let Ok(lstm) = build(l, c, |_| Ok::<_, std::convert::Infallible>(random.uniforms(b)));
        lstm
    }
}

/// All parts, in the order of the file, each from the function that is given.
fn build<E>(
    l: usize,
    c: usize,
    mut part: impl FnMut(&'static str) -> Result<Vec<f64>, E>,
) -> Result<Lstm, E> {
    let gates = |part: &mut dyn FnMut(&'static str) -> Result<Vec<f64>, E>, what| {
        Ok(Gates { forget: part(what)?, input: part(what)?, output: part(what)?, change: part(what)? })
    };
    let mut layers = Vec::new();
    for _ in 0..l {
        let weights = gates(&mut part, "a weight of a gate")?;
        layers.push(Layer { weights, biases: gates(&mut part, "a bias of a gate")? });
    }
    let parameters = Parameters {
        layers,
        input_weight: part("an input weight")?,
        output_weight: part("an output weight")?,
        output_bias: part("an output bias")?,
    };
    let initial = (0..l)
        .map(|_| Ok(State { hidden: part("an initial output")?, cell: part("an initial cell")? }))
        .collect::<Result<_, E>>()?;
    let sequence = (0..c).map(|_| part("a number of the sequence")).collect::<Result<_, E>>()?;
    Ok(Lstm { parameters, initial, sequence })
}

#[cfg(test)]
mod tests {
    use super::Lstm;

    #[test]
    fn the_format_is_read_in_its_order() {
        let numbers: Vec<String> = (1..=8 + 3 + 2 + 2).map(|i| i.to_string()).collect();
        let text = format!("1 2 1\n\n{}\n", numbers.join(" "));
        let lstm = Lstm::parse(&text).expect("the text is well formed");
        let layer = &lstm.parameters.layers[0];
        assert_eq!(
            (layer.weights.forget[0], layer.weights.change[0], layer.biases.input[0]),
            (1.0, 4.0, 6.0)
        );
        assert_eq!((lstm.parameters.input_weight[0], lstm.parameters.output_bias[0]), (9.0, 11.0));
        assert_eq!((lstm.initial[0].hidden[0], lstm.initial[0].cell[0]), (12.0, 13.0));
        assert_eq!(lstm.sequence, [[14.0], [15.0]]);
    }

    #[test]
    fn a_sequence_of_one_cannot_be_predicted() {
        let error = Lstm::parse("1 1 1\n").expect_err("there is nothing to predict");
        assert!(error.message.contains("nothing can be predicted"), "{error}");
    }
}
