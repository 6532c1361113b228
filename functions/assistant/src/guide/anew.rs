//! An earlier name or address that is said again because something in it was wrong: "it is spelled wrong, it's Deborah Anne
//! Whitfield" of "Deborah Ann Whitfield". It is that answer which is put right, whatever is asked now.

use domain::content::question::{AnswerRule, Question};
use serde_json::json;

use super::extract::{ExtractedAnswer, said_anew, takes_back};
use super::known::{self, EarlierAnswer};
use super::understand;
use crate::conversation::Conversation;
use crate::reply::Reply;

/// Words that are spelled so much alike can be two spellings of one.
const ALIKE: f64 = 0.6;

pub(super) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let takes_back = takes_back(conversation);
    let known = known::all(conversation);
    let known = known.iter().filter(|known| takes_back || is_put_right_at_once(conversation, known.question));
    let mended: Vec<_> =
        known.filter_map(|known| Some((known.question, anew(conversation, known)?))).collect();
    let [(question, text)] = mended.as_slice() else { return None };
    let answer = ExtractedAnswer { question, value: json!(text), words: conversation.words.to_string() };
    Some(understand::propose(conversation, question, &[answer]))
}

/// A name that waits for a yes is put right without a word that takes it back: "yes but his name is Marc Boudreaux". Not while the
/// name of another is asked for, who may be called nearly the same.
fn is_put_right_at_once(conversation: &Conversation<'_>, question: &Question) -> bool {
    let waits = |id: &str| conversation.waiting.iter().flatten().any(|each| each.question.id == id);
    let is_open = |asked: &Question| !waits(&asked.id) && conversation.answers.get(&asked.id).is_none();
    let is_another_asked = conversation
        .question
        .is_some_and(|asked| asked.id != question.id && asked.rule == AnswerRule::Name && is_open(asked));
    question.rule == AnswerRule::Name && waits(&question.id) && !is_another_asked
}

/// What a message says in place of an answer: nearly the same, and the last of it.
fn anew(conversation: &Conversation<'_>, known: &EarlierAnswer<'_>) -> Option<String> {
    let said = said_anew(conversation, known.question);
    said.into_iter().rfind(|said| is_nearly(known.question, &known.text, said))
}

/// Whether one is the other with a word put right, added or left out. Of a name it is another spelling of that word.
fn is_nearly(question: &Question, old: &str, new: &str) -> bool {
    let (before, after) = (words(old), words(new));
    if old == new || before.len().min(after.len()) < 2 {
        return false;
    }
    if before.len() != after.len() {
        let (shorter, longer) =
            if before.len() < after.len() { (&before, &after) } else { (&after, &before) };
        let is_same_person = shorter.first() == longer.first() && shorter.last() == longer.last();
        return longer.len() - shorter.len() == 1 && is_same_person;
    }
    let others: Vec<_> = before.iter().zip(&after).filter(|(one, other)| one != other).collect();
    match others.as_slice() {
        [] => true,
        [(one, other)] => question.rule.is_address() || is_alike(one, other),
        _ => false,
    }
}

/// Whether two words are spelled alike.
pub(super) fn is_alike(one: &str, other: &str) -> bool {
    strsim::normalized_damerau_levenshtein(one, other) >= ALIKE
}

fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_alphanumeric() && c != '\'');
    parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::guide::testing::{Person, only_proposal};
    use crate::waiting::ProposalState::Asked;

    fn ruth(question: &'static str) -> Person {
        let mut person = Person::new("simpleWill");
        person.answer("fullName", json!("Ruth Ellen Berg"));
        person.answer("address", json!("12 Oak St, Ocala, FL 34471"));
        person.asked(question)
    }

    #[test]
    fn a_name_said_anew_is_put_right_whatever_is_asked() {
        for (question, words, name) in [
            (
                "executorName",
                "oh shoot, go back. It is spelled with an i: Ruth Ellin Berg",
                "Ruth Ellin Berg",
            ),
            ("maritalStatus", "hold up I typed it wrong, it's Ruth Ellen Bergh", "Ruth Ellen Bergh"),
            (
                "specificBequests",
                "my name should be Ruth Ellen-Berg, with the hyphen, sorry",
                "Ruth Ellen-Berg",
            ),
            ("executorName", "perdón, está mal escrito: Ruth Elena Berg", "Ruth Elena Berg"),
            ("executorName", "sorry, leave the middle name out: Ruth Berg", "Ruth Berg"),
        ] {
            assert_eq!(only_proposal(&ruth(question).says(words)), ("fullName", name), "{words}");
        }
    }

    #[test]
    fn an_address_said_anew_is_put_right_too() {
        for words in [
            "Oops! The number is wrong, 14 Oak St, Ocala, FL 34471",
            "me equivoqué, vivo en 14 Oak St, Ocala, FL 34471",
        ] {
            let reply = ruth("executorName").says(words);
            assert_eq!(only_proposal(&reply), ("address", "14 Oak St, Ocala, FL 34471"), "{words}");
        }
    }

    #[test]
    fn of_two_names_that_wait_the_one_is_put_right_that_is_said_nearly_so() {
        for words in [
            "yep both right, sorry its curtis ALLEN with an e, Curtis Allen Hargrove",
            "yes but his name is Curtis Allen Hargrove with an e",
            "Curtis Allen Hargrove",
        ] {
            let person = Person::at("uncontestedDivorce", "petitionerName")
                .shown("petitionerName", json!("Denise Marie Hargrove"), Asked)
                .shown("respondentName", json!("Curtis Alan Hargrove"), Asked);
            let expected = ("respondentName", "Curtis Allen Hargrove");
            assert_eq!(only_proposal(&person.says(words)), expected, "{words}");
        }
    }

    #[test]
    fn who_is_called_nearly_like_the_one_before_is_another_person() {
        let person = Person::at("uncontestedDivorce", "respondentName");
        for words in ["Daniel Cruz", "yes, and my husband is Daniel Cruz"] {
            let waits = person.shown("petitionerName", json!("Daniela Cruz"), Asked).says(words);
            assert!(
                waits.proposals.iter().all(|each| each.question != "petitionerName"),
                "{words}: {waits:?}"
            );
        }
        let mut person = person;
        person.answer("petitionerName", json!("Daniela Cruz"));
        assert_eq!(only_proposal(&person.says("Daniel Cruz")), ("respondentName", "Daniel Cruz"));
    }

    #[test]
    fn an_address_of_the_same_street_is_another_address() {
        let mut person = Person::new("uncontestedDivorce");
        person.answer("petitionerName", json!("Daniela Cruz"));
        person.answer("respondentName", json!("Karl Hahn"));
        let person = person.asked("respondentAddress").shown(
            "petitionerAddress",
            json!("610 Palm Avenue, Tampa, FL 33602"),
            Asked,
        );
        let reply = person.says("27 Palm Avenue, Tampa, FL 33602");
        assert_eq!(only_proposal(&reply), ("respondentAddress", "27 Palm Avenue, Tampa, FL 33602"));
    }

    #[test]
    fn another_person_and_what_takes_nothing_back_are_left_alone() {
        for words in ["sorry, my brother Karl Ellen Berg", "Ruth Ellin Berg", "sorry, it's Karl Hahn"] {
            let reply = ruth("executorName").says(words);
            assert!(reply.proposals.iter().all(|each| each.question != "fullName"), "{words}: {reply:?}");
        }
    }
}
