//! The guideline amount with the alimony of the same case. Section 61.30(2)(a)9 and (3)(g), Florida Statutes, count it once it is ordered;
//! until then the affidavits, and so line 1 of the worksheet, lack it.

use super::super::CalculationInputs;
use super::super::alimony_payments::first_monthly;
use super::named;
use super::outcome_set::OutcomeSet;
use crate::child_support::{Guidelines, Inputs, Pair, Parent, Worksheet};
use crate::money::Amount;

/// Alimony that the spouses agreed on, as far as it enters into neither or only one of the net incomes.
pub(super) struct AgreedAlimony {
    monthly: Amount,
    change: Pair<Change>,
}

/// What it changes in the net income of a parent.
#[derive(Clone, Copy)]
enum Change {
    Paid,
    Received,
    /// It is counted already.
    Nothing,
}

impl AgreedAlimony {
    /// By the payments that begin first, of those that are paid again and again; nothing where there are none.
    pub(super) fn read(inputs: &CalculationInputs<'_>) -> Option<Self> {
        let monthly = first_monthly(&inputs.records("agreedAlimony"))?;
        let change = |parent: &str| match inputs.words(&format!("alimony{parent}")).as_deref() {
            Some("paid") => Change::Paid,
            Some("received") => Change::Received,
            _ => Change::Nothing,
        };
        let change = Pair { petitioner: change("Petitioner"), respondent: change("Respondent") };
        Some(Self { monthly, change })
    }

    /// Line 1 and the guideline amount with it; nothing where they cannot be computed.
    pub(super) fn put(&self, outcomes: &mut OutcomeSet, guidelines: &Guidelines, numbers: &Inputs) {
        let Some(net) = self.net(numbers.net).filter(|net| *net != numbers.net) else { return };
        let Ok(worksheet) = Worksheet::compute(guidelines, &Inputs { net, ..*numbers }) else { return };
        let Some(presumptive) = worksheet.presumptive else { return };
        outcomes.sum("agreedAlimony", Some(self.monthly));
        outcomes.pair("1WithAlimony", net.map(Some));
        outcomes.sum("guidelineWithAlimony", Some(presumptive.amount.amount()));
        outcomes.words("payerWithAlimony", presumptive.payer.map_or("no one", named));
    }

    fn net(&self, without: Pair<Amount>) -> Option<Pair<Amount>> {
        let with = |parent: Parent| match (without.of(parent), self.change.of(parent)) {
            (net, Change::Paid) => net.0.checked_sub(self.monthly.0).map(Amount),
            (net, Change::Received) => Some(net + self.monthly),
            (net, Change::Nothing) => Some(net),
        };
        Some(Pair { petitioner: with(Parent::Petitioner)?, respondent: with(Parent::Respondent)? })
    }
}
