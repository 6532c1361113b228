//! Whether calculations fit the facts that go into them.

use super::{ConditionSubjects, affidavits, is_calculated, of_condition, repeated};
use crate::content::DocumentType;
use crate::content::calculation::{Calculation, CalculationKind, Input, Origin};
use crate::content::condition::Condition;
use crate::content::fact::FactKind;

pub(super) fn problems(document_type: &DocumentType) -> Vec<String> {
    let all = &document_type.calculations.all;
    let named = document_type.questions.iter().map(|question| question.id.as_str());
    let named = named.chain(document_type.facts.iter().map(|fact| fact.id.as_str()));
    let ids: Vec<&str> = named.chain(all.iter().map(|each| each.id.as_str())).collect();
    let mut found = repeated("ids", &ids);
    for (at, calculation) in all.iter().enumerate() {
        let of = of_calculation(document_type, calculation, &all[..at]);
        found.extend(of.into_iter().map(|problem| format!("{}: {problem}", calculation.id)));
    }
    found
}

fn of_calculation(
    document_type: &DocumentType,
    calculation: &Calculation,
    before: &[Calculation],
) -> Vec<String> {
    let given: Vec<&str> = calculation.inputs.iter().map(|input| input.id.as_str()).collect();
    let mut found = repeated("inputs", &given);
    for (id, fields) in calculation.kind.inputs() {
        match calculation.inputs.iter().find(|input| input.id == id) {
            None => found.push(format!("the input {id} is missing")),
            Some(input) => found.extend(of_input(document_type, input, fields, before)),
        }
    }
    let is_known = |id: &&str| calculation.kind.inputs().iter().any(|(known, _)| known == id);
    found.extend(given.iter().filter(|id| !is_known(id)).map(|id| format!("there is no input {id}")));
    found.extend(of_schedule(document_type, calculation));
    found.extend(affidavits::problems(document_type, calculation));
    let circular = calculation.sources().filter(|id| asks_about_a_calculation(document_type, id));
    found.extend(circular.map(|id| format!("{id} is asked for only by what is computed from it")));
    found
}

/// What is laid out over a year is a schedule.
fn of_schedule(document_type: &DocumentType, calculation: &Calculation) -> Option<String> {
    let is_schedule = |id: &str| document_type.fact(id).is_some_and(|fact| fact.kind == FactKind::Schedule);
    let wrong = calculation.kind == CalculationKind::TimeSharing && !calculation.sources().all(is_schedule);
    wrong.then(|| "schedule is no schedule".to_string())
}

fn of_input(
    document_type: &DocumentType,
    input: &Input,
    fields: &[&str],
    before: &[Calculation],
) -> Vec<String> {
    let known = ConditionSubjects::of(document_type, before);
    let conditions = input.first.iter().filter_map(|origin| origin.when.as_ref());
    let mut found: Vec<String> =
        conditions.flat_map(|when| of_condition(document_type, when, known)).collect();
    let is_found = |origin: &Origin| match (&origin.fact, &origin.value) {
        (Some(id), None) => {
            let has_fields = |id: &str| {
                document_type
                    .fact(id)
                    .is_some_and(|fact| fields.iter().all(|field| fact.field(field).is_some()))
            };
            has_fields(id)
                || (is_calculated(document_type, id) && before.iter().any(|each| each.outcome(id).is_some()))
        }
        (None, Some(_)) => true,
        _ => false,
    };
    if input.first.is_empty() || !input.first.iter().all(is_found) {
        found.push(format!("{} has to be a fact, an earlier outcome, or a value", input.id));
    }
    found
}

/// Whether a fact, or one on which it hangs, is asked for by a condition on a calculation: then it cannot go into one.
fn asks_about_a_calculation(document_type: &DocumentType, id: &str) -> bool {
    let Some(fact) = document_type.fact(id.split('.').next().unwrap_or(id)) else { return false };
    // A condition names earlier facts alone, so this ends.
    let asked = fact.when.iter().flat_map(Condition::questions);
    asked
        .into_iter()
        .any(|id| document_type.calculation_of(id).is_some() || asks_about_a_calculation(document_type, id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    fn divorce() -> DocumentType {
        Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap().clone()
    }

    fn worksheet(document_type: &mut DocumentType) -> &mut Calculation {
        document_type.calculations.all.iter_mut().find(|each| each.id == "worksheet").unwrap()
    }

    fn found(change: impl Fn(&mut DocumentType)) -> String {
        let mut document_type = divorce();
        change(&mut document_type);
        problems(&document_type).join("\n")
    }

    #[test]
    fn what_goes_into_a_calculation_is_checked() {
        assert_eq!(problems(&divorce()), Vec::<String>::new());
        let without = found(|document_type| drop(worksheet(document_type).inputs.remove(0)));
        assert!(without.contains("worksheet: the input children is missing"), "{without}");
        let unknown = found(|document_type| {
            worksheet(document_type).inputs[2].first[0].fact = Some("wages".into());
        });
        assert!(unknown.contains("grossPetitioner has to be a fact"), "{unknown}");
        let misspelt = found(|document_type| worksheet(document_type).inputs[0].id = "kids".into());
        assert!(misspelt.contains("there is no input kids"), "{misspelt}");
        let not_people = found(|document_type| {
            worksheet(document_type).inputs[0].first[0].fact = Some("holidays".into());
        });
        assert!(not_people.contains("children has to be a fact"), "{not_people}");
        let no_schedule = found(|document_type| {
            document_type.calculations.all[0].inputs[0].first[0].fact = Some("otherDays".into());
        });
        assert!(no_schedule.contains("timeSharing: schedule is no schedule"), "{no_schedule}");
    }

    /// It would be asked for once it is computed, and computed once it is given.
    #[test]
    fn a_fact_that_a_calculation_asks_for_cannot_go_into_it() {
        let circular = found(|document_type| {
            let income = document_type.facts.iter_mut().find(|fact| fact.id == "netPetitioner").unwrap();
            income.when = Some(Condition::Answered("worksheet.guideline".into()));
        });
        assert!(
            circular.contains("netPetitioner is asked for only by what is computed from it"),
            "{circular}"
        );
    }

    #[test]
    fn a_text_prints_only_outcomes_that_there_are() {
        for (id, printable) in [
            ("worksheet.21A", true),
            ("worksheet.guideline", true),
            ("worksheet.2A", false),
            ("worksheet.22A", false),
            ("worksheet.substantial", false),
            ("worksheet.steps", false),
        ] {
            assert_eq!(is_calculated(&divorce(), id), printable, "{id}");
        }
    }
}
