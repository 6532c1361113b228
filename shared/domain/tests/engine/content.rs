//! The content files: complete, consistent, and as `shared/spec/product.md` has them.

use domain::content::question::Kind;
use domain::content::{Catalog, DocumentType};

fn catalog() -> &'static Catalog {
    Catalog::embedded().unwrap_or_else(|problems| panic!("{problems}"))
}

fn ids(document_type: &DocumentType) -> Vec<&str> {
    document_type.questions.iter().map(|question| question.id.as_str()).collect()
}

/// A document type as the specification has it.
#[derive(Debug, PartialEq)]
struct Specified<'a> {
    id: &'a str,
    dollars: u32,
    count: usize,
    questions: Vec<&'a str>,
}

/// The first words of a text that stand between backquotes.
fn quoted(text: &str) -> &str {
    text.split('`').nth(1).unwrap()
}

/// “The types and their questions”: under each heading a line with the type's id, price and number of questions, and a table.
fn specified(specification: &str) -> Vec<Specified<'_>> {
    let part =
        specification.split("\n## ").find(|part| part.starts_with("The types and their questions")).unwrap();
    part.split("\n### ").skip(1).map(specified_type).collect()
}

fn specified_type(part: &str) -> Specified<'_> {
    let price = part.split_once('$').unwrap().1;
    let price = price.split(|letter: char| !letter.is_ascii_digit()).next().unwrap();
    let count =
        part.split_once(" questions, in this order").unwrap().0.split_whitespace().next_back().unwrap();
    Specified {
        id: quoted(part),
        dollars: price.parse().unwrap(),
        count: count.parse().unwrap(),
        questions: part.lines().filter(|line| line.starts_with("| `")).map(quoted).collect(),
    }
}

#[test]
fn every_document_type_asks_the_specified_questions_in_order_at_the_specified_price() {
    let mut specified = specified(include_str!("../../../spec/product.md"));
    let mut sold: Vec<_> = catalog().document_types.iter().map(in_the_catalog).collect();
    specified.sort_by_key(|kind| kind.id);
    sold.sort_by_key(|kind| kind.id);
    assert_eq!(sold, specified);
}

fn in_the_catalog(document_type: &DocumentType) -> Specified<'_> {
    Specified {
        id: &document_type.id,
        dollars: document_type.price.0 / 100,
        count: document_type.questions.len(),
        questions: ids(document_type),
    }
}

#[test]
fn options_are_offered_in_the_words_of_the_specification() {
    let options = |document_type: &str, id: &str| {
        catalog().document_type(document_type).unwrap().question(id).unwrap().options.join("; ")
    };
    assert_eq!(options("simpleWill", "maritalStatus"), "Single; Married; Divorced; Widowed");
    assert_eq!(options("simpleWill", "hasChildren"), "Yes; No");
    assert_eq!(options("powerOfAttorney", "poaType"), "Financial; Healthcare; Both Financial and Healthcare");
    assert_eq!(
        options("powerOfAttorney", "effectiveDate"),
        "Immediately; Upon incapacitation; On a specific date"
    );
    assert_eq!(
        options("prenuptialAgreement", "maritalPropertyTreatment"),
        "Equally Shared; Kept Separate Based on Title; Other (Specify)"
    );
    assert_eq!(
        options("uncontestedDivorce", "spousalSupport"),
        "No spousal support; Petitioner will pay Respondent; Respondent will pay Petitioner"
    );
}

#[test]
fn exactly_the_specified_questions_are_conditional() {
    let conditional: Vec<&str> = catalog()
        .document_types
        .iter()
        .flat_map(|document_type| &document_type.questions)
        .filter(|question| question.when.is_some())
        .map(|question| question.id.as_str())
        .collect();
    assert_eq!(
        conditional,
        [
            "childrenDetails",
            "maritalPropertyOther",
            "spousalSupportDetails",
            "childrenDetails",
            "spousalSupportAmount",
            "alternateAgentName",
            "alternateAgentAddress",
            "specificDate",
            "alternateSurrogateName",
            "alternateSurrogateContact",
            "lifeSustainingConditions",
            "nutritionConditions",
            "customArrangement",
            "supportTerms",
        ]
    );
}

#[test]
fn ids_are_known_hyphenated_and_camel_case() {
    let by_slug = catalog().document_type("uncontested-divorce").unwrap();
    assert_eq!(by_slug.id, "uncontestedDivorce");
    assert!(catalog().document_type("livingTrust").is_none());
}

#[test]
fn all_67_counties_are_there_with_duval_as_specified() {
    assert_eq!(catalog().counties.len(), 67);
    let duval = catalog().counties.iter().find(|county| county.id.as_str() == "duval").unwrap();
    assert_eq!((duval.circuit_number, duval.special_requirements.len()), (4, 9));
    assert!(catalog().counties.iter().all(|county| county.filing_fees.divorce == 409));
    assert!(catalog().counties.iter().all(|county| county.filing_fees.service_of_process == 40));
}

#[test]
fn what_a_county_has_of_its_own_is_told_apart_from_what_all_have() {
    let sarasota = catalog().county("sarasota").unwrap();
    assert!(sarasota.own.iter().any(|text| text.starts_with("Standing Family Law Court Order")));
    for county in &catalog().counties {
        assert!(county.own.iter().all(|text| !text.contains("(Form 12.928)")), "{}", county.name);
        assert!(!county.own.is_empty(), "{}", county.name);
    }
}

/// The case management conference is in `shared/spec/product.md` and in no source of the Fourth Circuit that was found.
#[test]
fn what_no_source_says_of_a_county_is_asked_and_not_said() {
    let duval = catalog().county("duval").unwrap();
    let conference = duval.special_requirements.iter().find(|text| text.contains("within 120 days")).unwrap();
    assert!(conference.starts_with("Ask the clerk") && conference.contains("no rule"), "{conference}");
    assert!(duval.special_requirements.iter().any(|text| text.contains("within 45 days of service")));
}

#[test]
fn before_the_first_question_the_divorce_says_that_its_papers_are_not_the_official_forms() {
    let divorce = catalog().document_type("uncontestedDivorce").unwrap();
    for said in [divorce.description.clone(), divorce.disclosure_services.join(" ")] {
        assert!(said.contains("not the official Florida family law forms"), "{said}");
        assert!(!said.contains("approved form"), "{said}");
    }
}

#[test]
fn bundles_and_fees_are_as_specified() {
    let bundles: Vec<_> =
        catalog().bundles.iter().map(|b| (b.id.as_str(), b.price.0, b.documents.len())).collect();
    assert_eq!(bundles, [("essential", 14900, 3), ("complete", 24900, 4)]);
    assert_eq!((catalog().processing_fee.0, catalog().attorney_review.0), (250, 200_000));
}

#[test]
fn no_mark_of_the_research_reaches_a_reader() {
    let shown = serde_json::to_string(&catalog().document_types).unwrap();
    for mark in ["[K]", "[U]", "[V]", "[S]"] {
        assert!(!shown.contains(mark), "{mark}");
    }
}

#[test]
fn a_question_that_can_be_left_empty_is_never_a_checkbox_or_a_choice() {
    let all = catalog().document_types.iter().flat_map(|document_type| &document_type.questions);
    for question in all.filter(|question| question.optional) {
        assert!(matches!(question.kind, Kind::Text | Kind::Textarea), "{}", question.id);
    }
}

/// The list that a lawyer works through before launch. `COQUINA_UPDATE=1 cargo test -p domain` writes it again.
#[test]
fn the_list_of_sources_to_be_checked_is_complete() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../content/unchecked-sources.txt");
    let sources: Vec<String> = catalog().unchecked_sources().into_iter().collect();
    let current = format!("{}\n", sources.join("\n"));
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        std::fs::write(file, &current).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap(), current, "the list is stale: see this test's comment");
}

#[test]
fn who_makes_an_agreement_with_a_spouse_is_asked_for_no_name_that_is_known() {
    for document in ["prenuptialAgreement", "postnuptialAgreement", "uncontestedDivorce"] {
        let document_type = catalog().document_type(document).unwrap();
        let books = document_type.questions.iter().filter_map(|question| question.book.as_deref());
        let names: Vec<&str> = books.filter(|book| book.ends_with(".name")).collect();
        assert_eq!(names, ["self.name", "spouse.name"], "{document}");
    }
}
