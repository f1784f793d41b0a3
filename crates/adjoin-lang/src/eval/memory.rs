//! The memory limit of a run.
//!
//! The system is asked what the process holds, every few thousand steps, and the growth since the run began
//! is what counts. So everything is in it: values, stacks, tapes. On WebAssembly, what the module has been
//! given counts; it is never given back, so a run that needs no more than one before takes nothing.

/// Watches the memory of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter {
    /// What the process held at the beginning, in bytes, once the system was asked.
    base: Option<u64>,
    limit: u64,
}

impl Meter {
    /// For a run that begins now.
    pub(crate) fn new(limit: u64) -> Self {
        let mut meter = Meter::later(limit);
        meter.begin();
        meter
    }

    /// Begins at the first check. Asking the system takes some microseconds, which is longer than many runs.
    pub(crate) fn later(limit: u64) -> Self {
        Meter { base: None, limit }
    }

    /// Begins now, unless it has: copies count from the same beginning.
    pub(crate) fn begin(&mut self) {
        if self.base.is_none() && self.limit != u64::MAX {
            self.base = Some(held());
        }
    }

    /// Whether `more` bytes would be too many.
    pub(crate) fn forbids(&mut self, more: u64) -> bool {
        if self.limit == u64::MAX {
            return false;
        }
        let held = held();
        let base = *self.base.get_or_insert(held);
        held.saturating_sub(base).saturating_add(more) > self.limit
    }
}

/// Bytes of memory that this process holds, as far as known.
#[cfg(target_family = "wasm")]
fn held() -> u64 {
    const PAGE: u64 = 64 << 10;
    core::arch::wasm32::memory_size(0) as u64 * PAGE
}

/// Bytes of memory that this process holds, as far as known.
#[cfg(not(target_family = "wasm"))]
fn held() -> u64 {
    memory_stats::memory_stats().map_or(0, |stats| stats.physical_mem as u64)
}

/// A number of bytes, in readable form.
pub(crate) fn shown(bytes: u64) -> String {
    let units = [(1u64 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")];
    match units.into_iter().find(|(size, _)| bytes >= *size) {
        Some((size, name)) if bytes % size == 0 => format!("{} {name}", bytes / size),
        Some((size, name)) => format!("{:.1} {name}", bytes as f64 / size as f64),
        None => format!("{bytes} bytes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(any(target_os = "linux", target_os = "macos", target_os = "windows"))]
    fn memory_that_is_written_to_is_noticed() {
        let noticed = || {
            let mut meter = Meter::new(64 << 20);
            let fits_before = !meter.forbids(0) && meter.forbids(65 << 20);
            let block = std::hint::black_box(vec![1u8; 256 << 20]);
            let fits_after = !meter.forbids(0);
            drop(block);
            fits_before && !fits_after
        };
        // Other tests of this process take memory and give it back at the same time, so one try may miss.
        assert!((0..50).any(|_| noticed()));
    }

    #[test]
    fn no_limit_forbids_nothing() {
        assert!(!Meter::new(u64::MAX).forbids(u64::MAX));
    }

    #[test]
    fn sizes_are_shown_in_their_largest_unit() {
        assert_eq!(shown(4 << 30), "4 GiB");
        assert_eq!(shown(1536 << 20), "1.5 GiB");
        assert_eq!(shown(10), "10 bytes");
    }
}
