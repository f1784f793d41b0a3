//! Every peer's gradient of every program is the one written by hand.

use adjoin_bench::{
    Program,
    programs::{Dot, MatVec, Mult, Neural, Particles, Rotquat},
    table::check,
};
use adjoin_peers::Peers;

fn all_peers_agree_on<P: Program<M>, const M: usize>(program: &P) {
    let title = program.title();
    if let Err(disagreement) = check(&Peers, program) {
        panic!("{title}: {disagreement}");
    }
}

#[test]
fn every_peer_computes_the_hand_written_gradient() {
    all_peers_agree_on(&Mult);
    all_peers_agree_on(&Dot { length: 1_000 });
    all_peers_agree_on(&MatVec { side: 30 });
    all_peers_agree_on(&Rotquat);
    all_peers_agree_on(&Neural::SUMMED);
    all_peers_agree_on(&Neural::WEIGHTED);
    all_peers_agree_on(&Particles { steps: 1_000 });
}
