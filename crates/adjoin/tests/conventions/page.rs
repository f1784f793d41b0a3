//! Every row of the page has a check here, by name.

const PAGE: &str = include_str!("../../../../book/src/conventions.md");
const RULES: &str = include_str!("../../src/rules.rs");

const INFINITY: f64 = f64::INFINITY;
const NEG_INFINITY: f64 = f64::NEG_INFINITY;
const NAN: f64 = f64::NAN;
const ZEROS: [f64; 2] = [0.0, -0.0];
const TINY: f64 = 5e-324;

/// The rows of the page, and the check of each.
const CHECKS: [(&str, &str, fn()); 19] = [
    ("`abs` at 0, `copysign` at 0", "0", magnitudes_at_zero),
    ("`min`, `max` in a tie", "½ for each operand", ties),
    ("`min`, `max` with one NaN", "all to the operand that is returned", one_nan),
    ("`min`, `max` of two NaN", "0 for each operand", two_nan),
    ("`clamp` at an end of its interval", "as `min` and `max`", ends_of_intervals),
    ("`sqrt`, `cbrt` at 0; `powf` at 0 with an exponent in (0, 1)", "+∞", roots_at_zero),
    ("`powf` with exponent 0, in the base; `powf` at 0, in the exponent", "0", powers),
    ("`powi` with exponent 0, also of NaN", "0", power_zero),
    ("`atan2`, `hypot` at the origin", "0", origin),
    ("`floor`, `ceil`, `round`, `trunc`, `signum`, `div_euclid`", "0 everywhere, jumps included", steps),
    ("`%`, `rem_euclid`, `fract` at a jump", "the derivative next to it", remainders),
    ("`ln`, `log2`, `log10` at 0", "±∞, by the sign of the zero", logarithms_at_zero),
    ("`recip` at 0", "−∞", reciprocals_at_zero),
    ("`ln_gamma`, `digamma`, `polygamma` at 0, −1, −2, …", "NaN", poles),
    (
        "`ln`, `log2`, `log10`, `ln_1p`, `atanh` outside their domain",
        "what their formula gives, though the value is NaN",
        outside_of_the_domain,
    ),
    (
        "the largest or smallest element of an array, in a tie",
        "the same share for each",
        crate::arrays::largest_and_smallest,
    ),
    ("the norm of an array of zeros", "0", crate::arrays::norm),
    // The paragraph below the table.
    ("**Zero times anything counts as 0**", "", zero_wins),
    ("Values are those of `f64`", "", values_hide_nothing),
];

/// The rows of the page's table.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = PAGE.lines().filter(|line| line.starts_with('|')).skip(2);
    lines.map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [place, convention] = cells[..] else { panic!("two cells: {line}") };
        (place, convention)
    })
}

#[test]
fn every_row_has_a_check_and_every_check_a_row() {
    for row in rows() {
        assert!(
            CHECKS.iter().any(|(place, convention, _)| (*place, *convention) == row),
            "no check for {row:?}"
        );
    }
    for (place, convention, _) in CHECKS {
        let found = if convention.is_empty() {
            PAGE.contains(place)
        } else {
            rows().any(|row| row == (place, convention))
        };
        assert!(found, "the page does not say: {place}, {convention}");
    }
    assert_eq!(rows().count(), CHECKS.iter().filter(|(_, convention, _)| !convention.is_empty()).count());
}

#[test]
fn the_rule_table_says_the_same_as_the_page() {
    for line in PAGE.lines().filter(|line| line.starts_with('|')) {
        assert!(RULES.contains(&format!("//! {line}\n")), "not in rules.rs: {line}");
    }
}

#[test]
fn every_row_holds() {
    for (place, _, check) in CHECKS {
        println!("{place}");
        check();
    }
}

fn magnitudes_at_zero() {
    for zero in ZEROS {
        assert_eq!(slopes!(|x| x.abs(), [zero]), [0.0]);
        for sign in [1.0, -1.0, 0.0, -0.0, INFINITY] {
            assert_eq!(slopes!(|x, y| x.copysign(y), [zero, sign]), [0.0, 0.0]);
        }
    }
    assert_eq!(slopes!(|x| x.abs(), [TINY]), [1.0]);
    assert_eq!(slopes!(|x| x.abs(), [-TINY]), [-1.0]);
    assert_eq!(slopes!(|x| x.abs(), [NEG_INFINITY]), [-1.0]);
    assert!(slopes!(|x| x.abs(), [NAN])[0].is_nan());
}

fn ties() {
    for (x, y) in [(1.0, 1.0), (0.0, -0.0), (-0.0, 0.0), (TINY, TINY), (INFINITY, INFINITY)] {
        assert_eq!(slopes!(|x, y| x.max(y), [x, y]), [0.5, 0.5]);
        assert_eq!(slopes!(|x, y| x.min(y), [x, y]), [0.5, 0.5]);
    }
    assert_eq!(slopes!(|x, y| x.max(y), [TINY, 0.0]), [1.0, 0.0]);
    assert_eq!(slopes!(|x, y| x.min(y), [TINY, 0.0]), [0.0, 1.0]);
}

fn one_nan() {
    for other in [1.0, 0.0, -0.0, INFINITY, NEG_INFINITY] {
        assert_eq!(slopes!(|x, y| x.max(y), [other, NAN]), [1.0, 0.0]);
        assert_eq!(slopes!(|x, y| x.max(y), [NAN, other]), [0.0, 1.0]);
        assert_eq!(slopes!(|x, y| x.min(y), [other, NAN]), [1.0, 0.0]);
        assert_eq!(slopes!(|x, y| x.min(y), [NAN, other]), [0.0, 1.0]);
    }
    // The operand that is not returned is NaN on its own account.
    assert_eq!(slopes!(|x, y| x.sqrt().max(y), [-1.0, 1.0]), [0.0, 1.0]);
    assert_eq!(slopes!(|x, y| x.ln_gamma().sin().min(y), [0.0, 1.0]), [0.0, 1.0]);
}

fn two_nan() {
    assert_eq!(slopes!(|x, y| x.max(y), [NAN, NAN]), [0.0, 0.0]);
    assert_eq!(slopes!(|x, y| x.min(y), [NAN, NAN]), [0.0, 0.0]);
}

fn ends_of_intervals() {
    for (x, low, high, expected) in [
        (1.0, 1.0, 2.0, [0.5, 0.5, 0.0]),
        (2.0, 1.0, 2.0, [0.5, 0.0, 0.5]),
        (2.0, 2.0, 2.0, [0.25, 0.25, 0.5]),
        (0.0, -0.0, 1.0, [0.5, 0.5, 0.0]),
        (-0.0, 0.0, 1.0, [0.5, 0.5, 0.0]),
        (INFINITY, 0.0, INFINITY, [0.5, 0.0, 0.5]),
        (1.5, 1.0, 2.0, [1.0, 0.0, 0.0]),
        (3.0, 1.0, 2.0, [0.0, 0.0, 1.0]),
        (NAN, 1.0, 2.0, [1.0, 0.0, 0.0]),
    ] {
        assert_eq!(slopes!(|x, low, high| x.clamp(low, high), [x, low, high]), expected, "{x}");
    }
}

fn roots_at_zero() {
    for zero in ZEROS {
        assert_eq!(slopes!(|x| x.sqrt(), [zero]), [INFINITY]);
        assert_eq!(slopes!(|x| x.cbrt(), [zero]), [INFINITY]);
        for exponent in [0.3, 0.5, TINY] {
            assert_eq!(slopes!(|x, y| x.powf(y), [zero, exponent]), [INFINITY, 0.0], "{exponent}");
        }
    }
    // Finite next to it.
    assert!(slopes!(|x| x.sqrt(), [TINY])[0].is_finite());
    assert!(slopes!(|x| x.cbrt(), [-TINY])[0] > 0.0);
}

fn powers() {
    for base in [0.0, -0.0, 1.0, -2.0, TINY, INFINITY, NEG_INFINITY, NAN] {
        assert_eq!(slopes!(|x, y| x.powf(y), [base, 0.0])[0], 0.0, "{base}");
        assert_eq!(slopes!(|x, y| x.powf(y), [base, -0.0])[0], 0.0, "{base}");
    }
    for zero in ZEROS {
        for exponent in [0.0, 0.5, 1.0, 2.0, 3.5, -1.0, INFINITY] {
            assert_eq!(slopes!(|x, y| x.powf(y), [zero, exponent])[1], 0.0, "{exponent}");
        }
    }
}

fn power_zero() {
    for base in [0.0, -0.0, 2.0, INFINITY, NEG_INFINITY, NAN, TINY] {
        assert_eq!(slopes!(|x| x.powi(0), [base]), [0.0]);
    }
    assert_eq!(slopes!(|x| x.sqrt().powi(0), [-1.0]), [0.0]);
    assert_eq!(slopes!(|x| x.ln_gamma().powi(0), [0.0]), [0.0]);
}

fn origin() {
    for x in ZEROS {
        for y in ZEROS {
            assert_eq!(slopes!(|x, y| x.atan2(y), [x, y]), [0.0, 0.0]);
            assert_eq!(slopes!(|x, y| x.hypot(y), [x, y]), [0.0, 0.0]);
        }
    }
    assert_eq!(slopes!(|x, y| x.hypot(y), [TINY, 0.0]), [1.0, 0.0]);
}

fn steps() {
    for x in [0.0, -0.0, 0.5, 1.0, -1.0, 1.5, 2.5, 7.3, TINY, INFINITY, NEG_INFINITY, NAN] {
        assert_eq!(slopes!(|x| x.floor(), [x]), [0.0]);
        assert_eq!(slopes!(|x| x.ceil(), [x]), [0.0]);
        assert_eq!(slopes!(|x| x.round(), [x]), [0.0]);
        assert_eq!(slopes!(|x| x.round_ties_even(), [x]), [0.0]);
        assert_eq!(slopes!(|x| x.trunc(), [x]), [0.0]);
        assert_eq!(slopes!(|x| x.signum(), [x]), [0.0]);
        assert_eq!(slopes!(|x, y| x.div_euclid(y), [x, 2.0]), [0.0, 0.0]);
        assert_eq!(slopes!(|x, y| x.div_euclid(y), [1.0, x]), [0.0, 0.0]);
    }
    assert_eq!(slopes!(|x| x.sqrt().floor(), [0.0]), [0.0]);
}

fn remainders() {
    for (x, y, quotient) in [(6.0, 2.0, 3.0), (-6.0, 2.0, -3.0), (0.0, 2.0, 0.0), (-0.0, 2.0, 0.0)] {
        assert_eq!(slopes!(|x, y| x % y, [x, y]), [1.0, -quotient], "{x} % {y}");
        assert_eq!(slopes!(|x, y| x.rem_euclid(y), [x, y]), [1.0, -quotient], "{x} rem {y}");
    }
    assert_eq!(slopes!(|x, y| x % y, [1.0, INFINITY]), [1.0, 0.0]);
    for x in [0.0, -0.0, 2.0, -3.0, TINY, INFINITY] {
        assert_eq!(slopes!(|x| x.fract(), [x]), [1.0]);
    }
}

fn logarithms_at_zero() {
    for (zero, expected) in [(0.0, INFINITY), (-0.0, NEG_INFINITY)] {
        assert_eq!(slopes!(|x| x.ln(), [zero]), [expected]);
        assert_eq!(slopes!(|x| x.log2(), [zero]), [expected]);
        assert_eq!(slopes!(|x| x.log10(), [zero]), [expected]);
    }
    assert_eq!(slopes!(|x| (x * x).ln(), [0.0]), [0.0]);
}

fn reciprocals_at_zero() {
    for zero in ZEROS {
        assert_eq!(slopes!(|x| x.recip(), [zero]), [NEG_INFINITY]);
    }
    assert_eq!(slopes!(|x| x.recip(), [TINY]), [NEG_INFINITY]);
    assert_eq!(slopes!(|x| x.recip(), [INFINITY]), [0.0]);
}

fn poles() {
    for pole in [0.0, -0.0, -1.0, -2.0, -30.0] {
        assert!(slopes!(|x| x.ln_gamma(), [pole])[0].is_nan(), "{pole}");
        assert!(slopes!(|x| x.digamma(), [pole])[0].is_nan(), "{pole}");
        assert!(slopes!(|x| x.polygamma(2), [pole])[0].is_nan(), "{pole}");
        // But a zero factor on the path wins, before or after it.
        assert_eq!(slopes!(|x| x.ln_gamma() * 0.0, [pole]), [0.0], "{pole}");
        assert_eq!(slopes!(|x| (x * 0.0 + 1.0 - 1.0).ln_gamma(), [pole]), [0.0], "{pole}");
    }
}

fn outside_of_the_domain() {
    assert_eq!(slopes!(|x| x.ln(), [-2.0]), [-0.5]);
    assert_eq!(slopes!(|x| x.log2(), [-2.0]), [-0.5 / std::f64::consts::LN_2]);
    assert_eq!(slopes!(|x| x.log10(), [-1.0]), [-1.0 / std::f64::consts::LN_10]);
    assert_eq!(slopes!(|x| x.ln_1p(), [-3.0]), [-0.5]);
    assert_eq!(slopes!(|x| x.atanh(), [3.0]), [-0.125]);
    // Roots are NaN there.
    assert!(slopes!(|x| x.sqrt(), [-1.0])[0].is_nan());
    assert!(slopes!(|x| x.asin(), [2.0])[0].is_nan());
    assert!(slopes!(|x| x.acosh(), [0.5])[0].is_nan());
}

fn zero_wins() {
    assert_eq!(slopes!(|x| (x * x).sqrt(), [0.0]), [0.0]);
    assert_eq!(slopes!(|x| x.sqrt().max(R::constant(1.0)), [-1.0]), [0.0]);
    assert_eq!(slopes!(|x| x.sqrt() * 0.0, [-1.0]), [0.0]);
    assert_eq!(slopes!(|x| (x * 0.0 - 1.0).sqrt(), [2.0]), [0.0]);
    assert_eq!(slopes!(|x, y| x * y.sqrt(), [0.0, 0.0]), [0.0, 0.0]);
    assert!(slopes!(|x| x.sqrt() * x, [-1.0])[0].is_nan());
    assert!(slopes!(|x| x.sqrt() + x, [-1.0])[0].is_nan());
}

fn values_hide_nothing() {
    use adjoin::value_and_grad;
    let (value, slope) = value_and_grad(|x| x.sqrt() * 0.0, &-1.0);
    assert!(value.is_nan() && slope == 0.0);
}
