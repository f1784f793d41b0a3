//! Times all forms of all problems, after checking each against the derivative written by hand.

use std::{error::Error, path::PathBuf, time::Duration};

use super::{
    form::Problem,
    instances::{Instance, Scale},
    report::{Derivative, Measured, Report},
};
use crate::{
    Contender, Role,
    forks::{Pools, check_bits},
    machine::Machine,
    measure::{Sampling, interleaved},
};

/// A problem, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Which {
    /// Mixture of Gaussians.
    Gmm,
    /// Bundle adjustment.
    Ba,
    /// LSTM.
    Lstm,
    /// Hand tracking.
    Hand,
    /// The paper's `dot`, `matvec` and `neural`, on arrays.
    Programs,
}

/// What to measure, on which data, and for how long.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// The problems.
    #[arg(long, value_name = "PROBLEM,…", value_delimiter = ',', value_enum,
          default_values_t = [Which::Programs, Which::Gmm, Which::Ba, Which::Lstm, Which::Hand])]
    pub problem: Vec<Which>,
    /// A directory with `ADBench`'s data files, in its subdirectories gmm, ba, lstm and hand; sizes that it
    /// does not have are generated, as all are without it.
    #[arg(long, value_name = "DIRECTORY")]
    pub data: Option<PathBuf>,
    /// Seconds to spend on each problem and size, all forms together.
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS")]
    pub budget: f64,
}

/// Measures the problems; says on the error stream what it is at.
///
/// # Errors
/// If a file cannot be read or a pool be built, or if a form's derivative is not the one written by hand, or
/// depends on the number of threads.
pub fn run(scale: Scale, options: &Options) -> Result<Report, Box<dyn Error>> {
    if let Some(directory) = options.data.as_ref().filter(|directory| !directory.is_dir()) {
        return Err(format!("{}: no such directory", directory.display()).into());
    }
    let data = options.data.as_deref();
    let runner = Runner {
        pools: Pools::new()?,
        sampling: Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0))),
    };
    let mut problems = Vec::new();
    for which in [Which::Programs, Which::Gmm, Which::Ba, Which::Lstm, Which::Hand] {
        if options.problem.contains(&which) {
            problems.extend(match which {
                Which::Gmm => runner.measure_all(scale.gmm(data)?)?,
                Which::Ba => runner.measure_all(scale.ba(data)?)?,
                Which::Lstm => runner.measure_all(scale.lstm(data)?)?,
                Which::Hand => runner.measure_all(scale.hand(data)?)?,
                Which::Programs => runner.measure_all(scale.programs())?,
            });
        }
    }
    Ok(Report { machine: Machine::here(), problems })
}

struct Runner {
    pools: Pools,
    sampling: Sampling,
}

impl Runner {
    fn measure_all<P: Problem>(&self, instances: Vec<Instance<P>>) -> Result<Vec<Measured>, Box<dyn Error>> {
        instances.into_iter().map(|instance| self.measure(&instance)).collect()
    }

    /// One problem: all forms on one thread, and those that fork on two as well, all in turns.
    fn measure<P: Problem>(&self, instance: &Instance<P>) -> Result<Measured, Box<dyn Error>> {
        let Instance { problem, source } = instance;
        let title = problem.title();
        let forms = P::forms();
        eprintln!("{title} ({source}): checking {} forms", forms.len());
        let mut contenders =
            vec![Contender::in_pool("objective", Role::Primal, &self.pools.one, |outputs| {
                problem.objective(outputs);
            })];
        let mut derivatives = Vec::new();
        let mut expected: Option<Vec<f64>> = None;
        for form in &forms {
            let enter = |pool| Contender::in_pool(form.name, form.role, pool, (form.derivative)(problem));
            let mut on_one = enter(&self.pools.one);
            match &expected {
                None => expected = Some(on_one.answer().to_vec()),
                Some(expected) => on_one.check(expected)?,
            }
            let tape = form.tape.map(|tape| tape(problem));
            let mut add = |threads, contender| {
                contenders.push(contender);
                derivatives.push((form.name, form.role, threads, tape));
            };
            if form.parallel {
                let mut on_two = enter(&self.pools.two);
                check_bits(&mut on_one, &mut on_two)?;
                add(1, on_one);
                add(2, on_two);
            } else {
                add(1, on_one);
            }
        }
        eprintln!("{title} ({source}): timing for {:.1} s", self.sampling.budget.as_secs_f64());
        let mut timings = interleaved(&mut contenders, self.sampling).into_iter();
        let objective = timings.next().ok_or("the objective was timed first")?;
        let derivatives = derivatives
            .into_iter()
            .zip(timings)
            .map(|((name, role, threads, tape), timing)| Derivative {
                form: name.to_owned(),
                role,
                threads,
                tape,
                timing,
            })
            .collect();
        Ok(Measured::new(title, source.clone(), objective, derivatives, P::goals()))
    }
}
