//! Rust's other reverse-mode libraries, each as a [`Tool`](adjoin_bench::Tool) for the benchmark programs.
//!
//! Each peer runs the same scalar code as adjoin does, in the form its own documentation recommends, and
//! reuses its tape wherever its interface lets it. A peer's number is wrapped in a type of this crate,
//! because [`Scalar`](adjoin_bench::Scalar) and the number both come from elsewhere; the wrapper inlines to
//! nothing.

#![forbid(unsafe_code)]

mod delegate;
pub mod peers;

use adjoin_bench::{Adjoin, Contender, Program, table::Entrants};

/// adjoin and all peers.
#[derive(Clone, Copy, Debug)]
pub struct Peers;

impl Entrants for Peers {
    fn enter<'a, P: Program<M>, const M: usize>(
        &self,
        program: &'a P,
        x: &'a P::Point,
    ) -> Vec<Contender<'a>> {
        vec![
            Contender::tool(Adjoin, program, x),
            Contender::tool(peers::rustquant::Peer::default(), program, x),
            Contender::tool(peers::reverse::Peer::default(), program, x),
            Contender::tool(peers::aad::Peer, program, x),
            Contender::tool(peers::echidna::Peer::default(), program, x),
            Contender::tool(peers::echidna_replay::Peer::default(), program, x),
            Contender::tool(peers::ad_trait::Peer, program, x),
            #[cfg(feature = "xad")]
            Contender::tool(peers::xad::Peer::default(), program, x),
        ]
    }
}
