//! Which words in an answer stop a purchase, and which ordinary ones that resemble them do not.

use domain::content::Catalog;
use domain::content::finding::Level;
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Answers, Interview};
use jiff::civil::{Date, date};
use serde_json::json;

const TODAY: Date = date(2026, 11, 21);

/// What stops a purchase when this is the only answer.
fn stops(document_type: &str, question: &str, words: &str) -> Vec<String> {
    let document_type = Catalog::embedded().unwrap().document_type(document_type).unwrap();
    let mut given = json!({ question: words });
    for (choice, option) in [
        ("maritalPropertyTreatment", "Other (Specify)"),
        ("maritalPropertyDivision", "Custom arrangement"),
        ("alternateAgent", "Yes"),
        ("poaType", "Financial"),
        ("hasMinorChildren", "Yes"),
    ] {
        if document_type.question(choice).is_some() {
            given[choice] = option.into();
        }
    }
    let answers =
        Answers::default().with(AnswerChanges::parse(document_type, given.as_object().unwrap()).unwrap());
    let county = Catalog::embedded().unwrap().counties.first().filter(|_| document_type.county);
    let found = Interview::new(document_type, &answers).filed_in(county).findings(TODAY);
    let blocks = found.into_iter().filter(|finding| finding.level == Level::Block);
    blocks.map(|finding| format!("{} at {}", finding.code, finding.question)).collect()
}

const MARITAL: [(&str, &str); 2] =
    [("prenuptialAgreement", "maritalPropertyOther"), ("postnuptialAgreement", "customArrangement")];

#[test]
fn ordinary_words_in_a_marital_agreement_stop_nobody() {
    for words in [
        "Each gives up all claims to the other’s shop.",
        "The joint account ends when one dies. Life insurance is paid to his estate.",
        "What either inherits stays separate. Neither has any claim to the real estate in Tampa.",
        "Alex is a permanent resident. Jordan pays the immigration lawyer and the fee for the visa.",
        "The company keeps its own creditors and its bank loans.",
    ] {
        for (kind, question) in MARITAL {
            assert_eq!(stops(kind, question, words), [""; 0], "{kind}: {words}");
        }
    }
    let debts = "Debts from the lawsuit and from creditors of the shop are Dana’s alone.";
    assert_eq!(stops("postnuptialAgreement", "debtResponsibility", debts), [""; 0]);
}

#[test]
fn words_that_contradict_a_marital_agreement_stop_it_where_they_stand() {
    for (words, code) in [
        ("When one dies, each gives up the elective share.", "M10"),
        ("Alex waives any share of Jordan’s things and all claims to his estate.", "M10"),
        ("Neither will inherit from the other.", "M10"),
        ("Jordan pays $500 a month in return for the green card.", "M13"),
        ("Alex waives the affidavit of support.", "M13"),
    ] {
        for (kind, question) in MARITAL {
            assert_eq!(stops(kind, question, words), [format!("{code} at {question}")], "{kind}: {words}");
        }
    }
    let reason = "To keep the house away from creditors";
    assert_eq!(stops("postnuptialAgreement", "reasonForAgreement", reason), ["M20 at reasonForAgreement"]);
}

#[test]
fn one_agent_is_one_name() {
    for name in ["Luis Soto Jr.", "Susan Green, M.D.", "Suncoast Bank and Trust Company", "Anders Orlando"] {
        for question in ["agentName", "alternateAgentName"] {
            assert_eq!(stops("powerOfAttorney", question, name), [""; 0], "{name}");
        }
    }
    for name in ["Marco and Lucia Rinaldi", "Marco Rinaldi, Lucia Rinaldi", "Pía O’Dell or Henry O’Dell Jr."]
    {
        assert_eq!(stops("powerOfAttorney", "agentName", name), ["P6 at agentName"], "{name}");
        assert_eq!(
            stops("powerOfAttorney", "alternateAgentName", name),
            ["P22 at alternateAgentName"],
            "{name}"
        );
    }
}

#[test]
fn a_list_of_powers_has_to_name_one() {
    for list in ["Everything about my bank accounts", "Handle everything with the VA", "Sell my car"] {
        assert_eq!(stops("powerOfAttorney", "specificPowers", list), [""; 0], "{list}");
    }
    for list in
        ["Everything", "Full authority over all my property and finances", "Anything I could do myself"]
    {
        assert_eq!(stops("powerOfAttorney", "specificPowers", list), ["P3 at specificPowers"], "{list}");
    }
}

#[test]
fn a_childs_birth_date_in_figures_stops_the_divorce_papers() {
    for words in
        ["A.P., 8, born 5/4/2018", "A.P., 05/04/2018", "A.P., b. 2018-05-04, and L.P., 5", "A.P. DOB 5-4-18"]
    {
        assert_eq!(
            stops("uncontestedDivorce", "childrenDetails", words),
            ["D8 at childrenDetails"],
            "{words}"
        );
    }
}

#[test]
fn dates_of_a_marriage_a_separation_or_a_schedule_stop_nobody() {
    for words in [
        "A.P., 8, ours. We married 05/19/2012 and separated on 11/02/2025.",
        "A.P., 8, lives with me since the separation, 11/02/2025",
        "Separated 11/2/2025: A.P., 8, and L.P., 5, live with me from 06/01/2026 on",
        "A.P., 8; our mediation was on 2026-05-04",
    ] {
        assert_eq!(stops("uncontestedDivorce", "childrenDetails", words), [""; 0], "{words}");
    }
}

#[test]
fn danger_in_a_detail_stops_as_it_does_in_an_answer() {
    let catalog = Catalog::embedded().unwrap();
    let will = catalog.document_type("simpleWill").unwrap();
    let stops = |pets: &str| {
        let given = json!({ "pets": pets });
        let facts = FactChanges::parse(will, catalog, given.as_object().unwrap()).unwrap();
        let Matter { answers, facts } = Matter::default().with(will, AnswerChanges::default(), facts);
        let found = Interview::new(will, &answers).knowing(&facts).findings(TODAY);
        let blocks = found.into_iter().filter(|finding| finding.level == Level::Block);
        blocks.map(|finding| finding.question).collect::<Vec<_>>()
    };
    assert_eq!(stops("my dog, for I am going to kill myself on Sunday"), ["pets"]);
    assert_eq!(stops("my dog Killian and the hunting dogs"), [""; 0]);
}
