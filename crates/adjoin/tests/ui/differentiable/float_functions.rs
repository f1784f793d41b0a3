use adjoin::differentiable;

#[differentiable]
pub fn bytes(x: f64) -> [u8; 8] {
    f64::to_le_bytes(x)
}

fn main() {}
