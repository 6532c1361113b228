//! Leaving a question for later, and small talk that only means: go on.

use domain::phrase::plain;
use domain::question::Question;

use super::ask;
use super::safety::GO_ON;
use crate::reply::Reply;
use crate::talk::Talk;

const LATER: [&str; 13] = [
    "skip",
    "skip for now",
    "skip this",
    "skip it",
    "skip this question",
    "later",
    "not now",
    "maybe later",
    "ask me later",
    "next",
    "next question",
    "come back to this later",
    "i'll answer later",
];

const GOING_ON: [&str; 16] = [
    "hello",
    "hi",
    "hey",
    "good morning",
    "good afternoon",
    "good evening",
    "ok",
    "okay",
    "thanks",
    "thank you",
    "continue",
    "go on",
    "start",
    "let's start",
    "begin",
    "i'm ready",
];

pub(crate) fn reply(talk: &Talk<'_>) -> Option<Reply> {
    let words = plain(talk.words);
    if words == plain(GO_ON) || GOING_ON.contains(&words.as_str()) {
        return Some(ask::again(talk, ""));
    }
    LATER.contains(&words.as_str()).then(|| next(talk))
}

/// The next open question. From the last one back to the first that needs an answer; optional ones are not asked twice.
fn next(talk: &Talk<'_>) -> Reply {
    let Some(skipped) = talk.question else { return ask::finished(talk, "") };
    let position = |question: &Question| talk.kind.questions.iter().position(|each| each.id == question.id);
    let later = talk.open().find(|each| position(each) > position(skipped));
    let earlier = || talk.open().find(|each| !each.optional && each.id != skipped.id);
    match later.or_else(earlier) {
        Some(question) => ask::asking(question, "We can come back to that one."),
        None if skipped.optional || talk.answers.get(&skipped.id).is_some() => ask::finished(talk, ""),
        None => ask::asking(skipped, "This is the only question left."),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::guide::testing::{Person, says};

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
    fn a_greeting_gets_the_question() {
        let reply = Person::new("simpleWill").says("Hello!");
        assert_eq!(reply.message, "What is your full legal name?");
        assert_eq!(reply.suggestions, ["Skip for now"]);
    }

    #[test]
    fn a_question_that_does_not_apply_is_not_asked() {
        let mut will = Person::new("simpleWill");
        will.answer("hasChildren", json!("No"));
        let reply = will.asked("hasChildren").says("next");
        assert_eq!(reply.question.as_deref(), Some("primaryBeneficiary"));
    }
}
