//! The worksheet: the lines of Form 12.902(e), each by its number.

mod cells;

use super::exact::{ExactShare, ExactSum};
use super::guidelines::{Convention, Guidelines};
use super::inputs::{Cost, Inputs, Pair, Parent};
use super::overnights::Overnights;
use super::refusal::{CostKind, GuidelinesRefusal};
use crate::money::Amount;

pub use self::cells::Cell;

/// A worksheet that is computed. Line 5d and its payments, 6 and 8, are lines 14d, 15 and 17 as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// What it is computed from: gross incomes, lines 1, 5a to 5c and 7a to 7c.
    pub inputs: Inputs,
    /// How the schedule was read.
    pub convention: Convention,
    /// Line 1, total: combined net income.
    pub line_1_total: ExactSum,
    /// Line 2: basic monthly obligation.
    pub line_2: ExactSum,
    /// Line 3: percent of financial responsibility.
    pub line_3: Pair<ExactShare>,
    /// Line 4: share of the basic monthly obligation.
    pub line_4: Pair<ExactSum>,
    /// Line 5d: child care and health costs together.
    pub line_5d: ExactSum,
    /// Line 6: additional support payments.
    pub line_6: Pair<ExactSum>,
    /// Line 8: payments actually made.
    pub line_8: Pair<ExactSum>,
    /// Line 9: minimum child support obligation of each parent. Below zero where a parent pays more than that.
    pub line_9: Pair<ExactSum>,
    /// Lines 10 to 21, where each parent has substantial time-sharing.
    pub substantial: Option<Substantial>,
    /// What it comes to; none while the overnights are not known.
    pub presumptive: Option<Presumptive>,
    /// What the other way to read the schedule comes to; none where the income stands in it.
    pub alternative: Option<Alternative>,
}

/// Lines 10 to 21.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Substantial {
    /// Line 10: basic monthly obligation, half as much again.
    pub line_10: ExactSum,
    /// Line 11: increased basic obligation of each parent.
    pub line_11: Pair<ExactSum>,
    /// Line 12: percentage of overnights.
    pub line_12: Pair<ExactShare>,
    /// Line 13: each parent's support by the other's percentage of overnights.
    pub line_13: Pair<ExactSum>,
    /// Line 18: additional support transfer, never below zero.
    pub line_18: Pair<ExactSum>,
    /// Lines 19 (column A) and 20 (column B): all that each owes the other.
    pub lines_19_20: Pair<ExactSum>,
}

/// The amount that the guidelines presume, which the court may vary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presumptive {
    /// The line on which it stands: 9 or 21.
    pub line: u8,
    /// Who pays; no one where the amount is nothing.
    pub payer: Option<Parent>,
    /// How much each month.
    pub amount: ExactSum,
    /// The least and the most without a written finding (s. 61.30(1)(a)).
    pub band: (ExactSum, ExactSum),
}

/// The schedule read the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// Which way.
    pub convention: Convention,
    /// Line 2 by it.
    pub line_2: ExactSum,
    /// The amount by it.
    pub presumptive: Option<Presumptive>,
}

impl Worksheet {
    /// Computes every line.
    ///
    /// # Errors
    /// Why there is no amount.
    pub fn compute(guidelines: &Guidelines, inputs: &Inputs) -> Result<Self, GuidelinesRefusal> {
        check(inputs)?;
        let sheet = Self::by(guidelines, inputs, Convention::RowAtOrBelow)?;
        let other = Self::by(guidelines, inputs, Convention::StraightLine)?;
        let alternative = Alternative {
            convention: other.convention,
            line_2: other.line_2,
            presumptive: other.presumptive,
        };
        let alternative = Some(alternative).filter(|alternative| alternative.line_2 != sheet.line_2);
        Ok(Self { alternative, ..sheet })
    }

    fn by(
        guidelines: &Guidelines,
        inputs: &Inputs,
        convention: Convention,
    ) -> Result<Self, GuidelinesRefusal> {
        let net = inputs.net.map(ExactSum::from);
        let line_2 = guidelines.basic(net.total(), inputs.children, convention);
        let line_2 = line_2.ok_or(GuidelinesRefusal::BelowSchedule)?;
        let line_3 = net.map(|income| income.of(net.total()));
        let line_4 = line_3.map(|share| line_2.times(share));
        let line_5d = sum(inputs, |cost| cost.total);
        let line_6 = line_3.map(|share| line_5d.times(share));
        let line_8 = Pair {
            petitioner: sum(inputs, |cost| cost.paid.petitioner),
            respondent: sum(inputs, |cost| cost.paid.respondent),
        };
        let line_9 = line_4.with(line_6, |basic, costs| basic + costs).with(line_8, |owed, paid| owed - paid);
        let sheet = Self {
            inputs: *inputs,
            convention,
            line_1_total: net.total(),
            line_2,
            line_3,
            line_4,
            line_5d,
            line_6,
            line_8,
            line_9,
            substantial: None,
            presumptive: None,
            alternative: None,
        };
        sheet.shared(guidelines)
    }

    /// With the overnights: lines 10 to 21 where both parents have enough of them, and what is paid.
    fn shared(self, guidelines: &Guidelines) -> Result<Self, GuidelinesRefusal> {
        let Some(overnights) = self.inputs.overnights else { return Ok(self) };
        let enough = Overnights::whole(guidelines.substantial_overnights());
        let is_substantial = overnights.petitioner >= enough && overnights.respondent >= enough;
        let substantial = is_substantial.then(|| self.substantial(guidelines, overnights));
        let presumptive = match &substantial {
            Some(lines) => lines.presumptive(guidelines),
            None => self.minimum(guidelines, overnights),
        };
        let least = guidelines.least_income();
        if presumptive.payer.is_some_and(|payer| ExactSum::from(self.inputs.net.of(payer)) < least) {
            return Err(GuidelinesRefusal::LowIncome);
        }
        Ok(Self { substantial, presumptive: Some(presumptive), ..self })
    }

    fn substantial(&self, guidelines: &Guidelines, overnights: Pair<Overnights>) -> Substantial {
        let line_10 = self.line_2.times(guidelines.increased());
        let line_11 = self.line_3.map(|share| line_10.times(share));
        let line_12 = overnights.map(Overnights::of_the_year);
        let line_13 = line_11.with(line_12.swapped(), ExactSum::times);
        let line_18 = self.line_6.with(self.line_8, |share, paid| (share - paid).at_least_zero());
        let lines_19_20 = line_13.with(line_18, |basic, costs| basic + costs);
        Substantial { line_10, line_11, line_12, line_13, line_18, lines_19_20 }
    }

    /// Line 9 of the parent with whom the children are less. What is below zero is owed to no one.
    fn minimum(&self, guidelines: &Guidelines, overnights: Pair<Overnights>) -> Presumptive {
        let payer = if overnights.petitioner < overnights.respondent {
            Parent::Petitioner
        } else {
            Parent::Respondent
        };
        Presumptive::new(9, payer, self.line_9.of(payer).at_least_zero(), guidelines)
    }
}

impl Substantial {
    fn presumptive(&self, guidelines: &Guidelines) -> Presumptive {
        let Pair { petitioner, respondent } = self.lines_19_20;
        let (payer, amount) = if petitioner > respondent {
            (Parent::Petitioner, petitioner - respondent)
        } else {
            (Parent::Respondent, respondent - petitioner)
        };
        Presumptive::new(21, payer, amount, guidelines)
    }
}

impl Presumptive {
    fn new(line: u8, payer: Parent, amount: ExactSum, guidelines: &Guidelines) -> Self {
        let payer = Some(payer).filter(|_| amount > ExactSum::ZERO);
        Self { line, payer, amount, band: guidelines.band(amount) }
    }
}

fn sum(inputs: &Inputs, of: impl Fn(&Cost) -> Amount) -> ExactSum {
    let costs = [inputs.care, inputs.insurance, inputs.uncovered];
    costs.iter().fold(ExactSum::ZERO, |all, cost| all + of(cost).into())
}

/// Whether the numbers can all be right.
fn check(inputs: &Inputs) -> Result<(), GuidelinesRefusal> {
    let costs = [
        (CostKind::Care, inputs.care),
        (CostKind::Insurance, inputs.insurance),
        (CostKind::Uncovered, inputs.uncovered),
    ];
    let is_overpaid = |cost: Cost| cost.paid.map(ExactSum::from).total() > cost.total.into();
    if let Some((kind, _)) = costs.into_iter().find(|(_, cost)| is_overpaid(*cost)) {
        return Err(GuidelinesRefusal::PaidMoreThanCost(kind));
    }
    let year = inputs.overnights.map(|each| each.petitioner.and(each.respondent));
    match year.filter(|nights| *nights != Overnights::YEAR) {
        Some(nights) => Err(GuidelinesRefusal::Overnights(nights)),
        None => Ok(()),
    }
}
