//! Questions about the question: why it is asked, what it means, and what a word means.

use domain::content::question::Question;
use domain::text::phrase::{is_one_of, is_said, plain, spoken};

use super::extract::inquires;
use super::is_question::{LONGEST_QUESTION, begins_a_definition, is_asking, is_typed};
use super::{advice, ask};
use crate::conversation::Conversation;
use crate::reply::{Act, Reply, cited};

/// "I am not sure", and hardly more.
const FEW_WORDS: usize = 4;

pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let words = plain(conversation.words);
    if asks_why(conversation, &words) {
        return conversation.question.map(reasons);
    }
    if is_lost(conversation, &words) || asks_about_the_question(conversation, &words) {
        return conversation.question.map(|question| about(question, &whole_meaning(question)));
    }
    is_asking(conversation, &words).then(|| answer(conversation, &words))
}

fn asks_why(conversation: &Conversation<'_>, words: &str) -> bool {
    let beginnings = &conversation.guide().asking.why;
    words == "why" || beginnings.iter().any(|beginning| words.starts_with(beginning))
}

/// Not knowing is no answer. In words of the person's own it may stand in one.
fn is_lost(conversation: &Conversation<'_>, words: &str) -> bool {
    let most = if is_typed(conversation) { FEW_WORDS } else { LONGEST_QUESTION };
    let count = words.split(' ').count();
    let short = count <= most || count <= 7 && spoken(words).starts_with("i do not know");
    matches!(words, "help" | "idk" | "unsure") || (short && is_said(words, &conversation.guide().asking.lost))
}

/// Words that are about the question that is open, or about what can be chosen there.
fn asks_about_the_question(conversation: &Conversation<'_>, words: &str) -> bool {
    let asking = &conversation.guide().asking;
    let has_options = conversation.question.is_some_and(|question| !question.choices.effects.is_empty());
    is_one_of(words, &asking.of_the_question)
        || has_options
            && inquires(conversation.words, &conversation.catalog.lexicon)
            && is_said(words, &asking.of_options)
}

/// What the answer is for, and what to mind in it.
fn whole_meaning(question: &Question) -> String {
    format!("{} {}", question.why, question.meaning)
}

/// What a question says of itself, with every option.
fn about(question: &Question, words: &str) -> Reply {
    Reply { sources: cited(&question.law), ..ask::explained(question, words, "") }.to(Act::Explain)
}

/// Why a question is asked, and the question again.
fn reasons(question: &Question) -> Reply {
    Reply { sources: cited(&question.law), ..ask::asking(question, &question.why) }.to(Act::Explain)
}

/// Words that answer nothing, where something in them shows a question.
pub(super) fn of_unheard(conversation: &Conversation<'_>) -> Option<Reply> {
    is_said(conversation.words, &conversation.guide().asking.anywhere)
        .then(|| answer(conversation, &plain(conversation.words)))
}

/// What can be explained is: a word that the content knows, or the question that is open, with every option. Only then, and
/// only to a person who asks about their own affairs or about something else, it is said that this cannot be answered here.
fn answer(conversation: &Conversation<'_>, words: &str) -> Reply {
    let term = conversation.guide().term(&conversation.document_type.id, words);
    let named = conversation.question.filter(|question| is_about(question, words));
    let is_own = words.starts_with("which ")
        || is_personal(conversation, words) && !begins_a_definition(conversation, words);
    match (term, named, conversation.question) {
        (Some(term), _, _) if is_own => advice::explaining(conversation, &term.meaning, &term.law),
        (Some(term), _, _) => {
            Reply { sources: cited(&term.law), ..ask::again(conversation, &term.meaning) }.to(Act::Explain)
        }
        (None, Some(question), _) if !is_own => about(question, &question.meaning),
        (None, None, Some(question)) if !is_own && points(conversation, words) => {
            about(question, &question.meaning)
        }
        _ => {
            let (general, law) = advice::of_the_question(conversation);
            advice::explaining(conversation, general, law)
        }
    }
}

/// "Is that like …": what was asked last is meant.
fn points(conversation: &Conversation<'_>, words: &str) -> bool {
    has_word(words, &conversation.guide().asking.pointing)
}

/// Whether someone's own affairs are spoken of, or one thing is weighed against another.
fn is_personal(conversation: &Conversation<'_>, words: &str) -> bool {
    has_word(words, &conversation.guide().asking.own)
}

fn has_word(words: &str, sought: &[String]) -> bool {
    words.split(' ').any(|word| is_one_of(word, sought))
}

/// Whether the words are about something that the question, its options or what it says of itself speaks of.
fn is_about(question: &Question, words: &str) -> bool {
    const ASKING: [&str; 12] = [
        "what", "means", "meaning", "explain", "define", "does", "have", "with", "this", "that", "your",
        "would",
    ];
    let effects: Vec<&str> = question.choices.effects.values().map(String::as_str).collect();
    let used = [&question.text, &question.options.join(" "), &question.meaning, &effects.join(" ")];
    let used = plain(&used.map(String::as_str).join(" "));
    let mut asked = words.split(' ').filter(|word| word.chars().count() > 3 && !ASKING.contains(word));
    asked.any(|word| used.split(' ').any(|other| other.starts_with(word)))
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
            assert_eq!(reply.sources, ["s. 733.303", "s. 733.304"], "s. 733.302 is to be checked");
        }
    }

    #[test]
    fn a_word_is_explained_with_its_law() {
        let reply = Person::at("powerOfAttorney", "durability").says("What does durable mean?");
        assert!(says(&reply, "goes on when the person who gave it can no longer decide"), "{reply:?}");
        assert_eq!((reply.sources, reply.proposals.len()), (vec!["s. 709.2104".to_string()], 0));
        let reply = Person::new("healthcareDirective").says("what is a living will");
        assert!(says(&reply, "treatment that prolongs life"), "{reply:?}");
    }

    #[test]
    fn a_general_question_is_answered_from_the_words_it_uses() {
        let reply = Person::new("simpleWill").says("Do I need two witnesses for a will in Florida?");
        assert!(says(&reply, "needs two witnesses"), "{reply:?}");
        assert_eq!(reply.sources, ["s. 732.502", "s. 732.504"]);
        let reply = Person::new("uncontestedDivorce").says("How do I serve my spouse if he agrees?");
        assert!(says(&reply, "Form 12.903(a)"), "{reply:?}");
    }

    #[test]
    fn what_the_question_means_is_told_to_who_is_lost() {
        for words in ["What does this mean?", "I don't understand", "I'm not sure", "help", "I do not know"] {
            let reply = Person::at("healthcareDirective", "lifeSustaining").says(words);
            assert!(
                says(&reply, "Life-prolonging procedures include artificially provided food and water"),
                "{words}: {reply:?}"
            );
            assert_eq!(reply.proposals, [], "{words}");
        }
    }

    #[test]
    fn what_the_answer_is_for_comes_before_what_to_mind_in_it() {
        let reply = Person::at("simpleWill", "executorName").says("What does this question mean?");
        let told = "This person handles the estate with the court. Must be 18 or older";
        assert!(reply.message.starts_with(told), "{reply:?}");
    }

    #[test]
    fn sentences_that_only_begin_like_a_question_are_answers() {
        for words in ["What is mine stays mine", "I'm not sure of its worth, but my ring goes to Rosa"] {
            let reply = Person::at("simpleWill", "specificBequests").says(words);
            assert_eq!(reply.proposals.len(), 1, "{words}: {reply:?}");
        }
    }

    /// Before anything is refused, and without a refusal where nothing is asked that cannot be told.
    #[test]
    fn questions_about_the_question_are_explained_with_every_option() {
        for (kind, question, words, told) in [
            (
                "prenuptialAgreement",
                "spousalSupportWaiver",
                "explain the choices pls",
                "neither of you could get support",
            ),
            (
                "prenuptialAgreement",
                "spousalSupportWaiver",
                "what is the difference between these",
                "nobody gives up support",
            ),
            ("powerOfAttorney", "durability", "Durable meaning?", "goes on when"),
            (
                "healthcareDirective",
                "artificialNutrition",
                "is that through the nose or what?",
                "food and water given through tubes",
            ),
            ("simpleWill", "hasChildren", "do stepchildren count?", "Stepchildren are not included"),
            ("healthcareDirective", "lifeSustaining", "whats an end-stage condition", "artificial breathing"),
            ("healthcareDirective", "organDonation", "huh?", "takes effect after death"),
        ] {
            let reply = Person::at(kind, question).says(words);
            assert!(says(&reply, told), "{words}: {reply:?}");
            assert!(!says(&reply, "not a lawyer") && reply.proposals.is_empty(), "{words}: {reply:?}");
            assert_eq!(reply.question.as_deref(), Some(question), "{words}");
        }
    }

    #[test]
    fn a_refusal_comes_last_and_is_one_sentence() {
        for words in ["which one would you pick?", "should we do the full waiver?", "is this smart for me?"] {
            let reply = Person::at("prenuptialAgreement", "spousalSupportWaiver").says(words);
            let (before, after) = reply.message.split_once("I am an AI and not a lawyer").unwrap();
            for option in ["“Yes, full waiver”:", "“Yes, limited (specify)”:", "“No waiver”:"] {
                assert!(before.contains(option), "{words}: {reply:?}");
            }
            let (refusal, question) = after.split_once("\n\n").unwrap();
            assert!(refusal.ends_with("to one.") && !refusal.contains(". "), "{words}: {reply:?}");
            assert!(question.starts_with("Do you want to limit"), "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_the_guide_does_not_know_it_does_not_guess() {
        let reply = Person::at("simpleWill", "fullName").says("What is the tax on a boat in Georgia?");
        assert!(says(&reply, "I cannot answer that") && reply.sources.is_empty(), "{reply:?}");
        assert!(says(&reply, "What is your full legal name?") && reply.proposals.is_empty());
    }
}
