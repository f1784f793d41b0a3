//! Goal: the normal modes of a molecule, from the Hessian of its energy, with a plot of its spectrum.
//!
//! Water with harmonic bonds and a harmonic angle. The geometry is found by Newton's method, with the Hessian
//! of the verb; its mass-weighted Hessian has the squares of the frequencies as eigenvalues, six of which are
//! zero: three shifts, three rotations.
//!
//! `cargo run --release --example 12_normal_modes`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

#[path = "plot/mod.rs"]
mod plot;

use adjoin::prelude::*;

#[differentiable]
mod molecule {
    pub type Atoms = [[f64; 3]; 3];

    fn minus(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
        [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
    }

    fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    /// In kJ/mol, of oxygen and two hydrogens, in Å: bonds of 0.9572 Å, an angle of 104.52°.
    pub fn energy(atoms: &Atoms) -> f64 {
        let (first, second) = (minus(atoms[1], atoms[0]), minus(atoms[2], atoms[0]));
        let (a, b) = (dot(first, first).sqrt(), dot(second, second).sqrt());
        let angle = (dot(first, second) / (a * b)).acos();
        let stretch = (a - 0.9572).powi(2) + (b - 0.9572).powi(2);
        0.5 * 5000.0 * stretch + 0.5 * 420.0 * (angle - 104.52_f64.to_radians()).powi(2)
    }
}

/// Eigenvalues and eigenvectors of a symmetric matrix, by Jacobi's rotations.
fn eigen(mut a: Vec<Vec<f64>>) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = a.len();
    let mut vectors: Vec<Vec<f64>> =
        (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for _ in 0..60 {
        for p in 0..n {
            for q in p + 1..n {
                if a[p][q].abs() < 1e-300 {
                    continue;
                }
                let theta = 0.5 * (a[q][q] - a[p][p]) / a[p][q];
                let t = theta.signum() / (theta.abs() + theta.hypot(1.0));
                let c = t.hypot(1.0).recip();
                let s = t * c;
                for row in &mut a {
                    (row[p], row[q]) = (c * row[p] - s * row[q], s * row[p] + c * row[q]);
                }
                let (above, below) = a.split_at_mut(q);
                for (x, y) in above[p].iter_mut().zip(&mut below[0]) {
                    (*x, *y) = (c * *x - s * *y, s * *x + c * *y);
                }
                for row in &mut vectors {
                    (row[p], row[q]) = (c * row[p] - s * row[q], s * row[p] + c * row[q]);
                }
            }
        }
    }
    let columns = (0..n).map(|j| vectors.iter().map(|row| row[j]).collect()).collect();
    ((0..n).map(|i| a[i][i]).collect(), columns)
}

fn hessian_of(atoms: &molecule::Atoms) -> Vec<Vec<f64>> {
    let matrix = hessian(|atoms| molecule::energy(&atoms), atoms);
    (0..9).map(|row| matrix.row(row).to_vec()).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Newton's method from a bent geometry. Shifts and rotations cost nothing, so steps leave them out.
    let mut atoms: molecule::Atoms = [[0.0; 3], [1.1, 0.05, 0.1], [-0.2, 0.8, -0.1]];
    for _ in 0..30 {
        let slopes = grad(|atoms| molecule::energy(&atoms), &atoms).flatten();
        let (values, vectors) = eigen(hessian_of(&atoms));
        let mut x = atoms.flatten();
        for (value, vector) in values.iter().zip(&vectors).filter(|(value, _)| value.abs() > 1.0) {
            let along: f64 = vector.iter().zip(&slopes).map(|(v, g)| v * g).sum();
            x.iter_mut().zip(vector).for_each(|(x, v)| *x -= along / value.abs() * v);
        }
        atoms.set_scalars(&x)?;
    }
    println!("energy {:.2e} kJ/mol at {atoms:.4?}", molecule::energy(&atoms));
    assert!(molecule::energy(&atoms) < 1e-12);

    let masses = [15.999, 1.008, 1.008];
    let mass = |i: usize| masses[i / 3];
    let mut weighted = hessian_of(&atoms);
    for (i, row) in weighted.iter_mut().enumerate() {
        row.iter_mut().enumerate().for_each(|(j, entry)| *entry /= f64::sqrt(mass(i) * mass(j)));
    }
    let (values, _) = eigen(weighted);
    // √(kJ/mol / (g/mol Å²)) is 10¹³ s⁻¹; as a wave number, that is divided by 2 π c.
    let mut waves: Vec<f64> =
        values.iter().map(|v| v.abs().sqrt() * 1e13 / (std::f64::consts::TAU * 2.997_924_58e10)).collect();
    waves.sort_by(f64::total_cmp);
    println!("wave numbers in cm⁻¹: {waves:.1?}");
    assert!(waves[..6].iter().all(|wave| *wave < 1e-2), "three shifts and three rotations");
    assert!(waves[6] > 1300.0 && waves[8] < 4200.0);

    let line = |x: f64| waves[6..].iter().map(|wave| 1.0 / (1.0 + ((x - wave) / 20.0).powi(2))).sum::<f64>();
    plot::Plot::new("Vibrations of water", "wave number, cm⁻¹", "")
        .line("spectrum", (0..1000).map(|i| 1000.0 + 3.5 * f64::from(i)).map(|x| (x, line(x))))
        .save("normal_modes")?;
    Ok(())
}
