//! Operations on integers, with Haskell's meaning.

use crate::core::prim::IntOp;

/// The result, or why there is none. Operations of one argument ignore `y`.
#[inline(always)]
pub(super) fn apply(op: IntOp, x: i64, y: i64) -> Result<i64, &'static str> {
    Ok(match op {
        IntOp::Add => x.wrapping_add(y),
        IntOp::Sub => x.wrapping_sub(y),
        IntOp::Mul => x.wrapping_mul(y),
        IntOp::Negate => x.wrapping_neg(),
        IntOp::Abs => x.wrapping_abs(),
        IntOp::Signum => x.signum(),
        IntOp::Min => x.min(y),
        IntOp::Max => x.max(y),
        IntOp::Div | IntOp::Mod | IntOp::Quot | IntOp::Rem if y == 0 => return Err("division by zero"),
        IntOp::Quot => x.wrapping_div(y),
        IntOp::Rem => x.wrapping_rem(y),
        IntOp::Div => {
            let quotient = x.wrapping_div(y);
            if x.wrapping_rem(y) != 0 && (x < 0) != (y < 0) { quotient - 1 } else { quotient }
        }
        IntOp::Mod => {
            let rest = x.wrapping_rem(y);
            if rest != 0 && (rest < 0) != (y < 0) { rest + y } else { rest }
        }
        IntOp::Pow if y < 0 => return Err("negative exponent"),
        IntOp::Pow => power(x, y),
    })
}

fn power(mut x: i64, mut n: i64) -> i64 {
    let mut product = 1i64;
    while n > 0 {
        if n & 1 == 1 {
            product = product.wrapping_mul(x);
        }
        x = x.wrapping_mul(x);
        n >>= 1;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_rounds_as_haskell_does() {
        let all = |x, y| [IntOp::Div, IntOp::Mod, IntOp::Quot, IntOp::Rem].map(|op| apply(op, x, y).ok());
        assert_eq!(all(7, 2), [Some(3), Some(1), Some(3), Some(1)]);
        assert_eq!(all(-7, 2), [Some(-4), Some(1), Some(-3), Some(-1)]);
        assert_eq!(all(7, -2), [Some(-4), Some(-1), Some(-3), Some(1)]);
        assert_eq!(all(1, 0), [None; 4]);
        assert_eq!(apply(IntOp::Pow, 3, 5), Ok(243));
        assert!(apply(IntOp::Pow, 3, -1).is_err());
    }
}
