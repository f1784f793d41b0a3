//! Long messages in frames of a limited length: MPI counts bytes by 31 bits.
//!
//! A frame that is not full is the last one. So nearly every message is one frame, and is sent as it is.

/// The frames of a message, given the length of a full one.
pub(super) fn frames(message: &[u8], full: usize) -> impl Iterator<Item = &[u8]> {
    let ends_full = message.len() % full == 0;
    message.chunks(full).chain(ends_full.then_some(&[][..]))
}

/// The message whose frames come one after the other.
pub(super) fn joined(full: usize, mut next: impl FnMut() -> Vec<u8>) -> Vec<u8> {
    let mut message = next();
    let mut last = message.len();
    while last == full {
        let frame = next();
        last = frame.len();
        message.extend(frame);
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_any_length_arrive_whole() {
        for length in 0..30_usize {
            let message: Vec<u8> = (0..length as u8).collect();
            let mut sent = frames(&message, 8).map(<[u8]>::to_vec).collect::<Vec<_>>().into_iter();
            assert_eq!(sent.len(), 1 + length / 8);
            assert_eq!(joined(8, || sent.next().unwrap()), message);
            assert_eq!(sent.next(), None);
        }
    }
}
