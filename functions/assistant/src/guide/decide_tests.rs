//! People who say yes or no to what was understood, for `decide.rs`.

use domain::interview::Answer;
use serde_json::json;

use crate::guide::testing::{Person, says};
use crate::reply::Act;
use crate::waiting::ProposalState::{Asked, Newest, Older};

fn confirms(ids: &[&str]) -> Act {
    Act::Confirm { questions: ids.iter().map(ToString::to_string).collect() }
}

fn rejects(ids: &[&str]) -> Act {
    Act::Reject { questions: ids.iter().map(ToString::to_string).collect() }
}

fn ana() -> Person {
    Person::at("simpleWill", "fullName").shown("fullName", json!("Ana Diaz"), Asked)
}

/// A message held three answers, and they were read back.
fn three() -> Person {
    let person = ana().shown("maritalStatus", json!("Married"), Asked);
    person.shown("hasChildren", json!("Yes"), Asked)
}

#[test]
fn a_yes_confirms_what_was_read_back_and_the_next_question_comes() {
    let reply = ana().says("yep that's me");
    assert_eq!((&reply.acts[..], &reply.proposals[..]), (&[confirms(&["fullName"])][..], &[][..]));
    assert_eq!(reply.question.as_deref(), Some("address"));
    assert!(reply.message.ends_with("What is your Florida residence address?"), "{reply:?}");
    let reply = three().says("sí, claro");
    assert_eq!(reply.acts, [confirms(&["fullName", "maritalStatus", "hasChildren"])]);
}

#[test]
fn after_the_last_answer_the_review_is_next() {
    let mut will = Person::answered_will();
    will.answer("executorName", json!(null));
    let reply = will.asked("executorName").shown("executorName", json!("Pedro Ramirez"), Asked).says("yes");
    assert_eq!(reply.acts, [confirms(&["executorName"])]);
    assert!(reply.question.is_none() && says(&reply, "The review is next."), "{reply:?}");
}

#[test]
fn after_the_last_answer_one_that_is_held_back_is_said_before_the_review_is() {
    let mut will = Person::answered_will();
    will.answer("primaryBeneficiary", json!("Ana 50%, Luis 40%"));
    will.answer("executorName", json!(null));
    let reply = will.asked("executorName").shown("executorName", json!("Pedro Ramirez"), Asked).says("yes");
    assert_eq!(reply.question.as_deref(), Some("primaryBeneficiary"), "{reply:?}");
    assert!(says(&reply, "The shares add up to 90%.") && !says(&reply, "The review is next."), "{reply:?}");
}

#[test]
fn what_was_put_off_comes_last() {
    let reply = ana().putting_off("address").says("yes");
    assert_eq!(reply.question.as_deref(), Some("maritalStatus"));
}

/// The worst that could be understood: the opposite.
#[test]
fn yes_to_what_was_understood_is_not_yes_to_the_question() {
    let refusing = json!("I do not want life-sustaining treatment");
    let person = Person::at("healthcareDirective", "lifeSustaining").shown("lifeSustaining", refusing, Asked);
    for words in ["yes", "yes thats right", "ok", "sí", "wi mèsi", "👍"] {
        let reply = person.says(words);
        assert_eq!((&reply.acts[..], &reply.proposals[..]), (&[confirms(&["lifeSustaining"])][..], &[][..]));
    }
    let reply = person.says("no");
    assert_eq!((&reply.acts[..], &reply.proposals[..]), (&[rejects(&["lifeSustaining"])][..], &[][..]));
}

/// "Ya" is a yes to some, and "already" or "enough" to others.
#[test]
fn a_word_that_may_be_a_yes_confirms_nothing_and_shows_again_what_waits() {
    let reply = ana().says("ya");
    assert!(reply.acts.is_empty() && reply.proposals.len() == 1, "{reply:?}");
    assert_eq!(reply.message, "I understood: “Ana Diaz”. Is that right?");
    assert_eq!(three().says("ya").proposals.len(), 3);
    assert_eq!(ana().says("ya thats right").acts, [confirms(&["fullName"])]);
}

#[test]
fn a_no_to_one_answer_asks_its_question_again() {
    for words in ["no", "not that one", "that's wrong, sorry", "non mèsi", "no es correcto"] {
        let reply = ana().says(words);
        assert_eq!(reply.acts, [rejects(&["fullName"])], "{words}");
        assert_eq!(reply.message, "Then let us put it right. What is your full legal name?", "{words}");
    }
}

#[test]
fn a_no_to_several_asks_which_and_a_number_says_it() {
    let reply = three().says("no");
    assert_eq!(reply.acts, [rejects(&["fullName", "maritalStatus", "hasChildren"])]);
    assert!(says(&reply, "Which one is not right?"), "{reply:?}");
    let told = three().after("no", &reply.message);
    assert_eq!(told.says("2").acts, [rejects(&["maritalStatus"])]);
    assert_eq!(told.says("2").question.as_deref(), Some("maritalStatus"));
    for words in ["the second one is wrong", "not the 2nd", "no, 2"] {
        assert_eq!(three().says(words).acts, [rejects(&["maritalStatus"])], "{words}");
    }
    assert!(three().says("2").acts.is_empty(), "a number alone was not asked for");
}

#[test]
fn more_than_a_yes_is_more_than_a_yes() {
    let reply = ana().says("yes, and I am married");
    assert!(!reply.acts.contains(&confirms(&["fullName"])), "{reply:?}");
    assert_eq!(reply.proposals[0].question, "maritalStatus");
}

/// "What does that mean?" came between.
#[test]
fn a_yes_is_about_what_waits_unless_it_can_be_the_answer() {
    let ana = Person::at("simpleWill", "address").shown("fullName", json!("Ana Diaz"), Newest);
    assert_eq!(ana.says("yes dear").acts, [confirms(&["fullName"])]);
    assert_eq!(ana.says("no").acts, [rejects(&["fullName"])]);
    let reply = ana.asked("hasChildren").says("yes");
    assert_eq!(reply.proposals[0].question, "hasChildren");
}

/// "Any particular gifts?" is asked, and a name still waits.
#[test]
fn a_bare_yes_to_an_optional_question_has_what_waits_read_back_again() {
    let ana = Person::at("simpleWill", "specificBequests").shown("fullName", json!("Ana Diaz"), Newest);
    for words in ["yes", "no", "si mi amor"] {
        let reply = ana.says(words);
        assert!(reply.acts.is_empty(), "{words}: {reply:?}");
        assert_eq!(reply.message, "I understood: “Ana Diaz”. Is that right?", "{words}");
    }
}

/// Not knowing is no no.
#[test]
fn who_is_not_sure_has_rejected_nothing() {
    for words in ["not sure", "I'm not sure", "no sé", "not wrong", "it's not a mistake"] {
        let reply = ana().says(words);
        assert!(!reply.acts.contains(&rejects(&["fullName"])), "{words}: {reply:?}");
        assert!(reply.proposals.iter().all(|each| each.question != "fullName"), "{words}: {reply:?}");
    }
}

#[test]
fn after_the_options_were_explained_a_yes_has_the_choice_read_back_again() {
    let person = Person::at("simpleWill", "maritalStatus").shown("maritalStatus", json!("Married"), Newest);
    let reply = person.says("yep");
    assert_eq!(reply.proposals[0].value, Answer::Text("Married".into()));
    assert_eq!((reply.message.as_str(), reply.acts.len()), ("I understood: “Married”. Is that right?", 0));
}

#[test]
fn what_waits_besides_is_read_back_after_a_yes() {
    let reply = ana().shown("executorName", json!("Pedro Ruiz"), Older).says("yes");
    assert_eq!(reply.acts, [confirms(&["fullName"])]);
    assert_eq!(reply.proposals[0].question, "executorName");
    assert!(says(&reply, "I understood: “Pedro Ruiz”."), "{reply:?}");
}

#[test]
fn what_no_question_can_have_as_an_answer_is_not_confirmed() {
    for (question, value) in
        [("price", json!("0")), ("maritalStatus", json!("Perhaps")), ("fullName", json!(7))]
    {
        let reply = Person::at("simpleWill", "fullName").shown(question, value, Asked).says("yes");
        assert!(!reply.acts.iter().any(|act| matches!(act, Act::Confirm { .. })), "{reply:?}");
    }
}

#[test]
fn danger_is_heard_while_something_waits() {
    let reply = ana().says("yes but he hits me and I'm scared");
    assert!(matches!(&reply.acts[..], [Act::Stop { .. }]), "{reply:?}");
}

#[test]
fn a_client_that_does_not_say_what_waits_is_told_where_to_confirm() {
    let person = Person::at("healthcareDirective", "lifeSustaining");
    let no = person.says("no, let me go");
    for words in ["yes", "Yeah", "ok", "sí", "yes it is"] {
        let reply = person.after("no, let me go", &no.message).says(words);
        assert_eq!(reply.proposals, [], "{words}");
        assert!(reply.message.starts_with("Please confirm it where it is shown"), "{words}: {reply:?}");
    }
    let reply = person.after("no, let me go", &no.message).says("no");
    assert!(reply.message.starts_with("Then let us put it right."), "{reply:?}");
}

#[test]
fn a_yes_after_a_correction_that_was_not_understood_confirms_nothing() {
    let address = json!("88 Palm Ave, Orlando, FL 32801");
    let person = Person::at("simpleWill", "fullName").shown("address", address, Newest);
    for words in ["no, 89 Palm Ave", "wait I made a mistake, the house number is 89"] {
        let reply = person.after(words, "What is your full legal name?").says("yes");
        assert!(reply.acts.is_empty() && says(&reply, "Is that right?"), "{words}: {reply:?}");
    }
    let reply = person.after("no, 89 Palm Ave", "What is your full legal name?").says("no");
    assert!(says(&reply, "Then let us put it right."), "{reply:?}");
    let reply = person.after("what is a will?", "What is your full legal name?").says("yes");
    assert_eq!(reply.acts, [confirms(&["address"])]);
}
