//! What each spouse receives of the assets and pays of the debts.

use std::ops::Add;

use super::child_support::named;
use super::{CalculationInputs, Outcomes};
use crate::child_support::Parent;
use crate::interview::facts::{FactRecord, FactValue, Simple};
use crate::money::Amount;

const HALF: &str = "Each one half";

/// The assets and debts of each spouse, each with the spouse’s share and, of a debt, the share of its monthly payment; and what the shares
/// come to, under one name where each is known and under another where something is sold first.
pub(super) fn outcomes(inputs: &CalculationInputs<'_>) -> Outcomes {
    let mut all = Outcomes::new();
    for (list, amounts, whose) in [
        ("assets", &[("value", "share")][..], "taker"),
        ("debts", &[("owed", "share"), ("monthly", "monthlyShare")], "payer"),
    ] {
        for parent in Parent::BOTH {
            let column = SpouseColumn { parent, amounts, whose };
            let records = inputs.records(list);
            let own: Vec<FactRecord> = records.iter().filter_map(|entry| column.own(entry)).collect();
            let id = format!("{list}{}", named(parent).trim_start_matches("The "));
            let (sum, is_whole) = sum(&own, "share");
            let what = if is_whole { "Total" } else { "Known" };
            all.extend(sum.map(|sum| (format!("{id}{what}"), FactValue::Simple(Simple::Amount(sum)))));
            let monthly = sum_of_all(&own, "monthlyShare");
            all.extend(monthly.map(|sum| (format!("{id}Monthly"), FactValue::Simple(Simple::Amount(sum)))));
            all.extend((!own.is_empty()).then_some((id, FactValue::Records(own))));
        }
    }
    all
}

/// What those come to that have the field, and whether all have it.
fn sum(entries: &[FactRecord], field: &str) -> (Option<Amount>, bool) {
    let shares: Vec<Amount> =
        entries.iter().filter_map(|entry| entry.get(field).and_then(Simple::amount)).collect();
    let is_whole = shares.len() == entries.len();
    (shares.into_iter().reduce(Add::add), is_whole)
}

fn sum_of_all(entries: &[FactRecord], field: &str) -> Option<Amount> {
    let (sum, is_whole) = sum(entries, field);
    sum.filter(|_| is_whole)
}

/// A spouse in a list: which fields have amounts, with those of the spouse’s shares of them, and which says whose it is.
struct SpouseColumn {
    parent: Parent,
    amounts: &'static [(&'static str, &'static str)],
    whose: &'static str,
}

impl SpouseColumn {
    /// The entry with the spouse’s shares; nothing where it is the other’s. What is sold has no share before the sale.
    fn own(&self, entry: &FactRecord) -> Option<FactRecord> {
        let whose = entry.get(self.whose).map(Simple::words)?;
        let is_other = Parent::BOTH.into_iter().any(|other| other != self.parent && whose == named(other));
        let with_share = |own: FactRecord, &(amount, share): &(&str, &str)| {
            let whole = entry.get(amount).and_then(Simple::amount);
            match whole.and_then(|whole| self.share(whole, &whose)) {
                Some(part) => own.with(share, Simple::Amount(part)),
                None => own,
            }
        };
        (!is_other).then(|| self.amounts.iter().fold(entry.clone(), with_share))
    }

    fn share(&self, whole: Amount, whose: &str) -> Option<Amount> {
        match whose {
            HALF => Some(self.half(whole)),
            whose if whose == named(self.parent) => Some(whole),
            _ => None,
        }
    }

    /// The cent that cannot be halved is counted once.
    fn half(&self, whole: Amount) -> Amount {
        let less = whole.0 / 2;
        Amount(if self.parent == Parent::Petitioner { whole.0 - less } else { less })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::super::facts::{FactChanges, Matter};
    use super::super::super::{AnswerChanges, Interview};
    use crate::content::Catalog;

    /// Outcomes of the division of these things, by their ids.
    fn stated<const COUNT: usize>(facts: &Value, ids: [&str; COUNT]) -> [String; COUNT] {
        let catalog = Catalog::embedded().unwrap();
        let document_type = catalog.document_type("uncontestedDivorce").unwrap();
        let changes = AnswerChanges::parse(document_type, &serde_json::Map::new()).unwrap();
        let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
        let Matter { answers, facts } = Matter::default().with(document_type, changes, facts);
        let interview = Interview::new(document_type, &answers).knowing(&facts);
        ids.map(|id| {
            interview.given(&format!("division.{id}")).map(|value| value.words()).unwrap_or_default()
        })
    }

    #[test]
    fn a_half_is_half_to_the_cent_and_what_is_sold_is_in_no_total() {
        let asset = |value: u64, taker: &str| json!({"category": "Cash", "description": "Cash", "value": value, "taker": taker});
        let ids = ["assetsPetitionerTotal", "assetsRespondentTotal", "assetsPetitionerKnown"];
        let mut assets = vec![asset(101, "Each one half"), asset(1_000, "The Petitioner")];
        assert_eq!(stated(&json!({"assets": assets}), ids), ["$10.51", "$0.50", ""]);
        assets.push(asset(500, "Sold, and the money shared equally"));
        assert_eq!(stated(&json!({"assets": assets}), ids), ["", "", "$10.51"]);
    }

    #[test]
    fn the_monthly_payments_of_debts_are_shared_as_the_debts_are() {
        let debt = |monthly: Option<u64>, payer: &str| json!({"category": "Car loan", "creditor": "Bank", "owed": 9_000, "monthly": monthly, "payer": payer});
        let ids = ["debtsPetitionerMonthly", "debtsRespondentMonthly"];
        let mut debts = vec![debt(Some(10_001), "Each one half"), debt(Some(5_000), "The Respondent")];
        assert_eq!(stated(&json!({"debts": debts}), ids), ["$50.01", "$100.00"]);
        debts.push(debt(None, "The Petitioner"));
        let without = stated(&json!({"debts": debts}), ids);
        assert_eq!(without, ["", "$100.00"], "a payment that is not given is in no total");
    }
}
