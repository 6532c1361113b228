//! What each spouse receives of the assets and pays of the debts.

use std::ops::Add;

use super::child_support::named;
use super::{CalculationInputs, Outcomes};
use crate::child_support::Parent;
use crate::interview::facts::{FactRecord, FactValue, Simple};
use crate::money::Amount;

const HALF: &str = "Each one half";

/// The assets and debts of each spouse, each with the spouse’s share; and what the shares come to, under one name where
/// each is known and under another where something is sold first.
pub(super) fn outcomes(inputs: &CalculationInputs<'_>) -> Outcomes {
    let mut all = Outcomes::new();
    for (list, amount, whose) in [("assets", "value", "taker"), ("debts", "owed", "payer")] {
        for parent in Parent::BOTH {
            let column = SpouseColumn { parent, amount, whose };
            let records = inputs.records(list);
            let own: Vec<FactRecord> = records.iter().filter_map(|entry| column.own(entry)).collect();
            let id = format!("{list}{}", named(parent).trim_start_matches("The "));
            let shares: Vec<Amount> =
                own.iter().filter_map(|entry| entry.get("share").and_then(Simple::amount)).collect();
            let what = if shares.len() == own.len() { "Total" } else { "Known" };
            let sum = shares.into_iter().reduce(Add::add);
            all.extend(sum.map(|sum| (format!("{id}{what}"), FactValue::Simple(Simple::Amount(sum)))));
            all.extend((!own.is_empty()).then_some((id, FactValue::Records(own))));
        }
    }
    all
}

/// A spouse in a list: which field has the amount, and which says whose it is.
struct SpouseColumn {
    parent: Parent,
    amount: &'static str,
    whose: &'static str,
}

impl SpouseColumn {
    /// The entry with the spouse’s share; nothing where it is the other’s. What is sold has no share before the sale.
    fn own(&self, entry: &FactRecord) -> Option<FactRecord> {
        let whose = entry.get(self.whose).map(Simple::words)?;
        let is_other = Parent::BOTH.into_iter().any(|other| other != self.parent && whose == named(other));
        let whole = entry.get(self.amount).and_then(Simple::amount);
        let share = match whose.as_str() {
            HALF => whole.map(|whole| self.half(whole)),
            whose if whose == named(self.parent) => whole,
            _ => None,
        };
        let with_share = || match share {
            Some(share) => entry.with("share", Simple::Amount(share)),
            None => entry.clone(),
        };
        (!is_other).then(with_share)
    }

    /// The cent that cannot be halved is counted once.
    fn half(&self, whole: Amount) -> Amount {
        let less = whole.0 / 2;
        Amount(if self.parent == Parent::Petitioner { whole.0 - less } else { less })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::super::facts::{FactChanges, Matter};
    use super::super::super::{AnswerChanges, Interview};
    use crate::content::Catalog;

    #[test]
    fn a_half_is_half_to_the_cent_and_what_is_sold_is_in_no_total() {
        let catalog = Catalog::embedded().unwrap();
        let document_type = catalog.document_type("uncontestedDivorce").unwrap();
        let asset = |value: u64, taker: &str| json!({"category": "Cash", "description": "Cash", "value": value, "taker": taker});
        let stated = |assets: serde_json::Value| {
            let changes = AnswerChanges::parse(document_type, &serde_json::Map::new()).unwrap();
            let facts = json!({"assets": assets});
            let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
            let Matter { answers, facts } = Matter::default().with(document_type, changes, facts);
            let interview = Interview::new(document_type, &answers).knowing(&facts);
            ["assetsPetitionerTotal", "assetsRespondentTotal", "assetsPetitionerKnown"].map(|id| {
                interview.given(&format!("division.{id}")).map(|value| value.words()).unwrap_or_default()
            })
        };
        let mut assets = vec![asset(101, "Each one half"), asset(1_000, "The Petitioner")];
        assert_eq!(stated(json!(assets)), ["$10.51", "$0.50", ""]);
        assets.push(asset(500, "Sold, and the money shared equally"));
        assert_eq!(stated(json!(assets)), ["", "", "$10.51"]);
    }
}
