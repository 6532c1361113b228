//! An address that a spouse keeps confidential is in no paper, and what would print it all the same is pointed out.

use domain::assembly::court_form::entries;
use domain::content::{CourtForm, DocumentType};
use domain::interview::Interview;
use serde_json::{Value, json};

use crate::cases::{Case, cases};
use crate::draft::{Draft, nonlawyer};
use crate::generated;
use crate::paths::catalog;
use crate::text;

const STREET: &str = "4711 Quiet Harbor Way";

/// Each spouse, and the finding of an address that stands elsewhere too.
const SPOUSES: [(&str, &str); 2] = [("petitioner", "D27c"), ("respondent", "D27d")];

fn divorce() -> &'static DocumentType {
    catalog().document_type("uncontestedDivorce").unwrap()
}

/// The personas who gave details, each with every detail, and with the address of this spouse confidential.
fn keeping_confidential(spouse: &str) -> Vec<Case> {
    let confidential = |mut case: Case| {
        case.facts = generated::every_fact(divorce(), 0).into_iter().chain(case.facts).collect();
        case.facts.remove("homeAddressPrinted");
        case.answers.insert(format!("{spouse}Address"), json!(format!("{STREET}, Ocala, FL 34470")));
        case.facts.insert(format!("{spouse}Mailing"), json!("The address is confidential"));
        case
    };
    cases(divorce()).into_iter().filter(|case| case.facts.len() > 5).map(confidential).collect()
}

fn with_detail(case: &Case, id: &str) -> Case {
    let mut case = case.clone();
    let address = json!({"street": STREET, "city": "Ocala", "state": "FL", "zip": "34470"});
    case.facts.insert(id.to_string(), address);
    case
}

fn is_printed(case: &Case, draft: &Draft) -> bool {
    let matter = case.matter(divorce());
    let interview = Interview::new(divorce(), &matter.answers).knowing(&matter.facts).filed_in(case.county());
    let maps = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let fillings = maps.iter().flat_map(|map| &map.fillings);
    let fillings = fillings.filter(|filling| interview.holds(filling.when.as_ref()));
    let boxes: String =
        fillings.map(|filling| format!("{:?}", entries(filling, &interview, &nonlawyer()))).collect();
    [text::whole(&draft.paper), boxes].iter().any(|text| text.contains(STREET))
}

fn is_found(draft: &Draft, code: &str) -> bool {
    draft.findings.iter().any(|found| found.code == code)
}

#[test]
fn a_confidential_address_is_in_no_paper_and_on_no_form() {
    for (spouse, code) in SPOUSES {
        for case in keeping_confidential(spouse) {
            for case in [case.clone(), with_detail(&case, "homeAddress")] {
                let draft = case.draft(divorce());
                assert!(!is_printed(&case, &draft), "{spouse} of {}", case.file);
                assert!(!is_found(&draft, code), "{code} for {}", case.file);
            }
        }
    }
}

#[test]
fn what_prints_a_confidential_address_is_pointed_out() {
    for (spouse, code) in SPOUSES {
        let mut printed = 0;
        for case in keeping_confidential(spouse) {
            let mut in_words = case.clone();
            in_words.answers.insert("assetDivision".into(), json!(format!("The house at {STREET} to me")));
            in_words.facts.remove("assets");
            let mut allowed = with_detail(&case, "homeAddress");
            allowed.facts.insert("homeAddressPrinted".into(), Value::Bool(true));
            for case in [in_words, allowed, with_detail(&case, "schoolAddress")] {
                let draft = case.draft(divorce());
                let is_printed = is_printed(&case, &draft);
                assert_eq!(is_found(&draft, code), is_printed, "{spouse} of {}", case.file);
                printed += usize::from(is_printed);
            }
        }
        assert!(printed > 20, "only {printed} print the address of the {spouse}");
    }
}
