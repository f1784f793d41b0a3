// at 1510.0, 1730.0
pub fn elo(x: &[f64]) -> f64 {
    let (a, b) = (elo::EloRating { rating: x[0] }, elo::EloRating { rating: x[1] });
    let (a, b) = elo::elo(&a, &b, &Outcomes::WIN, &elo::EloConfig::new());
    a.rating * 2.0 + b.rating
}

// at 1510.0, 120.0, 1730.0, 80.0
pub fn glicko(x: &[f64]) -> f64 {
    let a = glicko::GlickoRating { rating: x[0], deviation: x[1] };
    let b = glicko::GlickoRating { rating: x[2], deviation: x[3] };
    let (a, b) = glicko::glicko(&a, &b, &Outcomes::LOSS, &glicko::GlickoConfig::new());
    a.rating * 2.0 + b.rating + a.deviation
}

// at 25.0, 3.3, 27.0, 4.4
pub fn trueskill(x: &[f64]) -> f64 {
    let a = trueskill::TrueSkillRating { rating: x[0], uncertainty: x[1] };
    let b = trueskill::TrueSkillRating { rating: x[2], uncertainty: x[3] };
    let (a, b) = trueskill::trueskill(&a, &b, &Outcomes::WIN, &trueskill::TrueSkillConfig::new());
    a.rating * 2.0 + b.rating + a.uncertainty
}
