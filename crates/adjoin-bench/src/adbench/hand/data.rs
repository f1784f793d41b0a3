//! Hands from files of `ADBench`.
//!
//! `model/bones.txt`, a bone a line, colons between: name, parent (−1 for none), 16 numbers of
//! `base_relative` and 16 of `inverse_base_absolute`, both row by row. `model/vertices.txt`: x, y, z, five
//! numbers of no use here, a count, and that many pairs of bone and weight. An instance, with white space
//! between: `N n_theta`; N lines of a vertex and a point; θ. The triangles of the model play no part in the
//! simple form.

use std::{error::Error, path::Path};

use super::{Affine, Bone, Hand, Model, Observation, PARAMETERS, Vertex};
use crate::adbench::reader::{ReadError, Words, read_file};

/// Minimum number of bones: fewer would leave a finger without its angles.
const LEAST_BONES: usize = 21;

impl Hand {
    /// Reads an instance, and the model in the directory `model` beside it.
    ///
    /// # Errors
    /// If a file is missing or not in `ADBench`'s format, with its name and the line.
    pub fn read(instance: &Path) -> Result<Self, Box<dyn Error>> {
        let directory = instance.with_file_name("model");
        let bones = read_file(&directory.join("bones.txt"), parse_bones)?;
        let vertices = read_file(&directory.join("vertices.txt"), |text| parse_vertices(text, bones.len()))?;
        let vertex_count = vertices.len();
        let (observations, theta) = read_file(instance, |text| parse_instance(text, vertex_count))?;
        Ok(Hand { model: Model { bones, vertices, mirrored: false }, observations, theta })
    }
}

fn parse_bones(text: &str) -> Result<Vec<Bone>, ReadError> {
    let mut words = Words::between_colons(text);
    let mut bones = Vec::new();
    while !words.is_at_end() {
        let name = words.word("the name of a bone")?.to_owned();
        let parent = match words.word("the parent of a bone")? {
            "-1" => None,
            word => match word.parse::<usize>() {
                Ok(parent) if parent < bones.len() => Some(parent),
                _ => {
                    let before = bones.len();
                    let message = format!(
                        "the parent of bone {before} has to be −1 or a bone before it, found `{word}`"
                    );
                    return Err(words.error(message));
                }
            },
        };
        let base_relative = parse_affine(&mut words, "a number of base_relative")?;
        let inverse_base_absolute = parse_affine(&mut words, "a number of inverse_base_absolute")?;
        bones.push(Bone { name, parent, base_relative, inverse_base_absolute });
    }
    if bones.len() < LEAST_BONES {
        return Err(words.error(format!("{} bones, and a hand has at least {LEAST_BONES}", bones.len())));
    }
    Ok(bones)
}

fn parse_affine(words: &mut Words<'_>, what: &str) -> Result<Affine, ReadError> {
    let m: [f64; 16] = words.array(what)?;
    if m[12..] != [0.0, 0.0, 0.0, 1.0] {
        return Err(words.error(format!("the last row of a matrix has to be 0 0 0 1, found {:?}", &m[12..])));
    }
    let row = |i: usize| [m[4 * i], m[4 * i + 1], m[4 * i + 2]];
    Ok(Affine { linear: [row(0), row(1), row(2)], offset: [m[3], m[7], m[11]] })
}

fn parse_vertices(text: &str, bones: usize) -> Result<Vec<Vertex>, ReadError> {
    let mut words = Words::between_colons(text);
    let mut vertices = Vec::new();
    while !words.is_at_end() {
        let position = words.array::<3>("a coordinate of a vertex")?;
        words.array::<5>("a number that is skipped")?;
        let count = words.count("the number of bones of a vertex")?;
        let weights = (0..count)
            .map(|_| Ok((words.index(bones, "the bone of a vertex")?, words.number("a weight of a vertex")?)))
            .collect::<Result<_, ReadError>>()?;
        vertices.push(Vertex { position, weights });
    }
    Ok(vertices)
}

type Instance = (Vec<Observation>, [f64; PARAMETERS]);

fn parse_instance(text: &str, vertices: usize) -> Result<Instance, ReadError> {
    let mut words = Words::new(text);
    let count = words.count("the number of observations N")?;
    let parameters = words.count("the number of parameters")?;
    if parameters != PARAMETERS {
        let message = format!("{parameters} parameters: only the form with {PARAMETERS} is known");
        return Err(words.error(message));
    }
    let observations = (0..count)
        .map(|_| {
            let vertex = words.index(vertices, "a vertex")?;
            Ok(Observation { vertex, seen: words.array("a coordinate of a point")? })
        })
        .collect::<Result<_, ReadError>>()?;
    let theta = words.array("a number of θ")?;
    words.finish()?;
    Ok((observations, theta))
}

#[cfg(test)]
mod tests {
    use super::{parse_bones, parse_instance, parse_vertices};

    const MATRIX: &str = "1:2:3:4:5:6:7:8:9:10:11:12:0:0:0:1";

    #[test]
    fn all_bones_are_there_and_come_after_their_parents() {
        let bone = |name: &str, parent: &str| format!("{name}:{parent}:{MATRIX}:{MATRIX}\n");
        let hand: String = (0..22).map(|b: i32| bone("bone", &(b - 1).to_string())).collect();
        let bones = parse_bones(&hand).expect("the text is well formed");
        assert_eq!((bones[0].parent, bones[21].parent), (None, Some(20)));
        assert_eq!(bones[0].base_relative.linear[1], [5.0, 6.0, 7.0]);
        assert_eq!(bones[0].inverse_base_absolute.offset, [4.0, 8.0, 12.0]);

        let error = parse_bones(&bone("wrist", "0")).expect_err("a bone is its own parent");
        assert!(error.message.contains("a bone before it"), "{error}");
        let error = parse_bones(&bone("wrist", "-1")).expect_err("fingers are missing");
        assert!(error.message.contains("at least 21"), "{error}");
    }

    #[test]
    fn vertices_name_bones_that_are_there() {
        let vertices = parse_vertices("1:2:3:0:0:0:0:0:2:0:0.25:1:0.75\n", 2).expect("well formed");
        assert_eq!(vertices[0].weights, [(0, 0.25), (1, 0.75)]);
        assert!(parse_vertices("1:2:3:0:0:0:0:0:1:2:1\n", 2).is_err());
    }

    #[test]
    fn an_instance_has_26_parameters() {
        assert!(parse_instance("0 28\n", 1).expect_err("the other form").message.contains("28 parameters"));
        let text = format!("1 26\n0 1 2 3\n{}", "0.5\n".repeat(26));
        let (observations, theta) = parse_instance(&text, 1).expect("well formed");
        assert_eq!((observations[0].vertex, observations[0].seen), (0, [1.0, 2.0, 3.0]));
        assert_eq!(theta, [0.5; 26]);
    }
}
