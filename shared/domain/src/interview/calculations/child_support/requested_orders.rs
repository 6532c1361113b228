//! What the parents ask the court to order.

use super::super::CalculationInputs;
use super::named;
use super::outcome_set::OutcomeSet;
use crate::child_support::{ExactSum, Parent, Presumptive, Worksheet};
use crate::income::Frequency;
use crate::money::Amount;

/// As far as the amount asked for may be from the guideline amount and still be the same: a rounded dollar. Of an amount below ten
/// dollars that is more than the five percent of the law, which count first.
const SAME_DOLLAR: Amount = Amount(50);

/// What the parents ask the court to order.
pub(super) struct RequestedOrders {
    amount: Option<Amount>,
    payer: Option<Parent>,
    paid: Option<Frequency>,
    /// For the time before the filing, and by an earlier order.
    past: [Option<Amount>; 2],
}

impl RequestedOrders {
    pub(super) fn read(inputs: &CalculationInputs<'_>) -> Self {
        let payer = inputs.words("askedPayer");
        let payer = Parent::BOTH.into_iter().find(|parent| payer.as_deref() == Some(named(*parent)));
        let paid = inputs.words("askedPaid").and_then(|words| Frequency::of_words(&words));
        let past = ["retroactive", "arrears"].map(|id| inputs.amount(id));
        Self { amount: inputs.amount("asked"), payer, paid, past }
    }

    /// What is paid each time, now and, where that is known, for the children who remain; and what is due of the past.
    pub(super) fn put_payments(&self, outcomes: &mut OutcomeSet) {
        let each_time = |monthly: Amount| self.paid.map(|paid| paid.part_of_monthly(monthly));
        self.paid.into_iter().for_each(|paid| outcomes.words("askedEvery", paid.period()));
        outcomes.sum("askedEachTime", self.amount.and_then(each_time));
        outcomes.sum("restEachTime", outcomes.amount("restAmount").and_then(each_time));
        let [retroactive, arrears] = self.past;
        outcomes.sum("pastDue", retroactive.zip(arrears).map(|(one, other)| one + other));
    }

    /// Whether they ask for the guideline amount, or have not said yet for what.
    pub(super) fn is_for(&self, worksheet: &Worksheet) -> bool {
        let (Some(asked), Some(presumptive)) = (self.amount, worksheet.presumptive) else { return true };
        let is_same_dollar = asked.0.abs_diff(presumptive.amount.amount().0) <= SAME_DOLLAR.0;
        is_same_dollar && self.is_within_band(asked, &presumptive)
    }

    /// By the amounts that the sheet prints.
    fn is_within_band(&self, asked: Amount, presumptive: &Presumptive) -> bool {
        let (least, most) = presumptive.band;
        (least.amount()..=most.amount()).contains(&asked) && self.pays_as(presumptive)
    }

    pub(super) fn pays_as(&self, presumptive: &Presumptive) -> bool {
        self.payer.is_none() || presumptive.payer.is_none() || self.payer == presumptive.payer
    }

    /// Whether it is the guideline amount, one that a court could order without a written finding, or another.
    pub(super) fn put(&self, outcomes: &mut OutcomeSet, worksheet: &Worksheet) {
        let (Some(asked), Some(presumptive)) = (self.amount, worksheet.presumptive) else { return };
        outcomes.yes(match self.is_within_band(asked, &presumptive) {
            _ if self.is_for(worksheet) => "asGuideline",
            true => "withinBand",
            false => "beyondBand",
        });
        outcomes.words("askedDifference", &self.difference(asked, &presumptive).to_string());
    }

    /// Who should be paid and pays instead is away from the guideline by both amounts.
    fn difference(&self, asked: Amount, presumptive: &Presumptive) -> ExactSum {
        let (asked, guideline) = (ExactSum::from(asked), presumptive.amount);
        if !self.pays_as(presumptive) {
            return asked + guideline;
        }
        (asked - guideline).max(guideline - asked)
    }
}
