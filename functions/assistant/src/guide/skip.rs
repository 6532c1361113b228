//! Leaving a question for later, and small talk that only means: go on.

use domain::content::question::Question;
use domain::text::phrase::plain;

use super::ask;
use super::safety::GO_ON;
use crate::conversation::Conversation;
use crate::reply::{Act, Reply};

pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let words = plain(conversation.words);
    if words == plain(GO_ON) || ask::is_asked_again(conversation, &words) {
        return Some(ask::again(conversation, "").to(Act::Chat));
    }
    if conversation.guide().asking.later.contains(&words) {
        return Some(next(conversation));
    }
    conversation.guide().small_talk(&words).map(|message| ask::again(conversation, message).to(Act::Chat))
}

/// The next open question. From the last one back to the first that needs an answer; optional ones are not asked twice.
fn next(conversation: &Conversation<'_>) -> Reply {
    let Some(skipped) = conversation.question else { return ask::finished(conversation, "").to(Act::Chat) };
    let position = |question: &Question| {
        conversation.document_type.questions.iter().position(|each| each.id == question.id)
    };
    let later = conversation.undecided().find(|each| position(each) > position(skipped));
    let earlier = || conversation.undecided().find(|each| !each.optional && each.id != skipped.id);
    match later.or_else(earlier) {
        Some(question) => ask::asking(question, &coming_back(question)).to(put_off(skipped)),
        None if skipped.optional || conversation.answers.get(&skipped.id).is_some() => {
            ask::ready(conversation, "").to(put_off(skipped))
        }
        None => ask::asking(skipped, "This is the only question left.").to(Act::Chat),
    }
}

fn put_off(question: &Question) -> Act {
    Act::PutOff { question: question.id.clone() }
}

/// What is said before another question.
fn coming_back(question: &Question) -> String {
    let lead = question.lead.as_deref().map(|lead| format!(" {lead}"));
    format!("We can come back to that one.{}", lead.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::guide::testing::{Person, says};
    use crate::waiting::ProposalState::Newest;

    #[test]
    fn a_question_is_left_for_later() {
        for words in ["Skip for now", "skip", "later", "Next question."] {
            let reply = Person::at("simpleWill", "maritalStatus").says(words);
            assert_eq!(reply.question.as_deref(), Some("hasChildren"), "{words}");
            assert!(says(&reply, "We can come back to that one. Do you have children?"), "{reply:?}");
        }
    }

    #[test]
    fn from_the_last_question_the_guide_comes_back_to_the_first_open_one() {
        let reply = Person::at("simpleWill", "specificBequests").says("skip");
        assert_eq!(reply.question.as_deref(), Some("fullName"));
    }

    #[test]
    fn the_only_question_left_is_asked_again_unless_it_is_optional() {
        let mut will = Person::answered_will();
        will.answer("executorName", json!(null));
        let reply = will.asked("executorName").says("later");
        assert!(says(&reply, "This is the only question left."), "{reply:?}");
        will.answer("executorName", json!("Pedro Ramirez"));
        will.answer("specificBequests", json!(null));
        let reply = will.asked("specificBequests").says("later");
        assert_eq!((reply.question, reply.suggestions.len()), (None, 0));
        assert_eq!(reply.message, "All questions of your Simple Will are answered. The review is next.");
    }

    #[test]
    fn a_greeting_gets_a_greeting_and_the_question() {
        let reply = Person::new("simpleWill").says("Hello!");
        assert_eq!(reply.message, "Hello. What is your full legal name?");
        assert_eq!(reply.suggestions, ["Skip for now"]);
    }

    #[test]
    fn what_was_read_back_and_waits_is_not_asked_meanwhile() {
        let person = Person::at("simpleWill", "fullName").shown(
            "address",
            json!("12 Oak St, Tampa, FL 33602"),
            Newest,
        );
        let reply = person.says("skip");
        assert_eq!(reply.question.as_deref(), Some("maritalStatus"), "{reply:?}");
    }

    #[test]
    fn a_question_that_does_not_apply_is_not_asked() {
        let mut will = Person::new("simpleWill");
        will.answer("hasChildren", json!("No"));
        let reply = will.asked("hasChildren").says("next");
        assert_eq!(reply.question.as_deref(), Some("primaryBeneficiary"));
    }
}
