//! Questions about the question: why it is asked, what it means, and what a word means.

use domain::phrase::{is_said, plain, spoken};
use domain::question::Question;

use super::asking::{LONGEST_QUESTION, begins_a_definition, is_asking, is_typed};
use super::{advice, ask};
use crate::reply::{Reply, cited};
use crate::talk::Talk;

/// "I am not sure", and hardly more.
const FEW_WORDS: usize = 4;

pub(crate) fn reply(talk: &Talk<'_>) -> Option<Reply> {
    let words = plain(talk.words);
    if asks_why(&words) {
        return talk.question.map(|question| about(question, &question.why));
    }
    if is_lost(talk, &words) || asks_about_the_question(&words) {
        return talk.question.map(|question| about(question, &question.meaning));
    }
    is_asking(talk, &words).then(|| answer(talk, &words))
}

fn asks_why(words: &str) -> bool {
    let asking = [
        "why do you",
        "why are you asking",
        "why is this",
        "why is that",
        "what for",
        "why must",
        "why should",
    ];
    words == "why" || asking.iter().any(|beginning| words.starts_with(beginning))
}

/// Not knowing is no answer. In words of the person's own it may stand in one.
fn is_lost(talk: &Talk<'_>, words: &str) -> bool {
    let phrases =
        ["don't know", "do not know", "not sure", "no idea", "don't understand", "do not understand"];
    let most = if is_typed(talk) { FEW_WORDS } else { LONGEST_QUESTION };
    let count = words.split(' ').count();
    let short = count <= most || count <= 7 && spoken(words).starts_with("i do not know");
    matches!(words, "help" | "idk" | "unsure") || (short && is_said(words, &phrases.map(String::from)))
}

fn asks_about_the_question(words: &str) -> bool {
    let asking = [
        "what do you mean",
        "what does this mean",
        "what does that mean",
        "what does it mean",
        "what is this",
        "explain this",
        "explain that",
        "explain",
        "explain the question",
        "explain this question",
        "what is meant",
    ];
    asking.contains(&words) || words == "i need help"
}

/// What a question says of itself, and the question again.
fn about(question: &Question, words: &str) -> Reply {
    Reply { citations: cited(&question.law), ..ask::asking(question, words) }
}

/// Words that answer nothing, where something in them shows a question.
pub(super) fn of_unheard(talk: &Talk<'_>) -> Option<Reply> {
    is_said(talk.words, &talk.guide().asking.anywhere).then(|| answer(talk, &plain(talk.words)))
}

/// A word that the content knows is explained, in general. Who asks about their own affairs is told that nobody can
/// answer that here, and anything else is not answered either: the guide does not guess.
fn answer(talk: &Talk<'_>, words: &str) -> Reply {
    let term = talk.guide().term(&talk.kind.id, words);
    let named = talk.question.filter(|question| is_about(question, words));
    let (general, law) = match (term, named) {
        (Some(term), _) => (term.meaning.as_str(), &term.law[..]),
        (None, Some(question)) => (question.meaning.as_str(), &question.law[..]),
        (None, None) => return advice::declining(talk, UNKNOWN, &[]),
    };
    if is_personal(words) && !begins_a_definition(words) {
        return advice::declining(talk, general, law);
    }
    Reply { citations: cited(law), ..ask::again(talk, general) }
}

const UNKNOWN: &str = "I can explain the questions and the words in them, but I cannot answer that.";

/// Whether somebody's own affairs are spoken of, or one thing is weighed against another.
fn is_personal(words: &str) -> bool {
    const OWN: [&str; 23] = [
        "should", "i", "i'm", "my", "me", "we", "our", "us", "he", "she", "him", "her", "his", "they",
        "them", "better", "best", "good", "right", "fair", "enough", "safer", "smarter",
    ];
    words.split(' ').any(|word| OWN.contains(&word))
}

/// Whether the words are about one that the question or its options use.
fn is_about(question: &Question, words: &str) -> bool {
    let used = format!(" {} {} ", plain(&question.text), plain(&question.options.join(" ")));
    let asked = words
        .split(' ')
        .filter(|word| word.chars().count() > 4 && !matches!(*word, "means" | "explain" | "define"));
    let mut asked = asked.peekable();
    asked.peek().is_some() && asked.all(|word| used.contains(&format!(" {word} ")))
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::{Person, says};

    #[test]
    fn why_do_you_ask_gets_the_reason_and_its_law() {
        for words in ["Why do you ask?", "why", "Why do you need to know that?"] {
            let reply = Person::at("simpleWill", "executorName").says(words);
            assert!(reply.message.starts_with("This person handles the estate with the court."), "{reply:?}");
            assert!(
                reply.message.ends_with("Who should be your personal representative (executor)?"),
                "{reply:?}"
            );
            assert_eq!(reply.citations, ["s. 733.303", "s. 733.304"], "s. 733.302 is to be checked");
        }
    }

    #[test]
    fn a_word_is_explained_with_its_law() {
        let reply = Person::at("powerOfAttorney", "durability").says("What does durable mean?");
        assert!(says(&reply, "goes on when the person who gave it can no longer decide"), "{reply:?}");
        assert_eq!((reply.citations, reply.proposals.len()), (vec!["s. 709.2104".to_string()], 0));
        let reply = Person::new("healthcareDirective").says("what is a living will");
        assert!(says(&reply, "treatment that prolongs life"), "{reply:?}");
    }

    #[test]
    fn a_general_question_is_answered_from_the_words_it_uses() {
        let reply = Person::new("simpleWill").says("Do I need two witnesses for a will in Florida?");
        assert!(says(&reply, "needs two witnesses"), "{reply:?}");
        assert_eq!(reply.citations, ["s. 732.502"]);
        let reply = Person::new("uncontestedDivorce").says("How do I serve my spouse if he agrees?");
        assert!(says(&reply, "Form 12.903(a)"), "{reply:?}");
    }

    #[test]
    fn what_the_question_means_is_told_to_who_is_lost() {
        for words in ["What does this mean?", "I don't understand", "I'm not sure", "help", "I do not know"] {
            let reply = Person::at("healthcareDirective", "lifeSustaining").says(words);
            assert!(
                says(&reply, "life-prolonging procedures include artificial breathing"),
                "{words}: {reply:?}"
            );
            assert_eq!(reply.proposals, [], "{words}");
        }
    }

    #[test]
    fn sentences_that_only_begin_like_a_question_are_answers() {
        for words in ["What is mine stays mine", "I'm not sure, so ask my sister Rosa"] {
            let reply = Person::at("simpleWill", "specificBequests").says(words);
            assert_eq!(reply.proposals.len(), 1, "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_the_guide_does_not_know_it_does_not_guess() {
        let reply = Person::at("simpleWill", "fullName").says("What is the tax on a boat in Georgia?");
        assert!(says(&reply, "I cannot answer that") && reply.citations.is_empty(), "{reply:?}");
        assert!(says(&reply, "What is your full legal name?") && reply.proposals.is_empty());
    }
}
