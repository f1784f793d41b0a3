//! The generator's choices: from the bytes of a fuzzer, or from a seed.

/// A stream of bytes, from which the generator makes its choices.
///
/// After a fuzzer's bytes come zeros: the generator takes 0 for the end of whatever it generates.
pub struct Source<'a>(Stream<'a>);

enum Stream<'a> {
    Given(std::slice::Iter<'a, u8>),
    Seeded { state: u64, left: usize },
}

impl<'a> Source<'a> {
    /// The bytes of a fuzzer.
    pub fn given(bytes: &'a [u8]) -> Self {
        Self(Stream::Given(bytes.iter()))
    }
}

impl Source<'_> {
    /// Random bytes, the same for the same seed. Their number is limited, so that programs stay small.
    pub fn seeded(seed: u64) -> Self {
        Self(Stream::Seeded {
            state: seed.wrapping_mul(0xa076_1d64_78bd_642f) ^ 0x5851_f42d_4c95_7f2d,
            left: 4000,
        })
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        match &mut self.0 {
            Stream::Given(bytes) => bytes.next().copied().unwrap_or(0),
            Stream::Seeded { left: 0, .. } => 0,
            Stream::Seeded { state, left } => {
                *left -= 1;
                *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
                let mut mixed = *state;
                mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                (mixed >> 56) as u8
            }
        }
    }

    /// A number below `limit`, which is at least 1 and at most 2¹⁶.
    pub fn below(&mut self, limit: usize) -> usize {
        let wide = if limit > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (wide | usize::from(self.byte())) % limit
    }

    /// True about once in `times` times; false when the bytes are used up.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    /// One of the choices.
    pub fn of<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }

    /// A number between −1 and 1.
    pub fn number(&mut self) -> f64 {
        let bits = u16::from_le_bytes([self.byte(), self.byte()]);
        (f64::from(bits) - 32767.0) / 32768.0
    }

    /// Which argument: mostly a recent one.
    pub fn argument(&mut self) -> u8 {
        let byte = self.byte();
        if byte % 3 == 0 { byte / 3 % 30 } else { byte % 4 }
    }
}
