//! Answers that are taken at once: no legal choice, said plainly and by themselves, and named in the next question, where one
//! press or word takes them back. Everything else waits for the person's word.

use domain::content::question::Question;
use domain::interview::{AnswerChanges, Answers};
use serde_json::{Map, json};

use super::plainly::{is_plainly_pointed_at, is_plainly_said};
use super::{ask, confirm};
use crate::conversation::Conversation;
use crate::reply::{Act, Proposal, Reply};

/// The next question, after the one answer that is taken; none, where it has to wait.
pub(super) fn reply(conversation: &Conversation<'_>, understood: &Reply) -> Option<Reply> {
    let (question, proposal) = certain(conversation, understood)?;
    let raw = Map::from_iter([(question.id.clone(), json!(proposal.value))]);
    let answers =
        conversation.answers.clone().with(AnswerChanges::parse(conversation.document_type, &raw).ok()?);
    let noted = confirm::shown(question, &proposal.value);
    let noted = conversation.guide().settling.noted.replace("{answer}", &noted);
    let noted = format!("{noted} {}", confirm::reminder(question));
    Some(goes_on(conversation, &answers, noted.trim_end()).to(Act::Take { answers: vec![proposal.clone()] }))
}

fn goes_on(conversation: &Conversation<'_>, answers: &Answers, noted: &str) -> Reply {
    let conversation = conversation.after(answers);
    match conversation.next() {
        Some(next) => {
            let lead = next.lead.as_deref().map(|lead| format!("{noted} {lead}"));
            ask::saying(next, lead.as_deref().unwrap_or(noted))
        }
        None => ask::finished(&conversation, noted),
    }
}

/// The one answer, where it is the first to the question that was asked, and nothing has to be said of it.
fn certain<'a>(
    conversation: &Conversation<'a>,
    understood: &'a Reply,
) -> Option<(&'a Question, &'a Proposal)> {
    conversation.taken?;
    let question = conversation.question?;
    let [proposal] = understood.proposals.as_slice() else { return None };
    let is_first = proposal.question == question.id && conversation.answers.get(&question.id).is_none();
    let is_alone = conversation.waiting.iter().flatten().next().is_none();
    let is_certain = is_first && is_alone && !question.choices.legal;
    let is_plain = || match understood.copied_from {
        Some(_) => question.rule.is_address() && is_plainly_pointed_at(conversation),
        None => is_plainly_said(conversation, question, proposal),
    };
    let is_taken = is_certain && confirm::says_no_more(conversation, question, understood) && is_plain();
    is_taken.then_some((question, proposal))
}

#[cfg(test)]
mod tests {
    use domain::interview::Answers;
    use serde_json::json;

    use crate::guide::testing::Person;
    use crate::reply::{Act, Reply};
    use crate::waiting::ProposalState::Asked;

    fn taken(reply: &Reply) -> Vec<(&str, &str)> {
        match reply.acts.as_slice() {
            [Act::Take { answers }] => {
                answers.iter().map(|each| (each.question.as_str(), each.value.option())).collect()
            }
            _ => Vec::new(),
        }
    }

    #[test]
    fn what_is_said_plainly_is_taken_and_named_in_the_next_question() {
        let reply = Person::at("simpleWill", "fullName").taking(&[]).says("Ana Diaz");
        assert_eq!(taken(&reply), [("fullName", "Ana Diaz")]);
        assert_eq!(
            reply.message,
            "Noted: “Ana Diaz”. Next, where you live. What is your Florida residence address?"
        );
        assert_eq!(reply.question.as_deref(), Some("address"));
        assert!(reply.proposals.is_empty(), "nothing waits: {reply:?}");
        for (kind, question, words) in [
            ("simpleWill", "fullName", "My name is Ana Diaz."),
            ("simpleWill", "executorName", "Eva de la Cruz"),
            ("simpleWill", "executorName", "It's Eva Diaz"),
            ("simpleWill", "address", "I live at 12 Oak St, Tampa, FL 33602"),
            ("simpleWill", "executorName", "my sister Eva Diaz"),
            ("simpleWill", "fullName", "Well hello dear, I'm Ana Diaz"),
            ("simpleWill", "maritalStatus", "widowed"),
            ("simpleWill", "maritalStatus", "my husband died"),
            ("powerOfAttorney", "agentAddress", "She lives at 12 Oak St, Tampa, FL 33602"),
            ("powerOfAttorney", "agentRelationship", "He is my nephew."),
            ("healthcareDirective", "additionalInstructions", "“Be kind”"),
            ("simpleWill", "hasChildren", "yes, two of them"),
            ("simpleWill", "hasChildren", "nope"),
            ("simpleWill", "specificBequests", "None"),
            ("simpleWill", "specificBequests", "My boat to Bo Diaz"),
            ("powerOfAttorney", "specificPowers", "pay my bills, sell the truck"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016"),
            ("postnuptialAgreement", "marriageDate", "It was on 6/3/2016."),
            ("postnuptialAgreement", "marriageDate", "we got married on the 3rd of June, 2016"),
            ("postnuptialAgreement", "currentAddress", "We live at 12 Oak St, Tampa, FL 33602"),
            ("powerOfAttorney", "agentAddress", "12 Oak St, Tampa, FL 33602"),
            ("powerOfAttorney", "agentRelationship", "Daughter"),
            ("powerOfAttorney", "agentRelationship", "my mother-in-law"),
            ("healthcareDirective", "surrogateRelationship", "My sister."),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert_eq!(taken(&reply).len(), 1, "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_is_said_in_full_or_goes_on_with_what_agrees_is_taken() {
        for (kind, question, words) in [
            ("postnuptialAgreement", "marriageDate", "el 3 de junio de 2016"),
            ("postnuptialAgreement", "marriageLocation", "St. Augustine, St. Johns County, Florida"),
            ("postnuptialAgreement", "marriageLocation", "In Montego Bay, St. James, Jamaica."),
            ("postnuptialAgreement", "marriageLocation", "Miami, Miami-Dade, Florida"),
            ("postnuptialAgreement", "marriageLocation", "Macon, Bibb County, Georgia"),
            ("simpleWill", "maritalStatus", "I'm a widow, my husband died last year"),
            ("powerOfAttorney", "alternateAgent", "yes, my brother"),
            ("healthcareDirective", "alternateSurrogate", "sí, mi hermano"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert_eq!(taken(&reply).len(), 1, "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_a_question_says_of_any_answer_is_said_with_the_next_one() {
        let reply = Person::at("prenuptialAgreement", "party1SeparateProperty")
            .taking(&[])
            .says("My condo and my student loan of $18,000");
        assert_eq!(taken(&reply).len(), 1, "{reply:?}");
        assert!(
            reply
                .message
                .starts_with("Noted: “My condo and my student loan of $18,000”. The full lists go into"),
            "{reply:?}"
        );
    }

    #[test]
    fn an_address_that_is_pointed_at_is_taken_and_read_back() {
        const HOME: &str = "45 Bay Road, Tampa, FL 33602";
        let mut person = Person::new("powerOfAttorney");
        person.answer("principalAddress", json!(HOME));
        let at = person.asked("agentAddress").taking(&[]);
        for words in [
            "same as mine",
            "Hi! It's the same as mine.",
            "She lives with me.",
            "la misma dirección",
            "same address, todavía vivimos juntos",
        ] {
            let reply = at.says(words);
            assert_eq!(taken(&reply), [("agentAddress", HOME)], "{words}: {reply:?}");
            assert!(reply.message.starts_with(&format!("Noted: “{HOME}”.")), "{reply:?}");
        }
        for words in [
            "I think same as mine",
            "same as mine or my mother's",
            "same as mine until June",
            "nobody lives with me",
            "same as my brother's",
            "same address as my office",
            "same city",
            "same as mine, unit B",
            "she wants to live with me",
            "she lives with me in the summer",
        ] {
            let reply = at.says(words);
            assert!(taken(&reply).is_empty(), "{words}: {reply:?}");
        }
        let mut person = Person::new("simpleWill");
        person.answer("primaryBeneficiary", json!("Everything to my husband, Carlos Lopez"));
        let reply = person.asked("executorName").taking(&[]).says("my husband");
        assert!(
            taken(&reply).is_empty() && reply.proposals.len() == 1,
            "whom the words mean is asked: {reply:?}"
        );
    }

    #[test]
    fn a_remark_that_takes_nothing_from_the_answer_may_stand_beside_it() {
        for (kind, question, words) in [
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, best day of my life"),
            ("postnuptialAgreement", "marriageDate", "it was on 6/3/2016! I cried all day"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, the best day of my life. I cried!"),
            ("uncontestedDivorce", "separationDate", "january 5 2025, when he walked out"),
            ("uncontestedDivorce", "petitionerName", "Dana Whitlock. I can't believe I'm doing this"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert_eq!(taken(&reply).len(), 1, "{words}: {reply:?}");
        }
        for (kind, question, words) in [
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, or close to it"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, give or take a week"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, as far as I remember"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, the day we met"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, but the church came later"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, the certificate says the fourth"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, my wife disagrees"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, best day of my life, I forget"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, hopefully"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, tal vez"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, the vow renewal"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, my divorce from Tom"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016, when he walked out"),
            ("uncontestedDivorce", "separationDate", "January 5, 2025, we got married"),
            ("uncontestedDivorce", "separationDate", "January 5, 2025, he moved back in"),
            ("uncontestedDivorce", "petitionerName", "Dana Whitlock. My maiden name was Boone"),
            ("uncontestedDivorce", "petitionerName", "Dana Whitlock. Everyone says Danny Boone"),
            ("uncontestedDivorce", "petitionerName", "Dana Whitlock. She is the one who files"),
            ("uncontestedDivorce", "petitionerName", "Dana Whitlock...before I married it was boone"),
            ("uncontestedDivorce", "petitionerName", "Dana Whitlock...I want my old one back"),
            ("simpleWill", "executorName", "Eva Diaz. And my brother"),
            ("simpleWill", "executorName", "Tom Reed. Both of us"),
            ("simpleWill", "executorName", "Tom Reed. I prefer my sister"),
            ("simpleWill", "executorName", "Tom Reed. I don't trust him"),
            ("uncontestedDivorce", "petitionerName", "Dana Whitlock. Is that enough?"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert!(taken(&reply).is_empty(), "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_is_a_legal_choice_or_has_more_beside_it_waits() {
        for (kind, question, words) in [
            ("simpleWill", "fullName", "ana diaz"),
            ("simpleWill", "fullName", "Ana"),
            ("simpleWill", "fullName", "Ana Diaz, married"),
            ("simpleWill", "executorName", "Eva Diaz I think"),
            ("simpleWill", "address", "12 Oak St, Tampa"),
            ("simpleWill", "primaryBeneficiary", "my wife"),
            ("simpleWill", "specificBequests", "maybe my boat to Bo Diaz"),
            ("postnuptialAgreement", "marriageDate", "6/3/16"),
            ("prenuptialAgreement", "spousalSupportWaiver", "No waiver"),
            ("prenuptialAgreement", "financialDisclosure", "yes"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert!(taken(&reply).is_empty() && !reply.proposals.is_empty(), "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_is_doubted_waits() {
        for (kind, question, words) in [
            ("postnuptialAgreement", "marriageDate", "around June 3, 2016"),
            ("postnuptialAgreement", "marriageDate", "maybe 6/3/2016"),
            ("postnuptialAgreement", "marriageDate", "I think 6/3/2016"),
            ("postnuptialAgreement", "marriageDate", "before 6/3/2016"),
            ("postnuptialAgreement", "marriageDate", "6/3/2016 maybe"),
            ("postnuptialAgreement", "marriageDate", "6/3/2016?"),
            ("simpleWill", "maritalStatus", "widowed?"),
            ("simpleWill", "maritalStatus", "I guess widowed"),
            ("simpleWill", "specificBequests", "I think my boat to Bo Diaz"),
            ("simpleWill", "executorName", "Probably Eva Diaz"),
            ("simpleWill", "executorName", "Eva Diaz?"),
            ("simpleWill", "address", "maybe 12 Oak St, Tampa, FL 33602"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert!(taken(&reply).is_empty(), "{words}: {reply:?}");
        }
        let reply =
            Person::at("postnuptialAgreement", "marriageDate").taking(&[]).says("around June 3, 2016");
        assert_eq!(reply.message, "I understood: June 3, 2016. Is that right?");
    }

    #[test]
    fn what_is_said_of_someone_else_or_of_another_name_waits() {
        for (kind, question, words) in [
            ("simpleWill", "fullName", "I go by Annie Diaz"),
            ("simpleWill", "fullName", "people call me Annie Diaz"),
            ("simpleWill", "fullName", "call me Annie Diaz"),
            ("simpleWill", "fullName", "my sister Eva Diaz"),
            ("simpleWill", "fullName", "his name is Bob Lee"),
            ("simpleWill", "fullName", "he is Bob Lee"),
            ("simpleWill", "executorName", "I am Ana Diaz"),
            ("simpleWill", "executorName", "my name is Ana Diaz"),
            ("simpleWill", "address", "she lives at 12 Oak St, Tampa, FL 33602"),
            ("powerOfAttorney", "agentAddress", "I live at 12 Oak St, Tampa, FL 33602"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert!(taken(&reply).is_empty(), "{words}: {reply:?}");
        }
    }

    #[test]
    fn short_words_that_are_no_name_no_address_and_no_relation_wait() {
        for (kind, question, words) in [
            ("postnuptialAgreement", "marriageLocation", "Somewhere near the beach"),
            ("postnuptialAgreement", "marriageLocation", "Key West, Florida"),
            ("postnuptialAgreement", "marriageLocation", "Key West, Florida, I believe"),
            ("postnuptialAgreement", "marriageLocation", "Ocala, Marion County, near the springs"),
            ("postnuptialAgreement", "marriageLocation", "Maybe Ocala, Marion County, Florida"),
            ("postnuptialAgreement", "marriageLocation", "Near Ocala, Marion County, Florida"),
            ("postnuptialAgreement", "marriageLocation", "Ocala, Near Gainesville, Florida"),
            ("postnuptialAgreement", "marriageLocation", "Tampa, Orlando, Miami"),
            ("postnuptialAgreement", "marriageLocation", "Ana Ruiz, Luis Ruiz, Mia Ruiz"),
            ("powerOfAttorney", "agentRelationship", "We go way back"),
            ("powerOfAttorney", "agentRelationship", "his sister"),
            ("healthcareDirective", "surrogateRelationship", "hermana"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert!(taken(&reply).is_empty(), "{words}: {reply:?}");
        }
    }

    #[test]
    fn nothing_is_taken_over_an_answer_or_while_something_waits_or_by_a_client_that_cannot_undo() {
        let will = Person::answered_will().asked("executorName").taking(&[]);
        assert!(taken(&will.says("Rosa Diaz")).is_empty());
        let waits = Person::at("simpleWill", "executorName").shown("fullName", json!("Ana Diaz"), Asked);
        assert!(taken(&waits.taking(&[]).says("Rosa Diaz")).is_empty());
        let reply = Person::at("simpleWill", "fullName").says("Ana Diaz");
        assert!(taken(&reply).is_empty() && reply.all_acts(&Answers::default()).len() == 1);
    }

    #[test]
    fn what_was_just_taken_is_undone_by_a_word() {
        let mut ana = Person::new("simpleWill");
        ana.answer("fullName", json!("Ana Dias"));
        let at_address = ana.asked("address").taking(&["fullName"]);
        for words in ["undo", "Undo that please", "no", "that's wrong", "take that back"] {
            let reply = at_address.says(words);
            assert_eq!(reply.acts, [Act::Undo { questions: vec!["fullName".to_string()] }], "{words}");
            assert_eq!(reply.message, "Then let us put it right. What is your full legal name?", "{words}");
        }
        let reply = at_address.says("Diaz, not Dias");
        assert_eq!(reply.proposals[0].value.option(), "Ana Diaz", "{reply:?}");
    }

    #[test]
    fn a_no_that_answers_the_next_question_undoes_nothing() {
        let mut ana = Person::new("simpleWill");
        ana.answer("maritalStatus", json!("Married"));
        let at_children = ana.asked("hasChildren").taking(&["maritalStatus"]);
        assert!(!at_children.says("no").acts.iter().any(|act| matches!(act, Act::Undo { .. })));
        assert!(matches!(&at_children.says("undo").acts[..], [Act::Undo { .. }]));
        let reply = ana.asked("hasChildren").says("undo");
        assert!(!reply.acts.iter().any(|act| matches!(act, Act::Undo { .. })), "nothing was taken");
    }
}
