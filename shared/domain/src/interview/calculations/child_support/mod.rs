//! The court's Child Support Guidelines Worksheet from the facts of a matter.

mod asked;
mod known;
mod sheet;
#[cfg(test)]
mod tests;

use asked::Asked;
use known::Known;
use sheet::Sheet;

use super::{Found, Outcomes};
use crate::child_support::{Guidelines, Parent, Worksheet, step_down};
use crate::text::listed;

/// Stands in a box that has no number.
const NO_NUMBER: &str = "–";

/// Everything that the sheet prints.
pub(super) fn outcomes(guidelines: &Guidelines, found: &Found<'_>) -> Outcomes {
    let known = Known::read(found);
    let mut sheet = Sheet(Outcomes::new());
    known.put(&mut sheet);
    let missing = found.missing(|id| known.has(found, id));
    let computed = known
        .inputs()
        .map(|inputs| inputs.and_then(|inputs| Ok((inputs, Worksheet::compute(guidelines, &inputs)?))));
    match computed {
        _ if !missing.is_empty() => sheet.words("missing", &listed(&missing)),
        Some(Err(refusal)) => sheet.words("refusal", &refusal.to_string()),
        Some(Ok((inputs, worksheet))) => {
            sheet.computed(&worksheet);
            let asked = Asked::read(found);
            asked.put(&mut sheet, &worksheet);
            let steps = known.endings().and_then(|all| step_down(guidelines, &inputs, all).ok());
            let as_asked = asked.is_for(&worksheet);
            steps.into_iter().for_each(|steps| sheet.steps(&steps, &worksheet, as_asked));
        }
        None => {}
    }
    sheet.0
}

/// How a parent is called in options and in the paper.
pub(super) fn named(parent: Parent) -> &'static str {
    match parent {
        Parent::Petitioner => "The Petitioner",
        Parent::Respondent => "The Respondent",
    }
}
