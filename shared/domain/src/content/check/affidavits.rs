//! Whether the lines of a financial affidavit that can be chosen are those of its form, and how often one is paid is reckoned with.

use crate::content::DocumentType;
use crate::content::calculation::affidavit_lines::{LISTS, List};
use crate::content::calculation::{Calculation, CalculationKind, Input};
use crate::content::fact::Fact;
use crate::income::Frequency;

pub(super) fn problems(document_type: &DocumentType, calculation: &Calculation) -> Vec<String> {
    if calculation.kind != CalculationKind::FinancialAffidavit {
        return Vec::new();
    }
    let list = |input: &Input| LISTS.into_iter().find(|list| list.id == input.id);
    let inputs = calculation.inputs.iter().filter_map(|input| Some((list(input)?, input)));
    inputs.flat_map(|(list, input)| of_input(document_type, &list, input)).collect()
}

fn of_input(document_type: &DocumentType, list: &List, input: &Input) -> Vec<String> {
    let facts = input.first.iter().filter_map(|origin| document_type.fact(origin.fact.as_deref()?));
    let is_paid = |option: &str| Frequency::of_words(option).is_some();
    let of_fact = |fact: &Fact| {
        let mut found = of_field(fact, "line", |option| list.has(option), "begins with no line of its own");
        found.extend(of_field(fact, "paid", is_paid, "is not how often an income is paid"));
        found
    };
    facts.flat_map(of_fact).map(|problem| format!("{}: {problem}", list.id)).collect()
}

fn of_field(fact: &Fact, id: &str, is_known: impl Fn(&str) -> bool, problem: &str) -> Vec<String> {
    let options = fact.field(id).map(|field| field.options.as_slice()).unwrap_or_default();
    if options.is_empty() {
        return vec![format!("{id} has no options")];
    }
    let unknown = options.iter().filter(|option| !is_known(option));
    unknown.map(|option| format!("“{option}” {problem}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    /// What is found when the options of a field are others.
    fn found(fact: &str, field: &str, options: &[&str]) -> String {
        let catalog = Catalog::embedded().unwrap();
        let mut document_type = catalog.document_type("uncontestedDivorce").unwrap().clone();
        let fact = document_type.facts.iter_mut().find(|each| each.id == fact).unwrap();
        let field = fact.fields.iter_mut().find(|each| each.id == field).unwrap();
        field.options = options.iter().map(ToString::to_string).collect();
        let all = &document_type.calculations.all;
        let of = |calculation| problems(&document_type, calculation);
        all.iter().flat_map(of).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_line_is_one_of_those_that_its_list_fills() {
        for line in ["1. Wages", "9. Alimony", "9a. Alimony", "16. Another income"] {
            assert_eq!(found("incomePetitioner", "line", &[line]), "", "{line}");
        }
        for line in
            ["Wages", "1 Wages", "1a. Wages", "0. Wages", "17. All of it", "18. Income tax", "I1. Wages"]
        {
            let problem = format!("income: “{line}” begins with no line of its own");
            assert_eq!(found("incomePetitioner", "line", &["1. Wages", line]), problem);
        }
        assert_eq!(
            found("otherCostsRespondent", "line", &["66. Children", "104. Other", "95b. Lawyers"]),
            ""
        );
        let between = "other: “70. Subtotal” begins with no line of its own";
        assert_eq!(found("otherCostsRespondent", "line", &["70. Subtotal"]), between);
    }

    #[test]
    fn what_is_not_chosen_cannot_be_reckoned_with() {
        assert_eq!(found("carsPetitioner", "line", &[]), "automobiles: line has no options");
        assert_eq!(found("carsPetitioner", "paid", &[]), "automobiles: paid has no options");
    }

    #[test]
    fn how_often_is_in_the_words_of_a_frequency() {
        assert_eq!(found("deductionsPetitioner", "paid", &["a year", "every two weeks"]), "");
        let unknown = "deductions: “biweekly” is not how often an income is paid";
        assert_eq!(found("deductionsPetitioner", "paid", &["a month", "biweekly"]), unknown);
    }
}
