//! Answers that point at what was said before: "same as mine", "my wife".

use domain::content::question::{AnswerRule, Question};
use domain::text::phrase::{is_said, spoken};
use serde_json::json;

use super::extract::{ExtractedAnswer, relations_in, written_relation};
use super::known::{self, EarlierAnswer};
use super::understand;
use crate::conversation::Conversation;
use crate::reply::Reply;

pub(super) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let question = conversation.question?;
    let known = known::all(conversation);
    let (from, text) = match question.rule {
        AnswerRule::Address | AnswerRule::FloridaAddress => address(conversation, question, &known)?,
        AnswerRule::Name => person(conversation, question, &known)?,
        _ => return None,
    };
    let answer = ExtractedAnswer { question, value: json!(text), words: conversation.words.to_string() };
    let reply = understand::propose(conversation, question, &[answer]);
    let is_taken = !reply.proposals.is_empty();
    is_taken.then(|| Reply { copied_from: Some(from.id.clone()), ..reply })
}

/// The person's own address, where it is pointed at; another one only where there is no choice between two.
fn address<'a>(
    conversation: &Conversation<'a>,
    asked: &Question,
    known: &[EarlierAnswer<'a>],
) -> Option<(&'a Question, String)> {
    const MOST_WORDS: usize = 12;
    let same = &conversation.guide().same;
    let words = spoken(conversation.words);
    let is_short = words.split(' ').count() <= MOST_WORDS && !words.contains(|c: char| c.is_ascii_digit());
    if !is_short || conversation.is_question() || is_said(conversation.words, &same.unless) {
        return None;
    }
    let is_address =
        |question: &Question| matches!(question.rule, AnswerRule::Address | AnswerRule::FloridaAddress);
    let known: Vec<_> =
        known.iter().filter(|each| is_address(each.question) && each.question.id != asked.id).collect();
    if is_said(conversation.words, &same.mine) {
        let own = conversation.document_type.questions.iter().find(|question| is_address(question))?;
        let found = known.iter().find(|each| each.question.id == own.id)?;
        return Some((found.question, found.text.clone()));
    }
    let first = known.first().filter(|_| is_said(conversation.words, &same.any))?;
    known.iter().all(|each| each.text == first.text).then(|| (first.question, first.text.clone()))
}

/// The one person who was called so in an earlier answer: "everything to my husband, Carlos Lopez".
fn person<'a>(
    conversation: &Conversation<'a>,
    asked: &Question,
    known: &[EarlierAnswer<'a>],
) -> Option<(&'a Question, String)> {
    let relation = written_relation(conversation, conversation.words)?;
    let others = known.iter().filter(|each| each.question.id != asked.id);
    let named = others.flat_map(|each| {
        relations_in(conversation, &each.text).into_iter().map(|named| (each.question, named))
    });
    let called = named.filter(|(_, (called, _))| *called == relation);
    let mut found: Vec<(&Question, String)> = called.map(|(question, (_, name))| (question, name)).collect();
    found.dedup_by(|one, other| one.1 == other.1);
    match found.as_slice() {
        [(question, name)] => Some((question, name.clone())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use domain::interview::Answer;
    use serde_json::json;

    use crate::guide::testing::Person;
    use crate::reply::Act;

    const HOME: &str = "45 Bay Road, Tampa, FL 33602";

    fn principal() -> Person {
        let mut person = Person::new("powerOfAttorney");
        person.answer("principalName", json!("Travis Boone"));
        person.answer("principalAddress", json!(HOME));
        person.answer("agentName", json!("Kayla Boone"));
        person
    }

    #[test]
    fn the_same_address_is_copied() {
        for words in [
            "same as mine",
            "Same",
            "same address",
            "It's the same as mine",
            "she lives with me",
            "we live together",
            "Same, we live together as I said",
            "la misma",
            "la misma que la mía",
            "menm ak pa m",
        ] {
            let reply = principal().asked("agentAddress").says(words);
            assert_eq!(reply.proposals.len(), 1, "{words}: {reply:?}");
            assert_eq!(reply.proposals[0].value, Answer::Text(HOME.into()), "{words}");
            assert_eq!(reply.message, format!("I understood: “{HOME}”. Is that right?"), "{words}");
            let acts = reply.all_acts(&domain::interview::Answers::default());
            assert!(matches!(&acts[..], [Act::Copy { from, .. }] if from == "principalAddress"), "{words}");
        }
    }

    #[test]
    fn what_could_be_either_of_two_is_not_copied() {
        let mut person = principal();
        person.answer("agentAddress", json!("9 Palm Court, Miami, FL 33130"));
        person.answer("alternateAgent", json!("Yes"));
        let at = person.asked("alternateAgentAddress");
        assert!(at.says("same").proposals.is_empty());
        assert_eq!(at.says("same as mine").proposals[0].value, Answer::Text(HOME.into()));
    }

    #[test]
    fn what_is_not_the_same_is_not_copied() {
        for words in
            ["not the same as mine", "she does not live with me", "is it the same as mine?", "my mother"]
        {
            let reply = principal().asked("agentAddress").says(words);
            assert!(reply.proposals.is_empty(), "{words}: {reply:?}");
        }
        let reply = Person::at("powerOfAttorney", "principalAddress").says("same");
        assert!(reply.proposals.is_empty(), "there is nothing to copy: {reply:?}");
    }

    #[test]
    fn my_husband_is_whoever_was_called_so() {
        let mut person = Person::new("simpleWill");
        person.answer("primaryBeneficiary", json!("Everything to my husband, Carlos Lopez"));
        let at = person.asked("executorName");
        for words in ["my husband", "my husband again please", "It's my husband"] {
            let reply = at.says(words);
            assert_eq!(reply.proposals.len(), 1, "{words}: {reply:?}");
            assert_eq!(reply.proposals[0].value, Answer::Text("Carlos Lopez".into()), "{words}");
        }
        assert!(at.says("my brother").proposals.is_empty());
        assert!(at.says("my husband's sister").proposals.is_empty());
    }
}
