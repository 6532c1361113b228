//! The interview: what `shared/spec/product.md`, “States”, says of the form.

use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Block;
use domain::assembly::{UNANSWERED, assemble};
use domain::content::question::Kind;
use domain::content::{Catalog, DocumentType};
use domain::interview::{AnswerChanges, Answers, Interview};
use jiff::civil::{Date, date};
use serde_json::{Value, json};

const TODAY: Date = date(2026, 11, 21);

fn document_type(id: &str) -> &'static DocumentType {
    Catalog::embedded().unwrap().document_type(id).unwrap()
}

fn answers(document_type: &DocumentType, given: &Value) -> Answers {
    Answers::default().with(AnswerChanges::parse(document_type, given.as_object().unwrap()).unwrap())
}

fn nonlawyer() -> Nonlawyer {
    "Ana Ruiz|Coquina|1 Bay St|Tampa, FL 33602|813-555-0100".parse().unwrap()
}

fn refusal(id: &str, given: &Value) -> String {
    let refusals = AnswerChanges::parse(document_type(id), given.as_object().unwrap()).unwrap_err();
    refusals.into_values().collect::<Vec<_>>().join(" ")
}

#[test]
fn continue_skips_a_question_whose_condition_fails_and_previous_skips_it_back() {
    let will = document_type("simpleWill");
    let childless = answers(will, &json!({"hasChildren": "No"}));
    let interview = Interview::new(will, &childless);
    assert_eq!(interview.next_step(3), 5, "after hasChildren comes primaryBeneficiary");
    assert_eq!(interview.previous_step(5), Some(3));

    let parent = answers(will, &json!({"hasChildren": "Yes"}));
    assert_eq!(Interview::new(will, &parent).next_step(3), 4, "a parent is asked about the children");
}

#[test]
fn a_finding_points_to_the_answer_that_has_the_words() {
    let postnup = document_type("postnuptialAgreement");
    let pointed = |given: &Value| {
        let answers = answers(postnup, given);
        let found = Interview::new(postnup, &answers).findings(TODAY);
        found.into_iter().find(|finding| finding.code == "M4").map(|finding| finding.question)
    };
    assert_eq!(
        pointed(&json!({"debtResponsibility": "The home loan is shared"})).unwrap(),
        "debtResponsibility"
    );
    let both = json!({"debtResponsibility": "The home loan is shared", "separatePropertyHusband": "A home"});
    assert_eq!(pointed(&both).unwrap(), "separatePropertyHusband", "the first of them");
    assert_eq!(pointed(&json!({"debtResponsibility": "Shared"})), None);
}

#[test]
fn past_the_last_question_comes_the_review_and_before_the_first_nothing() {
    let will = document_type("simpleWill");
    let none = Answers::default();
    let interview = Interview::new(will, &none);
    assert_eq!(interview.next_step(9), 10);
    assert_eq!(interview.previous_step(0), None);
    assert_eq!((interview.percent(0), interview.percent(4), interview.percent(10)), (10, 50, 100));
}

#[test]
fn a_person_who_comes_back_goes_on_where_something_is_open() {
    let will = document_type("simpleWill");
    let some = answers(will, &json!({"fullName": "Ana Lopez"}));
    let interview = Interview::new(will, &some);
    assert_eq!(interview.resume_step(0, TODAY), 1, "the saved step is answered");
    assert_eq!(interview.resume_step(2, TODAY), 2, "the saved step is open");
    assert_eq!(interview.resume_step(10, TODAY), 1, "from the review back to the first gap");
}

#[test]
fn an_answer_that_is_no_longer_asked_for_is_stale_and_kept() {
    let will = document_type("simpleWill");
    let changed = answers(will, &json!({"hasChildren": "No", "childrenDetails": "Ana, 12"}));
    let progress = Interview::new(will, &changed).progress(0, TODAY);
    assert_eq!(progress.stale, ["childrenDetails"]);
    assert!(!progress.visible.contains(&"childrenDetails".to_string()));
    assert!(changed.get("childrenDetails").is_some());
}

#[test]
fn only_open_required_questions_are_missing() {
    let will = document_type("simpleWill");
    let empty = answers(will, &json!({"fullName": "  ", "hasChildren": "No"}));
    let missing = Interview::new(will, &empty).missing();
    assert!(missing.contains(&"fullName".to_string()), "blank is not an answer");
    assert!(!missing.contains(&"childrenDetails".to_string()), "it is not asked");
    assert!(!missing.contains(&"specificBequests".to_string()), "it may be left");
}

#[test]
fn a_checkbox_may_be_left_unticked_but_has_to_be_answered() {
    let prenup = document_type("prenuptialAgreement");
    let open = Answers::default();
    assert!(Interview::new(prenup, &open).missing().contains(&"financialDisclosure".to_string()));
    let left = answers(prenup, &json!({"financialDisclosure": false}));
    let interview = Interview::new(prenup, &left);
    assert!(!interview.missing().contains(&"financialDisclosure".to_string()));
    assert!(interview.notes(TODAY).contains_key("financialDisclosure"));
}

#[test]
fn spousal_support_is_asked_for_unless_there_is_none() {
    let divorce = document_type("uncontestedDivorce");
    for (option, shown) in [("No spousal support", false), ("Petitioner will pay Respondent", true)] {
        let given = answers(divorce, &json!({"spousalSupport": option}));
        assert_eq!(Interview::new(divorce, &given).is_visible("spousalSupportAmount"), shown, "{option}");
    }
}

#[test]
fn bad_answers_are_refused_with_a_sentence() {
    assert!(refusal("simpleWill", &json!({"shoeSize": "9"})).contains("no question called shoeSize"));
    assert!(refusal("simpleWill", &json!({"maritalStatus": "Complicated"})).contains("Single, Married"));
    assert!(refusal("simpleWill", &json!({"fullName": 7})).contains("text"));
    assert!(refusal("prenuptialAgreement", &json!({"financialDisclosure": "yes"})).contains("true or false"));
    assert!(refusal("simpleWill", &json!({"specificBequests": "x".repeat(5001)})).contains("5,000"));
    assert!(
        refusal("simpleWill", &json!({"specificBequests": "SSN 123-45-6789"})).contains("Social Security")
    );
    assert!(refusal("simpleWill", &json!({"fullName": "A\u{0}B"})).contains("cannot be printed"));
}

#[test]
fn an_answer_is_as_long_as_its_kind_needs() {
    for (question, longest, told) in
        [("fullName", 200, "200"), ("address", 500, "500"), ("specificBequests", 5_000, "5,000")]
    {
        let will = document_type("simpleWill");
        answers(will, &json!({question: "é".repeat(longest)}));
        let sentence = refusal("simpleWill", &json!({question: "é".repeat(longest + 1)}));
        assert!(sentence.contains(&format!("{told} characters")), "{sentence}");
    }
}

#[test]
fn what_turns_or_hides_letters_is_refused_in_answers_and_names() {
    let told = refusal("simpleWill", &json!({"primaryBeneficiary": "my friend \u{202e}nhoJ oeD\u{202c}"}));
    assert!(told.contains("turns the direction of writing") && told.contains("“my friend”"), "{told}");
    for hidden in ["Ana\u{200b}Diaz", "Ana\u{ad}Diaz", "\u{feff}Ana", "Ana\u{e0041}", "Ana\u{fe0f}"] {
        assert!(refusal("simpleWill", &json!({"fullName": hidden})).contains("cannot be printed"));
        assert!(
            domain::documents::document_name(hidden).unwrap_err().to_string().contains("cannot be printed")
        );
        assert!(domain::accounts::person_name(Some(hidden)).unwrap_err().contains("cannot be printed"));
    }
    assert_eq!(domain::accounts::person_name(Some("Jose\u{301}")).unwrap().unwrap(), "José");
}

/// Before such characters were refused, some may have been stored. Long answers were taken too.
#[test]
fn stored_answers_are_read_without_what_is_not_seen_and_nothing_else_is_lost() {
    let will = document_type("simpleWill");
    let long = "n".repeat(2_000);
    let stored = json!({"primaryBeneficiary": "my friend \u{202e}nhoJ\r\noeD\u{202c}", "fullName": long});
    let restored = Answers::restore(will, stored.as_object().unwrap());
    assert_eq!(restored.get("primaryBeneficiary").unwrap().text(), "my friend nhoJ\noeD");
    assert_eq!(restored.get("fullName").unwrap().text(), long);
}

#[test]
fn none_is_no_answer_where_somebody_has_to_be_named() {
    let will = document_type("simpleWill");
    let given = answers(
        will,
        &json!({"executorName": "None", "primaryBeneficiary": "n/a", "specificBequests": "None"}),
    );
    let problems = Interview::new(will, &given).problems(TODAY);
    assert_eq!(
        problems.keys().map(String::as_str).collect::<Vec<_>>(),
        ["executorName", "primaryBeneficiary"]
    );
}

#[test]
fn a_testator_cannot_be_their_own_personal_representative() {
    let will = document_type("simpleWill");
    let given = answers(
        will,
        &json!({"fullName": "Maria Lopez", "executorName": "maria  lopez", "alternateExecutorName": "Maria Lopez"}),
    );
    let problems = Interview::new(will, &given).problems(TODAY);
    assert!(problems.contains_key("executorName") && problems.contains_key("alternateExecutorName"));
}

#[test]
fn null_forgets_an_answer() {
    let will = document_type("simpleWill");
    let given = answers(will, &json!({"fullName": "Ana Lopez"}));
    let forgotten =
        given.with(AnswerChanges::parse(will, json!({"fullName": null}).as_object().unwrap()).unwrap());
    assert!(forgotten.get("fullName").is_none());
}

#[test]
fn impossible_dates_and_twins_stand_in_the_way() {
    let divorce = document_type("uncontestedDivorce");
    let given = answers(
        divorce,
        &json!({"petitionerName": "Nina Patel", "respondentName": "nina patel",
                "marriageDate": "02/30/2020", "separationDate": "2030-01-01"}),
    );
    let problems = Interview::new(divorce, &given).problems(TODAY);
    let expected = ["marriageDate", "respondentName", "separationDate"];
    assert_eq!(problems.keys().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn every_obstacle_is_told_even_when_one_question_has_several() {
    let divorce = document_type("uncontestedDivorce");
    let given = answers(divorce, &json!({"assetDivision": "He refuses to sign and I am afraid of him."}));
    let open = Interview::new(divorce, &given).obstacles(TODAY);
    for words in ["call 911", "a dispute with your spouse"] {
        assert!(open["assetDivision"].contains(words), "{words} in {}", open["assetDivision"]);
    }
    assert!(open.contains_key("county") && open.contains_key("petitionerName"));
}

#[test]
fn nothing_is_found_in_an_answer_that_was_not_given() {
    let directive = document_type("healthcareDirective");
    let untouched = answers(directive, &json!({"alternateSurrogate": "Yes"}));
    assert_eq!(Interview::new(directive, &untouched).findings(TODAY), []);
    for document_type in &Catalog::embedded().unwrap().document_types {
        let none = Answers::default();
        let found = Interview::new(document_type, &none).findings(TODAY);
        // A box that is left unticked is an answer.
        let is_typed =
            |id: &str| document_type.question(id).is_some_and(|question| question.kind != Kind::Checkbox);
        let of_typed: Vec<_> = found.iter().filter(|finding| is_typed(&finding.question)).collect();
        assert!(of_typed.is_empty(), "{}: {of_typed:?}", document_type.id);
    }
}

#[test]
fn the_clause_of_a_choice_that_is_open_stands_in_the_draft() {
    let directive = document_type("healthcareDirective");
    let clause_of = |given: &Value| {
        let answers = answers(directive, given);
        let interview = Interview::new(directive, &answers);
        let paper = assemble(directive.template.as_ref().unwrap(), &interview, &nonlawyer());
        let mut sections = paper.instruments.into_iter().flat_map(|instrument| instrument.sections);
        sections.find(|section| section.questions.contains(&"lifeSustaining".to_string())).unwrap()
    };
    let open = clause_of(&json!({}));
    assert_eq!((open.heading.as_str(), open.number), ("My Living Will", Some(3)));
    let unanswered = Block::Paragraph { text: UNANSWERED.to_string(), centered: false };
    assert_eq!(open.blocks, [unanswered]);
    let wanted = clause_of(&json!({"lifeSustaining": "I want life-sustaining treatment"}));
    assert_eq!((wanted.id.as_str(), wanted.number), ("life-want", Some(3)));
}

/// The paragraphs and quotes of a clause, with these answers alone.
fn drafted(id: &str, clause: &str, given: &Value) -> Vec<String> {
    let document_type = document_type(id);
    let answers = answers(document_type, given);
    let interview = Interview::new(document_type, &answers);
    let paper = assemble(document_type.template.as_ref().unwrap(), &interview, &nonlawyer());
    let mut sections = paper.instruments.into_iter().flat_map(|instrument| instrument.sections);
    let section = sections.find(|section| section.id == clause).unwrap();
    let text = |block| match block {
        Block::Paragraph { text, .. } | Block::Quote { text } => Some(text),
        _ => None,
    };
    section.blocks.into_iter().filter_map(text).collect()
}

#[test]
fn the_sentence_of_a_question_that_is_open_stands_in_the_draft_with_a_gap() {
    let nominated = |given: &Value| drafted("simpleWill", "personal-representative", given)[0].clone();
    let backup = "I nominate [not answered yet] as personal representative.";
    let open = nominated(&json!({"executorName": "Rosa Diaz"}));
    assert!(open.starts_with("I nominate Rosa Diaz") && open.ends_with(backup), "{open}");
    let one = nominated(&json!({"executorName": "Rosa Diaz", "alternateExecutorName": "None"}));
    assert_eq!(one, "I nominate Rosa Diaz as personal representative (executor) of my estate.");
}

#[test]
fn a_draft_does_not_say_of_what_was_not_asked_yet_that_there_is_none() {
    let said = |given: &Value| drafted("prenuptialAgreement", "separate-property-1", given);
    let says_none = |said: &[String]| {
        said.iter().any(|text| text.starts_with("This agreement lists no particular property"))
    };
    let open = said(&json!({}));
    assert!(open.contains(&UNANSWERED.to_string()) && !says_none(&open), "{open:?}");
    assert!(says_none(&said(&json!({"party1SeparateProperty": "None"}))));
}
