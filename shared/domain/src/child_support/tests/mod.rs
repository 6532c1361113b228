//! The worksheet against the law, against cases that were computed by hand, and against families drawn at random.

mod cases;
mod families;
mod rules;

use std::sync::LazyLock;

use super::*;
use crate::money::Amount;

fn guidelines() -> &'static Guidelines {
    static GUIDELINES: LazyLock<Guidelines> = LazyLock::new(Guidelines::of_files);
    &GUIDELINES
}

/// Incomes in cents; a case without overnights has none of them.
fn parents(children: usize, (petitioner, respondent): (u64, u64)) -> Inputs {
    Inputs {
        children: Children::new(children).unwrap(),
        gross: Pair::default(),
        net: Pair { petitioner: Amount(petitioner), respondent: Amount(respondent) },
        overnights: None,
        care: Cost::default(),
        insurance: Cost::default(),
        uncovered: Cost::default(),
    }
}

fn cost(total: u64, (petitioner, respondent): (u64, u64)) -> Cost {
    let paid = Pair { petitioner: Amount(petitioner * 100), respondent: Amount(respondent * 100) };
    Cost { total: Amount(total * 100), paid }
}

impl Inputs {
    /// The nights with the petitioner, in halves; the rest of the year is the respondent's.
    fn nights(self, petitioner: u32) -> Self {
        let overnights = Pair {
            petitioner: Overnights::halves(petitioner),
            respondent: Overnights::halves(730 - petitioner),
        };
        Self { overnights: Some(overnights), ..self }
    }

    fn swapped(self) -> Self {
        let swap = |cost: Cost| Cost { paid: cost.paid.swapped(), ..cost };
        Self {
            net: self.net.swapped(),
            gross: self.gross.swapped(),
            overnights: self.overnights.map(Pair::swapped),
            care: swap(self.care),
            insurance: swap(self.insurance),
            uncovered: swap(self.uncovered),
            ..self
        }
    }
}

fn sheet(inputs: Inputs) -> Worksheet {
    Worksheet::compute(guidelines(), &inputs).unwrap()
}

/// What stands in boxes of the form.
fn boxes(inputs: Inputs, wanted: &[(&str, &str)]) {
    let cells = sheet(inputs).cells();
    for (id, words) in wanted {
        assert_eq!(cells.get(*id).map(ToString::to_string).as_deref(), Some(*words), "line {id}");
    }
}

fn paid(inputs: Inputs) -> (Option<Parent>, String) {
    let presumptive = sheet(inputs).presumptive.unwrap();
    (presumptive.payer, presumptive.amount.to_string())
}

/// The first of the cases, which others begin with.
fn e1() -> Inputs {
    let costs = Inputs {
        care: cost(400, (0, 400)),
        insurance: cost(200, (0, 200)),
        ..parents(2, (500_000, 300_000))
    };
    costs.nights(120)
}
