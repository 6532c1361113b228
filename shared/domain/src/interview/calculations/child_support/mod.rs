//! The court's Child Support Guidelines Worksheet from the facts of a matter.

mod agreed_alimony;
mod known_numbers;
mod outcome_set;
mod requested_orders;
#[cfg(test)]
mod tests;

use agreed_alimony::AgreedAlimony;
use known_numbers::KnownNumbers;
use outcome_set::OutcomeSet;
use requested_orders::RequestedOrders;

use super::{CalculationInputs, Outcomes};
use crate::child_support::{Guidelines, Parent, Worksheet, step_down};
use crate::text::listed;

/// Stands in a box that has no number.
const NO_NUMBER: &str = "–";

/// Everything that the sheet prints.
pub(super) fn outcomes(guidelines: &Guidelines, inputs: &CalculationInputs<'_>) -> Outcomes {
    let known = KnownNumbers::read(inputs);
    let mut outcomes = OutcomeSet(Outcomes::new());
    known.put(&mut outcomes);
    let asked = RequestedOrders::read(inputs);
    let missing = inputs.missing(|id| known.has(inputs, id));
    let computed = known
        .inputs()
        .map(|numbers| numbers.and_then(|numbers| Ok((numbers, Worksheet::compute(guidelines, &numbers)?))));
    match computed {
        _ if !missing.is_empty() => outcomes.words("missing", &listed(&missing)),
        Some(Err(refusal)) => outcomes.words("refusal", &refusal.to_string()),
        Some(Ok((numbers, worksheet))) => {
            outcomes.computed(&worksheet);
            asked.put(&mut outcomes, &worksheet);
            if let Some(alimony) = AgreedAlimony::read(inputs) {
                alimony.put(&mut outcomes, guidelines, &numbers);
            }
            let steps = known.endings().and_then(|all| step_down(guidelines, &numbers, all).ok());
            let as_asked = asked.is_for(&worksheet);
            steps.into_iter().for_each(|steps| outcomes.steps(&steps, &worksheet, as_asked));
        }
        None => {}
    }
    asked.put_payments(&mut outcomes);
    outcomes.0
}

/// How a parent is called in options and in the paper.
pub(super) fn named(parent: Parent) -> &'static str {
    match parent {
        Parent::Petitioner => "The Petitioner",
        Parent::Respondent => "The Respondent",
    }
}

/// How a parent is called on a form of the court.
pub(super) fn column(parent: Parent) -> &'static str {
    match parent {
        Parent::Petitioner => "Petitioner",
        Parent::Respondent => "Respondent",
    }
}
