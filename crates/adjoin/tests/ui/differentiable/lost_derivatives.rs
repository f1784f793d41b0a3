use adjoin::differentiable;

// A scalar that is taken apart into bits or text and put together again would have no derivative.
#[differentiable]
mod model {
    pub fn mantissa(x: f64) -> f64 {
        let bits = x.to_bits();
        f64::from_bits((bits & 0x800f_ffff_ffff_fff0) | 0x3fe0_0000_0000_0000)
    }

    pub fn by_name(x: f64) -> f64 {
        [x.to_bits()].into_iter().map(f64::from_bits).sum()
    }

    pub fn from_bytes(x: f64, bytes: [u8; 8]) -> f64 {
        x + f64::from_le_bytes(bytes)
    }

    // In the same module bits of scalars are taken, and this may be called with them.
    pub fn assembled(bits: u64) -> f64 {
        f64::from_bits(bits >> 1)
    }

    pub fn nearly_a_logarithm(x: f64) -> f64 {
        let bits = x.to_bits() as i64;
        let other = f64::from(x.to_bits() as u32);
        bits as f64 * 1e-16 + (x.to_bits() - 1023) as f64 + other
    }

    pub fn rounded(x: f64) -> f64 {
        let text = format!("{x:.2}");
        let first: f64 = text.parse().unwrap();
        first + x.to_string().trim().parse::<f64>().unwrap()
    }

    pub fn reinterpreted(x: f64, words: &[u64]) -> f64 {
        let word = unsafe { *(&x as *const f64 as *const u64) };
        unsafe { *(words.as_ptr() as *const f64) + word as f64 }
    }

    // Bits that are compared, and those that are known when compiling, are fine.
    pub fn fine(x: f64, y: f64) -> f64 {
        const MASK: u64 = 0x7ff0_0000_0000_0000;
        let exponent = (x.to_bits() >> 52) as i32;
        if x.to_bits() == y.to_bits() { x * exponent as f64 } else { y * f64::from_bits(MASK - 1) }
    }
}

fn main() {}
