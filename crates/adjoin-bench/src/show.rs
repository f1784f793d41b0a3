//! Numbers as the tables show them.

/// Three significant digits.
pub(crate) fn significant(x: f64) -> String {
    let digits = if x < 1.0 {
        3
    } else if x < 10.0 {
        2
    } else {
        usize::from(x < 100.0)
    };
    format!("{x:.digits$}")
}

/// A time, in the unit that suits it.
pub(crate) fn duration(nanoseconds: f64) -> String {
    match nanoseconds {
        ns if ns < 1e3 => format!("{} ns", significant(ns)),
        ns if ns < 1e6 => format!("{} µs", significant(ns / 1e3)),
        ns => format!("{} ms", significant(ns / 1e6)),
    }
}

/// A number of bytes in the unit that suits it.
pub(crate) fn bytes(count: usize) -> String {
    match count as f64 {
        few if few < 1024.0 => format!("{few} B"),
        kibi if kibi < 1024.0 * 1024.0 => format!("{} KiB", significant(kibi / 1024.0)),
        mebi => format!("{} MiB", significant(mebi / (1024.0 * 1024.0))),
    }
}
