//! What is said in answer to a question, for `understand.rs`.

use domain::interview::Answer;
use serde_json::json;

use crate::guide::testing::{Person, only_proposal, says};
use crate::reply::Reply;

fn proposed(reply: &Reply) -> &Answer {
    assert_eq!(reply.proposals.len(), 1, "{reply:?}");
    &reply.proposals[0].value
}

fn text(text: &str) -> Answer {
    Answer::Text(text.into())
}

#[test]
fn a_name_is_proposed_with_the_words_it_came_in() {
    let reply = Person::new("simpleWill").says("my name is Ana Diaz");
    assert_eq!(proposed(&reply), &text("Ana Diaz"));
    assert_eq!(reply.proposals[0].words, "my name is Ana Diaz");
    assert_eq!(reply.proposals[0].text, "What is your full legal name?");
    assert_eq!(reply.message, "I understood: “Ana Diaz”. Is that right?");
    assert_eq!(reply.question.as_deref(), Some("fullName"));
}

#[test]
fn who_begins_with_a_wish_is_asked_the_question_and_not_corrected() {
    let wish = "hi, i'm 68 and want my daughter to pay my bills";
    let reply = Person::new("powerOfAttorney").says(wish);
    assert!(reply.message.starts_with("Thank you for telling me."), "{reply:?}");
    assert!(!says(&reply, "could not find") && reply.proposals.is_empty(), "{reply:?}");
    assert_eq!(reply.question.as_deref(), Some("principalName"));
    let later = Person::answered_will().asked("executorName");
    let reply = later.says("I would like my daughter to do it");
    assert!(says(&reply, "I am not sure that I caught the name."), "{reply:?}");
}

#[test]
fn free_words_are_proposed_exactly_as_written() {
    let words = "teh ring too my neice Eva ; the rest, as my Wife likes!!";
    let reply = Person::at("simpleWill", "specificBequests").says(words);
    assert_eq!(proposed(&reply), &text(words));
}

#[test]
fn an_option_is_proposed_as_the_form_has_it() {
    let reply = Person::at("simpleWill", "maritalStatus").says("i'm married");
    assert_eq!(proposed(&reply), &text("Married"));
    assert_eq!(reply.suggestions, ["Single", "Married", "Divorced", "Widowed", "Skip for now"]);
}

#[test]
fn a_date_in_words_is_proposed_as_a_date() {
    let reply = Person::at("postnuptialAgreement", "marriageDate").says("It was on June 3, 2016");
    assert_eq!(proposed(&reply), &text("2016-06-03"));
    assert!(says(&reply, "June 3, 2016"), "{reply:?}");
}

/// It is asked back with its whole year: nothing is taken for sure.
#[test]
fn a_year_of_two_figures_is_asked_back() {
    let reply = Person::at("postnuptialAgreement", "marriageDate").says("6/21/14");
    assert_eq!(proposed(&reply), &text("2014-06-21"));
    assert_eq!(reply.message, "I understood: June 21, 2014. Is that right?");
    let reply = Person::at("prenuptialAgreement", "marriageDate").says("10.9.27");
    assert_eq!(proposed(&reply), &text("2027-10-09"));
    let mut person = Person::new("powerOfAttorney");
    person.answer("effectiveDate", json!("On a specific date"));
    let reply = person.asked("specificDate").says("3/1/27");
    assert_eq!(proposed(&reply), &text("2027-03-01"));
    let reply = Person::at("postnuptialAgreement", "marriageDate").says("2/30/14");
    assert!(reply.proposals.is_empty(), "{reply:?}");
}

#[test]
fn a_statement_is_ticked_by_yes_and_left_by_no() {
    let at = || Person::at("prenuptialAgreement", "financialDisclosure");
    assert_eq!(proposed(&at().says("Yes, we have")), &Answer::Checked(true));
    assert_eq!(proposed(&at().says("no")), &Answer::Checked(false));
    let reply = at().says("nearly");
    assert!(
        reply.proposals.is_empty() && says(&reply, "I am not sure whether that is a yes or a no."),
        "{reply:?}"
    );
}

#[test]
fn a_statement_is_not_left_by_a_no_that_is_taken_back() {
    for words in ["no, wait, yes", "yes, sorry, no"] {
        let reply = Person::at("prenuptialAgreement", "financialDisclosure").says(words);
        assert!(reply.proposals.is_empty(), "{words}: {reply:?}");
    }
}

#[test]
fn none_is_an_answer_where_the_question_allows_it() {
    let reply = Person::at("simpleWill", "specificBequests").says("None");
    assert_eq!(proposed(&reply), &text("None"));
    for words in
        ["no", "Nope.", "No, nada más", "that's all", "nope, nothing special", "no, none", "none really"]
    {
        let reply = Person::at("simpleWill", "specificBequests").says(words);
        assert_eq!(proposed(&reply), &text("None"), "{words}");
    }
    assert!(reply.suggestions.contains(&"None".to_string()));
    let reply = Person::at("simpleWill", "executorName").says("None");
    assert!(reply.proposals.is_empty() && says(&reply, "This question needs an answer."), "{reply:?}");
}

#[test]
fn what_will_not_do_is_said_in_the_domains_words_and_asked_again() {
    for (kind, question, words, sentence) in [
        ("simpleWill", "fullName", "J", "Name appears too short"),
        ("simpleWill", "address", "1 Peachtree St, Atlanta, GA 30303", "Please give your Florida address."),
        ("simpleWill", "primaryBeneficiary", "Ana 50%, Luis 60%", "The shares add up to 110%."),
        (
            "simpleWill",
            "specificBequests",
            "My SSN is 123-45-6789",
            "Please leave out Social Security numbers.",
        ),
        ("postnuptialAgreement", "marriageDate", "02/30/2010", "Please give a date that exists"),
        ("postnuptialAgreement", "marriageDate", "June 3, 2030", "This date is in the future."),
        ("prenuptialAgreement", "marriageDate", "06/03/2010", "This date has to be after today."),
    ] {
        let reply = Person::at(kind, question).says(words);
        assert!(says(&reply, sentence) && reply.proposals.is_empty(), "{words}: {reply:?}");
        assert_eq!(reply.question.as_deref(), Some(question));
    }
}

#[test]
fn the_same_person_cannot_be_named_twice_where_two_are_needed() {
    let mut person = Person::new("simpleWill");
    person.answer("executorName", json!("Pedro Ramirez"));
    let reply = person.asked("alternateExecutorName").says("it's pedro ramirez");
    assert!(says(&reply, "This has to be someone other than the person in an earlier answer."), "{reply:?}");
}

#[test]
fn what_is_worth_a_second_look_is_proposed_and_said() {
    let reply = Person::at("simpleWill", "address").says("123 Main Street, Orlando");
    assert_eq!(proposed(&reply), &text("123 Main Street, Orlando"));
    assert!(says(&reply, "A full address has a street"), "{reply:?}");
}

/// Sample message 10 of `shared/legal/nonlawyer.md`, by its option.
#[test]
fn what_the_law_makes_void_is_said_before_it_is_saved() {
    let reply = Person::at("powerOfAttorney", "effectiveDate").says("Upon incapacitation");
    assert_eq!(proposed(&reply), &text("Upon incapacitation"));
    assert!(reply.sources.iter().any(|source| source.starts_with("s. 709.2108")), "{reply:?}");
}

#[test]
fn when_everything_is_answered_the_review_is_next() {
    let reply = Person::answered_will().says("go ahead");
    assert_eq!(reply.message, "All questions of your Simple Will are answered. The review is next.");
    assert_eq!((reply.question, reply.proposals.len()), (None, 0));
}

#[test]
fn an_answer_that_was_given_before_can_be_given_anew() {
    let reply = Person::answered_will().asked("executorName").says("Her name is Rosa Diaz");
    assert_eq!(proposed(&reply), &text("Rosa Diaz"));
}

#[test]
fn a_question_that_no_longer_applies_is_not_answered() {
    let mut person = Person::answered_will();
    person.answer("executorName", json!(null));
    let reply = person.asked("childrenDetails").says("Ana Diaz");
    assert_eq!(reply.proposals[0].question, "executorName");
}

fn answered_divorce() -> Person {
    let mut person = Person::new("uncontestedDivorce");
    for (question, answer) in [
        ("petitionerName", "Ana Diaz"),
        ("respondentName", "Luis Diaz"),
        ("petitionerAddress", "123 Main Street, Orlando, FL 32801"),
        ("respondentAddress", "9 Elm Street, Ocala, FL 34471"),
        ("marriageDate", "2010-06-12"),
        ("separationDate", "2026-01-15"),
        ("hasMinorChildren", "No"),
        ("assetDivision", "The car goes to me"),
        ("debtDivision", "None"),
        ("spousalSupport", "Petitioner will pay Respondent"),
        ("spousalSupportAmount", "$600 a month for three years"),
    ] {
        person.answer(question, json!(answer));
    }
    person
}

#[test]
fn after_the_last_question_an_answer_that_is_said_anew_is_heard() {
    for (words, question, value) in [
        ("The separation date should be July 4, 2025", "separationDate", "2025-07-04"),
        ("we separated on July 4, 2025", "separationDate", "2025-07-04"),
        ("Change the alimony: my husband will pay me", "spousalSupport", "Respondent will pay Petitioner"),
    ] {
        let reply = answered_divorce().says(words);
        assert_eq!(only_proposal(&reply), (question, value), "{words}: {reply:?}");
    }
}

#[test]
fn after_the_last_question_what_is_not_heard_is_not_said_to_be_done() {
    for words in [
        "I also want my maiden name back, Marisol Quintero",
        "We do have a boat too, a 2015 Mako that goes to me",
        "Please change the alimony to $700 a month",
    ] {
        let reply = answered_divorce().says(words);
        assert!(says(&reply, "so nothing has changed") && reply.proposals.is_empty(), "{words}: {reply:?}");
    }
    for words in ["thanks", "ok", "no", "great, thank you"] {
        let reply = answered_divorce().says(words);
        assert!(!says(&reply, "nothing has changed") && reply.proposals.is_empty(), "{words}: {reply:?}");
    }
}

#[test]
fn who_owns_or_owes_nothing_answers_none() {
    for (question, words) in [
        ("assetDivision", "We own nothing."),
        ("assetDivision", "we have nothing"),
        ("debtDivision", "we have no debts"),
        ("debtDivision", "We don't owe anything"),
        ("debtDivision", "no debts"),
    ] {
        let reply = Person::at("uncontestedDivorce", question).says(words);
        assert_eq!(only_proposal(&reply), (question, "None"), "{words}: {reply:?}");
    }
}

#[test]
fn what_people_ask_about_a_divorce_is_answered_in_general() {
    for (words, told) in [
        ("How much child support will he have to pay?", "the overnights with each"),
        ("Can we do it the short way together?", "Form 12.901(a)"),
        ("what is a simplified dissolution of marriage?", "Both sign one joint petition"),
        ("Do we both have to go to the hearing?", "at least the petitioner"),
        ("How long until the divorce is final?", "At least 20 days"),
        ("Can we skip the parenting class?", "parenting course"),
        ("can my address be kept off the papers?", "it is not printed"),
        ("How do I keep my address confidential?", "it is not printed"),
    ] {
        let reply = answered_divorce().says(words);
        assert!(says(&reply, told), "{words}: {reply:?}");
    }
}

#[test]
fn an_address_is_noted_with_the_way_to_keep_it_off_the_papers() {
    let reply = Person::at("uncontestedDivorce", "petitionerAddress")
        .says("my address must stay secret because of my husband, it is 9 Hidden Cove Ct, Ocala, FL 34471");
    assert!(says(&reply, "keep it off the papers"), "{reply:?}");
}
