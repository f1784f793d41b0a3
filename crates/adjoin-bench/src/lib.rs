//! Benchmarks of adjoin and its peers.
