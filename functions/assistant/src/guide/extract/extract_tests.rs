//! Answers in messages that say more than one thing.

use domain::interview::Answer;
use serde_json::json;

use crate::guide::testing::Person;
use crate::reply::Reply;

fn extracted(reply: &Reply) -> Vec<(&str, &str)> {
    let text = |value| match value {
        &Answer::Checked(true) => "yes",
        &Answer::Checked(false) => "no",
        Answer::Text(text) => text.as_str(),
    };
    reply.proposals.iter().map(|proposal| (proposal.question.as_str(), text(&proposal.value))).collect()
}

#[test]
fn several_answers_are_heard_each_with_its_own_words() {
    let reply = Person::new("simpleWill").says("I'm Ana Diaz, married, two kids");
    assert_eq!(
        extracted(&reply),
        [("fullName", "Ana Diaz"), ("maritalStatus", "Married"), ("hasChildren", "Yes")]
    );
    let words: Vec<&str> = reply.proposals.iter().map(|proposal| proposal.words.as_str()).collect();
    assert_eq!(words, ["I'm Ana Diaz", "married", "kids"]);
    assert_eq!(reply.message, "I understood 3 answers: “Ana Diaz”; “Married”; “Yes”. Are these right?");
}

/// Sample message 2 of `shared/legal/nonlawyer.md`.
#[test]
fn a_pronoun_stands_for_who_was_named() {
    let reply =
        Person::at("simpleWill", "executorName").says("My husband is Joe Smith. Put him as the executor.");
    assert_eq!(extracted(&reply), [("executorName", "Joe Smith")]);
}

#[test]
fn an_answer_that_is_taken_back_is_proposed_anew_and_answers_nothing_else() {
    let mut person = Person::answered_will();
    person.answer("maritalStatus", json!("Single"));
    let reply = person.asked("specificBequests").says("actually I'm divorced");
    assert_eq!(extracted(&reply), [("maritalStatus", "Divorced")]);
    let reply = person.asked("specificBequests").says("change my executor to Eva Ruiz");
    assert_eq!(extracted(&reply), [("executorName", "Eva Ruiz")]);
    let reply = person.asked("specificBequests").says("change Ramirez to Ramires, not to Ramos");
    assert!(
        extracted(&reply).iter().all(|(question, _)| *question == "specificBequests"),
        "two people have that name"
    );
}

#[test]
fn what_is_saved_already_is_not_proposed_again() {
    let reply = Person::answered_will().asked("executorName").says("I'm married, and it's Rosa Diaz");
    assert_eq!(extracted(&reply), [("executorName", "Rosa Diaz")]);
}

#[test]
fn no_before_a_corrected_name_is_no_answer() {
    let mut person = Person::new("simpleWill");
    person.answer("fullName", json!("Mara Lopez"));
    let reply = person.asked("hasChildren").says("no, my name is Maria Lopez");
    assert_eq!(extracted(&reply), [("fullName", "Maria Lopez")]);
}

#[test]
fn both_live_where_it_was_said_of_both() {
    let reply = Person::at("uncontestedDivorce", "petitionerAddress")
        .says("We both live at 9 Palm Court, Miami, FL 33130");
    let address = "9 Palm Court, Miami, FL 33130";
    assert_eq!(extracted(&reply), [("petitionerAddress", address), ("respondentAddress", address)]);
}

#[test]
fn who_names_a_backup_wants_one() {
    let reply =
        Person::at("powerOfAttorney", "agentName").says("Susan Green, and my backup agent is Daniel Green");
    assert_eq!(
        extracted(&reply),
        [("agentName", "Susan Green"), ("alternateAgent", "Yes"), ("alternateAgentName", "Daniel Green")]
    );
}

#[test]
fn an_address_belongs_to_whom_it_was_said_of() {
    let mut person = Person::new("powerOfAttorney");
    person.answer("alternateAgent", json!("Yes"));
    let reply =
        person.asked("alternateAgentName").says("Daniel Green, he lives at 5 Elm Ave, Orlando, FL 32801");
    assert_eq!(
        extracted(&reply),
        [("alternateAgentName", "Daniel Green"), ("alternateAgentAddress", "5 Elm Ave, Orlando, FL 32801")]
    );
}

#[test]
fn who_pays_is_told_by_name() {
    let mut person = Person::new("uncontestedDivorce");
    person.answer("petitionerName", json!("Nina Patel"));
    person.answer("respondentName", json!("Arjun Patel"));
    for (words, option) in [
        ("Nina will pay Arjun", "Petitioner will pay Respondent"),
        ("Arjun pays", "Respondent will pay Petitioner"),
        ("nobody pays", "No spousal support"),
    ] {
        let reply = person.asked("spousalSupport").says(words);
        assert_eq!(extracted(&reply), [("spousalSupport", option)], "{words}");
    }
}

#[test]
fn two_people_where_one_is_asked_for_are_not_guessed_at() {
    let reply = Person::at("simpleWill", "executorName").says("Eva Diaz and Pedro Ruiz");
    assert_eq!(reply.proposals, []);
    assert!(reply.message.starts_with("This question takes one person."), "{reply:?}");
}

#[test]
fn an_answer_that_is_denied_is_said_anew_in_its_place() {
    let mut person = Person::new("postnuptialAgreement");
    person.answer("marriageLocation", json!("Key West, Monroe County, Florida"));
    for words in [
        "we didnt marry in Key West, it was Marathon, Monroe County, Florida",
        "The wedding was not in key west. It was Marathon, Monroe County, Florida",
        "I wrote Key West but it was Marathon, Monroe County, Florida",
    ] {
        let reply = person.asked("reasonForAgreement").says(words);
        assert_eq!(extracted(&reply), [("marriageLocation", "Marathon, Monroe County, Florida")], "{words}");
    }
    let reply =
        person.asked("reasonForAgreement").says("We did not plan for this when we married in Key West");
    assert!(reply.proposals.iter().all(|each| each.question == "reasonForAgreement"), "{reply:?}");
    let mut person = Person::new("powerOfAttorney");
    person.answer("agentRelationship", json!("daughter"));
    let reply =
        person.asked("alternateAgent").says("i wrote daughter but she is my stepdaughter, fix that please");
    assert_eq!(extracted(&reply), [("agentRelationship", "stepdaughter")]);
}

#[test]
fn what_is_said_of_him_or_her_is_said_of_whom_was_just_named() {
    let mut person = Person::new("powerOfAttorney");
    person.answer("agentName", json!("Susan Green"));
    let reply =
        person.asked("alternateAgent").says("Yes Opal Jennings, she lives at 5 Elm Ave, Orlando, FL 32801");
    let address = "5 Elm Ave, Orlando, FL 32801";
    assert_eq!(
        extracted(&reply),
        [
            ("alternateAgent", "Yes"),
            ("alternateAgentName", "Opal Jennings"),
            ("alternateAgentAddress", address)
        ]
    );
    let mut person = Person::new("healthcareDirective");
    person.answer("alternateSurrogate", json!("Yes"));
    let reply = person.asked("alternateSurrogateName").says("Paul Brooks, he's my cousin in Largo");
    assert_eq!(extracted(&reply), [("alternateSurrogateName", "Paul Brooks")]);
    let reply = Person::at("powerOfAttorney", "agentName").says("Susan Green, she's my cousin");
    assert_eq!(extracted(&reply), [("agentName", "Susan Green"), ("agentRelationship", "cousin")]);
}

#[test]
fn a_relation_that_is_said_with_a_short_name_or_in_spanish_is_not_asked_for_again() {
    for (words, name, relation) in [
        ("My nephew Peter, Peter Samuel Bloom", "Peter Samuel Bloom", "nephew"),
        ("mi hija, Elena Ortiz Vega", "Elena Ortiz Vega", "daughter"),
        ("mi tía Rosa Ortiz", "Rosa Ortiz", "aunt"),
    ] {
        let reply = Person::at("powerOfAttorney", "agentName").says(words);
        assert_eq!(extracted(&reply), [("agentName", name), ("agentRelationship", relation)], "{words}");
    }
    let reply = Person::at("powerOfAttorney", "agentName").says("mi novia, Elena Ortiz Vega");
    assert_eq!(extracted(&reply), [("agentName", "Elena Ortiz Vega")], "it may mean two");
    for (words, relation) in [("es mi hija", "daughter"), ("hermana", "sister")] {
        let reply = Person::at("powerOfAttorney", "agentRelationship").says(words);
        assert_eq!(extracted(&reply), [("agentRelationship", relation)], "{words}");
    }
    for words in ["mi novia", "mi hija mayor"] {
        let reply = Person::at("powerOfAttorney", "agentRelationship").says(words);
        assert!(reply.proposals.is_empty(), "{words}: {reply:?}");
    }
}

#[test]
fn an_address_right_after_a_name_needs_no_comma() {
    let reply = Person::new("healthcareDirective").says("Greg Nolan 15 Lake Rd Orlando FL 32803");
    let address = "15 Lake Rd Orlando FL 32803";
    assert_eq!(extracted(&reply), [("principalName", "Greg Nolan"), ("principalAddress", address)]);
    let reply = Person::new("healthcareDirective").says("Greg Nolan 52 years old");
    assert_eq!(extracted(&reply), [("principalName", "Greg Nolan")]);
}

#[test]
fn a_relation_is_told_with_what_says_which_one_it_is() {
    for (words, relation) in [
        ("she's my baby sister", "baby sister"),
        ("my best friend, we met in school", "best friend"),
        ("shes my ex wife, we buried the hatchet", "ex wife"),
        ("my sister in law", "my sister in law"),
    ] {
        let reply = Person::at("powerOfAttorney", "agentRelationship").says(words);
        assert_eq!(extracted(&reply), [("agentRelationship", relation)], "{words}");
    }
    for (words, relation) in [
        ("Eva Ruiz, my sister in law", "sister in law"),
        ("my oldest daughter Eva Ruiz", "oldest daughter"),
        ("mi hija política Elena Ortiz Vega", "daughter-in-law"),
        ("mi hermano politico Luis Ortiz", "brother-in-law"),
    ] {
        let reply = Person::at("powerOfAttorney", "agentName").says(words);
        assert_eq!(
            reply.proposals.last().map(|each| each.value.option()),
            Some(relation),
            "{words}: {reply:?}"
        );
    }
    let reply = Person::at("powerOfAttorney", "agentName").says("mi hija política Elena Ortiz Vega");
    let found = [("agentName", "Elena Ortiz Vega"), ("agentRelationship", "daughter-in-law")];
    assert_eq!(extracted(&reply), found);
}

#[test]
fn what_somebody_cannot_do_is_not_the_name_of_who_does_it_then() {
    for words in [
        "Eva Diaz, and if she cannot serve then Luis Diaz",
        "Eva Diaz, if she cannot do it Luis Diaz",
        "Eva Diaz and if she can't, Luis Diaz",
    ] {
        let reply = Person::at("simpleWill", "executorName").says(words);
        let found = [("executorName", "Eva Diaz"), ("alternateExecutorName", "Luis Diaz")];
        assert_eq!(extracted(&reply), found, "{words}");
    }
    let reply =
        Person::at("simpleWill", "executorName").says("Eva Diaz, and if she cannot serve we will see");
    assert!(reply.proposals.iter().all(|each| each.question == "executorName"), "{reply:?}");
}

#[test]
fn small_letters_beside_a_name_in_capitals_are_no_name() {
    for words in
        ["ay perdon, my name is Ana Ruiz", "oh dear, my name is Ana Ruiz", "uff, my name is Ana Ruiz"]
    {
        let reply = Person::at("prenuptialAgreement", "party2FullName").says(words);
        assert_eq!(extracted(&reply), [("party1FullName", "Ana Ruiz")], "{words}");
    }
}

#[test]
fn an_option_is_no_name_and_one_that_is_said_in_full_answers_its_question() {
    let mut person = Person::new("powerOfAttorney");
    person.answer("poaType", json!("Financial"));
    let reply = person.asked("agentName").says("I want both financial and healthcare, not just financial");
    assert_eq!(extracted(&reply), [("poaType", "Both Financial and Healthcare")]);
    let reply = person.asked("agentName").says("both financial");
    assert!(reply.proposals.is_empty(), "{reply:?}");
    let reply = Person::at("healthcareDirective", "lifeSustaining").says(
        "I do not want life-sustaining treatment and I do not want artificial nutrition and hydration either",
    );
    let refusing = "I do not want life-sustaining treatment";
    let without = "I do not want artificial nutrition and hydration";
    assert_eq!(extracted(&reply), [("lifeSustaining", refusing), ("artificialNutrition", without)]);
}

#[test]
fn two_spouses_are_named_with_what_else_is_said() {
    let reply =
        Person::at("postnuptialAgreement", "husbandName").says("Cal Hunt and Dee Hunt, married 04/22/2016");
    let found = [("husbandName", "Cal Hunt"), ("wifeName", "Dee Hunt"), ("marriageDate", "2016-04-22")];
    assert_eq!(extracted(&reply), found);
}

#[test]
fn both_lists_and_who_has_a_lawyer_are_said_together() {
    for (words, option) in [
        ("yes we exchanged everything, and neither of us has a lawyer", "Neither party has an attorney"),
        ("Yes, done. We both have our own attorneys", "Both parties have independent attorneys"),
    ] {
        let reply = Person::at("prenuptialAgreement", "financialDisclosure").says(words);
        assert_eq!(
            extracted(&reply),
            [("financialDisclosure", "yes"), ("legalRepresentation", option)],
            "{words}"
        );
    }
    let reply = Person::at("prenuptialAgreement", "financialDisclosure")
        .says("yes we have each given and received a full financial disclosure");
    assert_eq!(extracted(&reply), [("financialDisclosure", "yes")]);
    let reply =
        Person::at("prenuptialAgreement", "financialDisclosure").says("we will exchange lists on Sunday");
    assert!(reply.proposals.is_empty(), "{reply:?}");
}
