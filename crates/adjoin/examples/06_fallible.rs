//! Goal: objectives that may fail, constants, and a check of the gradient.
//!
//! `cargo run --example 06_fallible`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

use adjoin::prelude::*;

#[differentiable]
mod rates {
    /// The present value of payments at a yearly rate; an error for an invalid rate.
    pub fn present_value(rate: f64, payments: &[f64]) -> Result<f64, String> {
        if rate <= -1.0 {
            return Err(format!("a rate of {rate:.2} loses more than everything"));
        }
        Ok(payments.iter().enumerate().map(|(year, payment)| payment / (1.0 + rate).powi(year as i32)).sum())
    }
}

fn main() {
    let payments = [-100.0, 30.0, 40.0, 50.0];

    // The internal rate of return, by Newton's method.
    let mut rate = 0.05;
    for _ in 0..6 {
        let objective = |rate| rates::present_value(rate, &constant(&payments));
        match try_value_and_grad(objective, &rate) {
            Ok((value, slope)) => rate -= value / slope,
            Err(message) => return eprintln!("{message}"),
        }
    }
    println!("internal rate of return: {:.6} %", 100.0 * rate);
    println!(
        "an error passes through: {:?}",
        try_grad(|r| rates::present_value(r, &constant(&payments)), &-2.0)
    );

    // Compare the gradient with finite differences.
    let report = gradient_check!(
        |(rate, payments)| rates::present_value(rate, &payments).expect("a sensible rate"),
        &(rate, payments)
    );
    println!("\n{report}");
    assert!(report.passed());
}
