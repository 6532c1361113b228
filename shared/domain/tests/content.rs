//! The content files: complete, consistent, and as `shared/spec/product.md` has them.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

use domain::content::question::Kind;
use domain::content::{Catalog, DocumentType};

fn catalog() -> &'static Catalog {
    Catalog::embedded().unwrap_or_else(|problems| panic!("{problems}"))
}

fn ids(kind: &DocumentType) -> Vec<&str> {
    kind.questions.iter().map(|question| question.id.as_str()).collect()
}

/// Question ids and order: `shared/spec/product.md`, “The types and their questions”.
const SPECIFIED: [(&str, u32, &str); 6] = [
    (
        "simpleWill",
        6900,
        "fullName address maritalStatus hasChildren childrenDetails primaryBeneficiary alternateBeneficiary \
         executorName alternateExecutorName specificBequests",
    ),
    (
        "prenuptialAgreement",
        12900,
        "party1FullName party1Address party2FullName party2Address marriageDate party1SeparateProperty \
         party2SeparateProperty maritalPropertyTreatment maritalPropertyOther debtResponsibility \
         spousalSupportWaiver spousalSupportDetails financialDisclosure legalRepresentation",
    ),
    (
        "powerOfAttorney",
        5900,
        "principalName principalAddress poaType agentName agentAddress agentRelationship alternateAgent \
         alternateAgentName alternateAgentAddress durability effectiveDate specificDate specificPowers",
    ),
    (
        "healthcareDirective",
        4900,
        "principalName principalAddress surrogateName surrogateRelationship surrogateContact \
         alternateSurrogate alternateSurrogateName alternateSurrogateContact lifeSustaining \
         lifeSustainingConditions artificialNutrition nutritionConditions painManagement organDonation \
         additionalInstructions",
    ),
    (
        "postnuptialAgreement",
        14900,
        "husbandName wifeName marriageDate marriageLocation currentAddress reasonForAgreement \
         separatePropertyHusband separatePropertyWife maritalPropertyDivision customArrangement \
         debtResponsibility spousalSupportModification supportTerms financialDisclosure independentCounsel",
    ),
    (
        "uncontestedDivorce",
        39900,
        "petitionerName respondentName petitionerAddress respondentAddress marriageDate separationDate \
         hasMinorChildren childrenDetails assetDivision debtDivision spousalSupport spousalSupportAmount",
    ),
];

#[test]
fn every_document_type_asks_the_specified_questions_in_order_at_the_specified_price() {
    for (id, price, questions) in SPECIFIED {
        let kind = catalog().document_type(id).unwrap();
        assert_eq!(ids(kind), questions.split_whitespace().collect::<Vec<_>>(), "{id}");
        assert_eq!(kind.price.0, price, "{id}");
    }
    let asked: usize = catalog().document_types.iter().map(|kind| kind.questions.len()).sum();
    assert_eq!(asked, 79);
}

#[test]
fn options_are_offered_in_the_words_of_the_specification() {
    let options = |kind: &str, id: &str| {
        catalog().document_type(kind).unwrap().question(id).unwrap().options.join("; ")
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
        .flat_map(|kind| &kind.questions)
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
    let all = catalog().document_types.iter().flat_map(|kind| &kind.questions);
    for question in all.filter(|question| question.optional) {
        assert!(matches!(question.kind, Kind::Text | Kind::Textarea), "{}", question.id);
    }
}

/// The list that a lawyer works through before launch. `COQUINA_UPDATE=1 cargo test -p domain` writes it anew.
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
