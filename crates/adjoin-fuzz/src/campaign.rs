//! Hands out seeds to child processes, and counts their verdicts.

use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

/// Number of seeds that a process checks before it is replaced, so that fresh memory is also tested.
const SEEDS_PER_PROCESS: u64 = 5000;

/// Maximum time of a program.
const PATIENCE: Duration = Duration::from_secs(180);

/// The verdicts of a campaign, counted.
#[derive(Default)]
struct Counts {
    /// Programs by kind (honest, misuse) and verdict.
    verdicts: BTreeMap<String, u64>,
    /// Programs by what their gradients were compared with.
    compared: BTreeMap<String, u64>,
    /// For each feature, how many programs with it were right and how many were refused.
    features: BTreeMap<String, [u64; 2]>,
    /// The programs that failed.
    failures: Vec<String>,
}

impl Counts {
    /// Counts a line of a worker; `end <seed>` has been taken off.
    fn count(&mut self, seed: u64, line: &str) {
        let mut words = line.splitn(3, ' ');
        let (kind, verdict, rest) = (words.next(), words.next().unwrap_or(""), words.next().unwrap_or(""));
        *self.verdicts.entry(format!("{} {verdict}", kind.unwrap_or(""))).or_default() += 1;
        if verdict == "wrong" {
            self.fail(format!("seed {seed}: {rest}"));
            return;
        }
        let (compared, features) = rest.split_once(' ').unwrap_or((rest, ""));
        for name in compared.split(',').filter(|name| *name != "-") {
            *self.compared.entry(name.to_owned()).or_default() += 1;
        }
        for name in features.split(',') {
            self.features.entry(name.to_owned()).or_default()[usize::from(verdict == "refused")] += 1;
        }
    }

    fn fail(&mut self, failure: String) {
        eprintln!("{failure}");
        self.failures.push(failure);
    }

    fn print(&self, elapsed: Duration) {
        println!("{:>10}  outcome", "programs");
        for (outcome, count) in &self.verdicts {
            println!("{count:>10}  {outcome}");
        }
        println!("\n{:>10}  gradients compared with", "programs");
        for (name, count) in &self.compared {
            println!("{count:>10}  {name}");
        }
        println!("\n{:>10} {:>10}  feature", "right", "refused");
        for (name, [right, refused]) in &self.features {
            println!("{right:>10} {refused:>10}  {name}");
        }
        println!("\n{} failures in {:.0} s", self.failures.len(), elapsed.as_secs_f64());
        self.failures.iter().take(50).for_each(|failure| println!("{failure}"));
    }
}

/// Checks the seeds in several processes at a time.
pub(crate) fn run(seeds: Range<u64>, processes: usize) -> ExitCode {
    let start = Instant::now();
    let bar = ProgressBar::new(seeds.end.saturating_sub(seeds.start));
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} programs, {per_sec}, {eta} left {msg}");
    bar.set_style(style.expect("the template is right"));
    let (next, counts) = (AtomicU64::new(seeds.start), Mutex::new(Counts::default()));
    scope(|scope| {
        for _ in 0..processes {
            scope.spawn(|| {
                loop {
                    let first = next.fetch_add(SEEDS_PER_PROCESS, Ordering::Relaxed);
                    if first >= seeds.end {
                        return;
                    }
                    let mut part = first..seeds.end.min(first + SEEDS_PER_PROCESS);
                    // A process that dies is replaced by one that continues after the seed it died of.
                    while !part.is_empty() {
                        part.start = in_child(part.clone(), &counts, &bar);
                    }
                }
            });
        }
    });
    bar.finish_and_clear();
    let counts = counts.into_inner().expect("nobody panicked");
    counts.print(start.elapsed());
    if counts.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Checks seeds in a child process, and returns the first seed that is still to be checked.
fn in_child(seeds: Range<u64>, counts: &Mutex<Counts>, bar: &ProgressBar) -> u64 {
    let mut child = Command::new(std::env::current_exe().expect("this program has a path"))
        .args(["--worker", "--seeds", &format!("{}..{}", seeds.start, seeds.end)])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child process can be started");
    let lines = BufReader::new(child.stdout.take().expect("it has an output")).lines();
    let (child, over, said) = (Mutex::new(child), AtomicBool::new(false), Mutex::new(Instant::now()));
    let mut current = seeds.start;
    scope(|scope| {
        scope.spawn(|| watch(&child, &over, &said));
        for line in lines.map_while(Result::ok) {
            *said.lock().expect("nobody panics with it") = Instant::now();
            let mut words = line.splitn(3, ' ');
            let (word, seed) = (words.next(), words.next().and_then(|seed| seed.parse().ok()));
            match (word, seed) {
                (Some("begin"), Some(seed)) => current = seed,
                (Some("end"), Some(seed)) => {
                    counts.lock().expect("nobody panics with it").count(seed, words.next().unwrap_or(""));
                    current = seed + 1;
                    bar.inc(1);
                }
                _ => {}
            }
        }
        over.store(true, Ordering::Relaxed);
    });
    let status = child.into_inner().expect("nobody panics with it").wait().expect("it was started");
    if status.success() && current >= seeds.end {
        return seeds.end;
    }
    let mut counts = counts.lock().expect("nobody panics with it");
    *counts.verdicts.entry("crashed".into()).or_default() += 1;
    counts.fail(format!("seed {current}: the process died: {status}"));
    bar.inc(1);
    current + 1
}

/// Kills the child if it prints nothing for too long.
fn watch(child: &Mutex<Child>, over: &AtomicBool, said: &Mutex<Instant>) {
    while !over.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(20));
        if said.lock().expect("nobody panics with it").elapsed() > PATIENCE {
            // It may have ended by itself in the meantime.
            let _ = child.lock().expect("nobody panics with it").kill();
            return;
        }
    }
}
