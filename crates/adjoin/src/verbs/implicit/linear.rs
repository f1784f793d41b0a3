//! Linear solvers of the user's, checked, and their derivatives.
//!
//! With `x = J⁻¹ b`, cotangents are pulled back by `J⁻ᵀ` and tangents pushed forward by `J⁻¹`: a rule whose
//! two directions are rules of the same kind.

use std::sync::Arc;

use crate::real::{Real, Rule, by_rule};

/// Solves systems of linear equations with one matrix and its transpose, for
/// [`implicit_by`](crate::implicit_by).
///
/// A pair of closures is one: the first solves `J x = b`, the second `Jᵀ x = b`.
pub trait LinearSolver: Send + Sync + 'static {
    /// The `x` with `J x = b`.
    fn solve(&self, b: &[f64]) -> Vec<f64>;

    /// The `x` with `Jᵀ x = b`.
    fn solve_transposed(&self, b: &[f64]) -> Vec<f64>;
}

impl<F, G> LinearSolver for (F, G)
where
    F: Fn(&[f64]) -> Vec<f64> + Send + Sync + 'static,
    G: Fn(&[f64]) -> Vec<f64> + Send + Sync + 'static,
{
    fn solve(&self, b: &[f64]) -> Vec<f64> {
        self.0(b)
    }

    fn solve_transposed(&self, b: &[f64]) -> Vec<f64> {
        self.1(b)
    }
}

/// By how much residuals may be too large, relative to the right side.
const TOLERANCE: f64 = 1e-6;

/// A solver with a solution of each kind, against which its other answers are checked.
pub(super) struct Checked<S> {
    solver: S,
    /// `J x = b`.
    plain: Solution,
    /// `Jᵀ x = b`.
    transposed: Solution,
}

#[derive(Default)]
struct Solution {
    b: Vec<f64>,
    x: Vec<f64>,
}

impl<S: LinearSolver> Checked<S> {
    /// # Panics
    /// If the solver's answers are wrong, by the given product with the matrix.
    pub(super) fn new(solver: S, size: usize, product: impl FnOnce(&[f64]) -> Vec<f64>) -> Self {
        let mut checked = Self { solver, plain: Solution::default(), transposed: Solution::default() };
        let b = probe(size, 1);
        let x = checked.ask(&b, false);
        let misses = product(&x).into_iter().zip(&b).map(|(product, b)| product - b);
        let miss = norm(misses) / norm(b.iter().copied());
        assert!(
            size == 0 || miss <= TOLERANCE,
            "implicit_by: the linear solver does not solve systems with the Jacobian of the residual with respect to the solution: for a \
             right-hand side of norm 1, the residual of its answer has norm {miss:.1e}. It must be at most {TOLERANCE:.0e}"
        );
        checked.plain = Solution { b, x };
        let b = probe(size, 2);
        let x = checked.ask(&b, true);
        require_agreement(&b, &x, &checked.plain, "the transposed Jacobian");
        checked.transposed = Solution { b, x };
        checked
    }

    /// The solver's answer.
    ///
    /// # Panics
    /// If it has another length.
    fn ask(&self, b: &[f64], transposed: bool) -> Vec<f64> {
        let x = if transposed { self.solver.solve_transposed(b) } else { self.solver.solve(b) };
        assert!(
            x.len() == b.len(),
            "implicit_by: the linear solver returned {} numbers for a right-hand side of {}",
            x.len(),
            b.len()
        );
        x
    }

    /// The solver's answer, checked.
    fn solve(&self, b: &[f64], transposed: bool) -> Vec<f64> {
        if b.iter().all(|b| *b == 0.0) {
            return vec![0.0; b.len()];
        }
        if b.iter().any(|b| !b.is_finite()) {
            return vec![f64::NAN; b.len()];
        }
        let x = self.ask(b, transposed);
        if transposed {
            require_agreement(b, &x, &self.plain, "the transposed Jacobian");
        } else {
            require_agreement(b, &x, &self.transposed, "the Jacobian");
        }
        x
    }
}

/// Checks an answer against one to a system with the transposed matrix: `⟨x, b′⟩ = ⟨b, x′⟩`.
fn require_agreement(b: &[f64], x: &[f64], other: &Solution, matrix: &str) {
    let dot = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f64>();
    let length = |x: &[f64]| norm(x.iter().copied());
    let gap = (dot(x, &other.b) - dot(b, &other.x)).abs();
    let scale = length(x) * length(&other.b) + length(b) * length(&other.x);
    assert!(
        gap <= TOLERANCE * scale,
        "implicit_by: the linear solver's answer for {matrix} does not agree with its answer for the transpose of that matrix: \
         ⟨J⁻ᵀ c, b⟩ and ⟨c, J⁻¹ b⟩ have a relative difference of {:.1e}. Does it solve both systems, and did it converge?",
        gap / scale
    );
}

fn norm(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(0.0, f64::hypot)
}

/// Numbers between −1 and 1 that look random.
fn probe(length: usize, seed: u64) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = || {
        // Xorshift.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    (0..length).map(|_| next()).collect()
}

/// The inverse of a matrix, or of its transpose.
pub(super) struct Inverse<S> {
    solver: Arc<Checked<S>>,
    transposed: bool,
}

impl<S> Inverse<S> {
    pub(super) fn of(solver: Arc<Checked<S>>) -> Self {
        Self { solver, transposed: false }
    }

    fn apply<R: Real>(&self, b: &[R], transposed: bool) -> Vec<R>
    where
        S: LinearSolver,
    {
        by_rule(Self { solver: Arc::clone(&self.solver), transposed }, b)
    }
}

impl<S: LinearSolver> Rule for Inverse<S> {
    type Input = Vec<f64>;
    type Output = Vec<f64>;

    fn value(&self, b: &Vec<f64>) -> Vec<f64> {
        self.solver.solve(b, self.transposed)
    }

    fn pull<R: Real>(&self, _: &Vec<R>, _: &Vec<R>, cotangent: &Vec<R>) -> Vec<R> {
        self.apply(cotangent, !self.transposed)
    }

    fn push<R: Real>(&self, _: &Vec<R>, _: &Vec<R>, tangent: &Vec<R>) -> Vec<R> {
        self.apply(tangent, self.transposed)
    }
}
