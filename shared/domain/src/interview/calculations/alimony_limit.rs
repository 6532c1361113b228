//! The most that a court may award as durational alimony: 35 percent of the difference between the net incomes (s. 61.08, Florida
//! Statutes, as amended by ch. 2023-315), or the need of the recipient where that is less, which no fact says.

use super::alimony_payments::first_monthly;
use super::{CalculationInputs, Outcomes};
use crate::interview::facts::{FactValue, Simple};
use crate::money::Amount;

const PERCENT: u64 = 35;

/// What is paid each month, the most that may be awarded, and whether the payments are above it.
pub(super) fn outcomes(inputs: &CalculationInputs<'_>) -> Outcomes {
    let mut outcomes = Outcomes::new();
    let monthly = first_monthly(&inputs.records("payments"));
    let net = inputs.amount("netPayer").zip(inputs.amount("netRecipient"));
    let Some((monthly, (payer, recipient))) = monthly.zip(net) else { return outcomes };
    let most = most(payer, recipient);
    let mut put = |id: &str, value| outcomes.insert(id.to_string(), FactValue::Simple(value));
    put("monthly", Simple::Amount(monthly));
    put("most", Simple::Amount(most));
    if monthly > most {
        put("above", Simple::YesNo(true));
    }
    outcomes
}

/// In whole cents, of which a part does not count. Nothing where the payer has less than the recipient.
fn most(payer: Amount, recipient: Amount) -> Amount {
    let difference = u128::from(payer.0.saturating_sub(recipient.0));
    Amount(u64::try_from(difference * u128::from(PERCENT) / 100).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::content::Catalog;
    use crate::interview::facts::{FactChanges, Matter};
    use crate::interview::{AnswerChanges, Interview};

    #[test]
    fn the_most_is_thirty_five_percent_of_what_the_payer_has_more() {
        assert_eq!(most(Amount(500_000), Amount(200_000)), Amount(105_000));
        assert_eq!(most(Amount(300_001), Amount(300_000)), Amount(0));
        assert_eq!(most(Amount(200_000), Amount(500_000)), Amount(0));
    }

    /// Whether this much a month is above, where the payer has $5,000.00 a month and the other $2,000.00.
    fn is_above(cents: u64) -> bool {
        let catalog = Catalog::embedded().unwrap();
        let document_type = catalog.document_type("uncontestedDivorce").unwrap();
        let answers = json!({"hasMinorChildren": "No", "spousalSupport": "Petitioner will pay Respondent"});
        let line = |line: &str, amount: u64| json!([{"line": line, "amount": amount, "paid": "a month"}]);
        let facts = json!({
            "supportPayments": [{"amount": cents, "frequency": "each month", "first": "2027-01-01", "last": "2030-01-01"}],
            "incomePetitioner": line("1. Gross salary or wages", 600_000),
            "deductionsPetitioner": line("18. Income tax", 100_000),
            "incomeRespondent": line("1. Gross salary or wages", 200_000),
            "deductionsRespondent": line("18. Income tax", 0),
        });
        let answers = AnswerChanges::parse(document_type, answers.as_object().unwrap()).unwrap();
        let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
        let matter = Matter::default().with(document_type, answers, facts);
        let interview = Interview::new(document_type, &matter.answers).knowing(&matter.facts);
        assert!(interview.calculated("alimonyLimit.most").is_some(), "both net incomes are known");
        interview.calculated("alimonyLimit.above").is_some()
    }

    #[test]
    fn payments_are_above_the_limit_from_the_first_cent_beyond_it() {
        assert!(!is_above(105_000));
        assert!(is_above(105_001));
    }
}
