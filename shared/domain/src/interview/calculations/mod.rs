//! What is computed from facts, by the declarations of the content.

mod alimony_limit;
mod alimony_payments;
mod child_support;
mod division;
mod financial_affidavit;
mod time_sharing;

use std::collections::BTreeMap;

use super::Interview;
use super::facts::{FactRecord, FactValue, Facts, Simple};
use crate::content::calculation::{Calculation, CalculationKind, Input, Origin};
use crate::content::fact::Fact;
use crate::money::Amount;

/// What a calculation comes to, by the id of the outcome.
pub(super) type Outcomes = BTreeMap<String, FactValue>;

impl<'a> Interview<'a> {
    /// The same, with the facts that were given besides, and what is computed from them.
    #[must_use]
    pub fn knowing(self, facts: &'a Facts) -> Self {
        let mut interview = self;
        interview.facts = Some(facts);
        interview.calculated.clear();
        for calculation in &interview.document_type.calculations.all {
            let outcomes = outcomes(calculation, &interview);
            let named = outcomes.into_iter().map(|(id, value)| (format!("{}.{id}", calculation.id), value));
            interview.calculated.extend(named);
        }
        interview
    }
}

/// Computes. Facts that are not asked for count as not given.
fn outcomes(calculation: &Calculation, interview: &Interview<'_>) -> Outcomes {
    let inputs = CalculationInputs { calculation, interview };
    match calculation.kind {
        CalculationKind::ChildSupportWorksheet => {
            child_support::outcomes(&interview.document_type.calculations.guidelines, &inputs)
        }
        CalculationKind::TimeSharing => {
            time_sharing::outcomes(&interview.document_type.calculations.guidelines, &inputs)
        }
        CalculationKind::FinancialAffidavit => financial_affidavit::outcomes(&inputs),
        CalculationKind::Division => division::outcomes(&inputs),
        CalculationKind::AlimonyLimit => alimony_limit::outcomes(&inputs),
    }
}

/// What goes into a calculation, as far as it is known.
struct CalculationInputs<'a> {
    calculation: &'a Calculation,
    interview: &'a Interview<'a>,
}

impl CalculationInputs<'_> {
    fn input(&self, id: &str) -> Option<&Input> {
        self.calculation.inputs.iter().find(|input| input.id == id)
    }

    fn value(&self, id: &str) -> Option<FactValue> {
        self.input(id)?.first.iter().find_map(|origin| self.of(origin))
    }

    fn of(&self, origin: &Origin) -> Option<FactValue> {
        if !self.interview.holds(origin.when.as_ref()) {
            return None;
        }
        let fact = origin.fact.as_ref().and_then(|id| self.interview.given(id)).cloned();
        fact.or_else(|| Some(FactValue::Simple(Simple::Text(origin.value.clone()?))))
    }

    /// The declaration of the fact that goes in.
    fn declared(&self, id: &str) -> Option<&Fact> {
        let mut facts = self.input(id)?.first.iter().filter_map(|origin| origin.fact.as_ref());
        facts.find_map(|fact| self.interview.document_type.fact(fact))
    }

    /// A sum of money; one that content writes is in whole dollars.
    fn amount(&self, id: &str) -> Option<Amount> {
        match self.value(id)? {
            FactValue::Simple(Simple::Text(dollars)) => {
                dollars.parse::<u32>().ok().map(|dollars| Amount(u64::from(dollars) * 100))
            }
            FactValue::Simple(simple) => simple.amount(),
            _ => None,
        }
    }

    /// Everything else in words.
    fn words(&self, id: &str) -> Option<String> {
        self.value(id).map(|value| value.words())
    }

    fn records(&self, id: &str) -> Vec<FactRecord> {
        self.value(id).map(|value| value.records().to_vec()).unwrap_or_default()
    }

    /// How those of these inputs are called that are not known and cannot be done without.
    fn missing(&self, is_known: impl Fn(&str) -> bool) -> Vec<String> {
        let unknown = self.calculation.inputs.iter().filter(|input| !is_known(&input.id));
        unknown.filter_map(|input| input.missing.clone()).collect()
    }
}
