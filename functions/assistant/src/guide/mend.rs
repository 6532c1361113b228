//! A part of an earlier answer is put right: "4471, not 4417". The rest of it stays as it is.

use domain::content::question::AnswerRule;
use domain::text::phrase::{is_one_of, is_said};
use serde_json::json;

use super::anew::is_alike;
use super::extract::{ExtractedAnswer, is_free, takes_back};
use super::known::{self, EarlierAnswer};
use super::understand;
use crate::conversation::Conversation;
use crate::reply::Reply;

pub(super) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let known = known::all(conversation);
    conversation.catalog.lexicon.instead.iter().find_map(|joint| mended(conversation, &known, joint))
}

fn mended(conversation: &Conversation<'_>, known: &[EarlierAnswer<'_>], joint: &str) -> Option<Reply> {
    let (before, old) = parted(conversation.words, joint)?;
    let new = right_for(before, old)?;
    let holder = holder(conversation, known, old)?;
    let at = place_of(&holder.text, old)?;
    let is_name = holder.question.rule == AnswerRule::Name;
    let whole = is_name.then(|| retold(before, &holder.text, at, old)).flatten();
    let put = whole.as_ref().and_then(|whole| put_into(whole, &holder.text, at, old));
    if !is_meant(conversation, holder, old, put.as_deref().unwrap_or(new)) {
        return None;
    }
    if is_name && is_within_a_name(before, new) && whole.is_none() {
        return None;
    }
    let value = json!(whole.or_else(|| with_new(&holder.text, at, old, new))?);
    let answer = ExtractedAnswer { question: holder.question, value, words: conversation.words.to_string() };
    Some(understand::propose(conversation, holder.question, &[answer]))
}

/// The only answer that has the wrong words; of two names that have them the person's own, where "my last name" is spoken of.
fn holder<'a, 'b>(
    conversation: &Conversation<'_>,
    known: &'b [EarlierAnswer<'a>],
    old: &str,
) -> Option<&'b EarlierAnswer<'a>> {
    let holders: Vec<_> = known.iter().filter(|known| place_of(&known.text, old).is_some()).collect();
    let own = || {
        let mut own = holders.iter().copied().filter(|known| is_own_name(conversation, known));
        own.next().filter(|_| own.next().is_none())
    };
    match holders.as_slice() {
        [one] => Some(one),
        _ => own(),
    }
}

/// Whether an answer is the person's own name, and the message speaks of it: "my last name is Coleman, not Cole".
fn is_own_name(conversation: &Conversation<'_>, known: &EarlierAnswer<'_>) -> bool {
    known.question.book.as_deref() == Some("self.name")
        && is_said(conversation.words, &conversation.catalog.lexicon.own_names)
}

/// "My last name is Coleman", and not "with a z".
fn is_said_outright(conversation: &Conversation<'_>, new: &str) -> bool {
    let leads = ["is", "be", "to", "es", "se"];
    let words = words_of(conversation.words);
    words.windows(2).any(|pair| leads.contains(&pair[0].to_lowercase().as_str()) && pair[1] == new)
}

/// "Make it Rosa Diaz, not Franklin": the word before belongs to another name, which takes the place of the whole.
fn is_within_a_name(before: &str, new: &str) -> bool {
    let led = before.strip_suffix(new).unwrap_or_default().trim_end();
    let last = led.rsplit(is_mark).next().unwrap_or_default();
    let begins = led.len() == last.len();
    !begins && !led.ends_with(is_mark) && last.starts_with(char::is_uppercase) && last != "I"
}

/// What is said before "not", and the few words after it.
fn parted<'a>(words: &'a str, joint: &str) -> Option<(&'a str, &'a str)> {
    const MOST_WORDS: usize = 3;
    let low = words.to_ascii_lowercase();
    let joint = format!(" {joint} ");
    let at = low.rfind(&joint)?;
    let old = words[at + joint.len()..].trim_matches(is_mark);
    let before = words[..at].trim_end_matches(is_mark);
    let is_short = !old.is_empty() && old.split_whitespace().count() <= MOST_WORDS;
    is_short.then_some((before, old))
}

fn is_mark(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '.' | ';' | '!' | ':' | '"' | '“' | '”')
}

/// What takes the place of the wrong words: of a number the last number before, of words as many words.
fn right_for<'a>(before: &'a str, old: &str) -> Option<&'a str> {
    let has_digit = |word: &str| word.contains(|c: char| c.is_ascii_digit());
    if has_digit(old) {
        let number = words_of(before).into_iter().rfind(|word| has_digit(word));
        return if old.contains(' ') {
            as_many(before, old).filter(|new| differs_in_figures(new, old))
        } else {
            number
        };
    }
    as_many(before, old)
}

/// As many words as the wrong ones, at the end of what is said before them.
fn as_many<'a>(before: &'a str, old: &str) -> Option<&'a str> {
    let count = old.split_whitespace().count();
    let (start, _) = before.char_indices().rev().filter(|(at, _)| starts_word(before, *at)).nth(count - 1)?;
    before.get(start..)
}

/// "Apt 21" and "apt 12": all but the figures is the same.
fn differs_in_figures(one: &str, other: &str) -> bool {
    let without =
        |text: &str| text.chars().filter(|c| !c.is_ascii_digit()).collect::<String>().to_lowercase();
    one.contains(|c: char| c.is_ascii_digit()) && without(one) == without(other)
}

fn starts_word(text: &str, at: usize) -> bool {
    let is_word = text[at..].starts_with(|c: char| !is_mark(c));
    is_word && text[..at].chars().next_back().is_none_or(is_mark)
}

/// The new words in the place of the old. None, when one of them stands in the rest already: then it says something else.
fn with_new(answer: &str, at: usize, old: &str, new: &str) -> Option<String> {
    let (head, tail) = (&answer[..at], &answer[at + old.len()..]);
    let rest = [words_of(head), words_of(tail)].concat();
    let is_there = words_of(new).iter().any(|word| rest.iter().any(|each| each.eq_ignore_ascii_case(word)));
    let saved = &answer[at..at + old.len()];
    let new = if differs_in_figures(new, old) { with_figures_of(new, saved) } else { new.to_string() };
    (!is_there).then(|| format!("{head}{new}{tail}"))
}

/// "apt 21" in the place of "Apt 12" is "Apt 21".
fn with_figures_of(new: &str, saved: &str) -> String {
    let has_digit = |word: &str| word.contains(|c: char| c.is_ascii_digit());
    let pairs = saved.split(' ').zip(new.split(' '));
    pairs.map(|(old, new)| if has_digit(new) { new } else { old }).collect::<Vec<_>>().join(" ")
}

/// The whole answer said again: "Dana Michelle Hall, not Diana" of "Diana Michelle Hall".
fn retold(before: &str, answer: &str, at: usize, old: &str) -> Option<String> {
    let (head, tail) = (words_of(&answer[..at]), words_of(&answer[at + old.len()..]));
    let said = words_of(before);
    let whole = said.get(said.len().checked_sub(words_of(answer).len())?..)?;
    let is_same = |one: &[&str], other: &[&str]| one.join(" ").eq_ignore_ascii_case(&other.join(" "));
    let is_retold =
        is_same(&whole[..head.len()], &head) && is_same(&whole[whole.len() - tail.len()..], &tail);
    is_retold.then(|| whole.join(" "))
}

/// What a name that is said again has in the place of the old words.
fn put_into(whole: &str, answer: &str, at: usize, old: &str) -> Option<String> {
    let (head, tail) = (words_of(&answer[..at]).len(), words_of(&answer[at + old.len()..]).len());
    let said = words_of(whole);
    Some(said.get(head..said.len().checked_sub(tail)?)?.join(" "))
}

/// "$45,000" is one word.
fn words_of(text: &str) -> Vec<&str> {
    let words = text.split_whitespace().map(|word| word.trim_matches(is_mark));
    words.filter(|word| !word.is_empty()).collect()
}

/// Where the words stand in an answer, as whole words; none, when they stand there twice.
fn place_of(answer: &str, words: &str) -> Option<usize> {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let is_whole = |at: &usize| {
        let (before, after) = (&answer[..*at], &answer[at + words.len()..]);
        !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
    };
    let (low, sought) = (answer.to_ascii_lowercase(), words.to_ascii_lowercase());
    let mut places = low.match_indices(&sought).map(|(at, _)| at).filter(is_whole);
    places.next().filter(|_| places.next().is_none())
}

/// "Ana, not Pedro" can be an answer; of what was just read back, of a number, and of another spelling it is a correction.
fn is_meant(conversation: &Conversation<'_>, holder: &EarlierAnswer<'_>, old: &str, new: &str) -> bool {
    let low = conversation.words.to_lowercase();
    let retracting = &conversation.catalog.lexicon.retracting;
    let retracts = low.split(|c: char| !c.is_alphanumeric()).any(|word| is_one_of(word, retracting));
    let is_number = old.contains(|c: char| c.is_ascii_digit()) && !conversation.question.is_some_and(is_free);
    let is_spelling = is_alike(&old.to_lowercase(), &new.to_lowercase());
    holder.is_waiting
        || takes_back(conversation)
        || retracts
        || is_number
        || is_spelling
        || is_own_name(conversation, holder) && is_said_outright(conversation, new)
}

#[cfg(test)]
mod tests {
    use domain::interview::Answer;
    use serde_json::json;

    use crate::guide::testing::{Person, only_proposal};
    use crate::waiting::ProposalState::Asked;

    fn ana(question: &'static str) -> Person {
        let mut person = Person::new("simpleWill");
        person.answer("fullName", json!("Ana Denise Diaz"));
        person.answer("address", json!("4417 Heron Way, Orlando, FL 32801"));
        person.asked(question)
    }

    #[test]
    fn a_number_is_put_right_and_the_rest_stays() {
        for words in [
            "4471, not 4417",
            "wait my address is wrong its 4471 Heron Way not 4417",
            "sorry, I meant 4471 instead of 4417.",
            "it's 4471 and not 4417",
            "es 4471, no 4417",
            "se 4471, pa 4417",
        ] {
            let reply = ana("maritalStatus").says(words);
            assert_eq!(only_proposal(&reply), ("address", "4471 Heron Way, Orlando, FL 32801"), "{words}");
        }
    }

    #[test]
    fn a_number_is_put_right_with_the_word_that_it_belongs_to() {
        for words in ["oh it's 4471 Heron Way not 4417 Heron Way", "4471 heron, not 4417 heron"] {
            let reply = ana("maritalStatus").says(words);
            assert_eq!(only_proposal(&reply), ("address", "4471 Heron Way, Orlando, FL 32801"), "{words}");
        }
        let reply = ana("maritalStatus").says("I live at 9 Elm St not 4417 Heron Way");
        assert!(reply.proposals.iter().all(|each| !each.value.option().contains("Heron")), "{reply:?}");
    }

    #[test]
    fn a_sum_is_put_right_as_a_whole() {
        let mut person = Person::new("postnuptialAgreement");
        person.answer("separatePropertyHusband", json!("My truck, $12,000, and a loan of $40,000"));
        let reply = person.asked("debtResponsibility").says("sorry, the loan is $45,000 not $40,000");
        let expected = ("separatePropertyHusband", "My truck, $12,000, and a loan of $45,000");
        assert_eq!(only_proposal(&reply), expected);
    }

    #[test]
    fn a_name_is_put_right_by_its_part() {
        for words in [
            "oops, it's Denyse not Denise",
            "no, it's Denyse not Denise",
            "Denyse, not Denise",
            "es Denyse, no Denise",
        ] {
            let reply = ana("maritalStatus").says(words);
            assert_eq!(only_proposal(&reply), ("fullName", "Ana Denyse Diaz"), "{words}");
        }
    }

    #[test]
    fn a_name_that_is_said_anew_is_taken_as_it_is_said() {
        for words in
            ["Sorry, it should be Anna Denise Diaz not Ana", "my name is Anna Denise Diaz, not Ana, typo"]
        {
            let reply = ana("maritalStatus").says(words);
            assert!(
                reply.proposals.iter().all(|each| each.value.option() == "Anna Denise Diaz"),
                "{words}: {reply:?}"
            );
        }
        let reply = ana("maritalStatus").says("Sorry, it should be Anna Denise Diaz not Ana");
        assert_eq!(only_proposal(&reply), ("fullName", "Anna Denise Diaz"));
        let reply = ana("maritalStatus").says("sorry, Anna Denise not Ana");
        assert!(reply.proposals.is_empty(), "no name has Denise twice: {reply:?}");
    }

    #[test]
    fn a_name_that_is_spelled_otherwise_is_put_right_with_the_rest_of_it() {
        let mut person = Person::new("uncontestedDivorce");
        person.answer("petitionerName", json!("Jasmine Cole"));
        person.answer("respondentName", json!("Brandon Cole"));
        let at = person.asked("petitionerAddress");
        let reply = at.says("his name is Brendan Cole not Brandon");
        assert_eq!(only_proposal(&reply), ("respondentName", "Brendan Cole"));
        let reply = at.says("my last name is Coleman not Cole");
        assert_eq!(only_proposal(&reply), ("petitionerName", "Jasmine Coleman"));
        for words in [
            "my last name is spelled Koal with a K not Cole",
            "my last name is Coale with five letters not Cole",
        ] {
            let reply = at.says(words);
            assert!(reply.proposals.is_empty(), "{words}: {reply:?}");
        }
        let reply = at.says("the last name is Coleman not Cole");
        assert!(reply.proposals.is_empty(), "it may be of either: {reply:?}");
    }

    #[test]
    fn a_year_is_put_right_in_its_date() {
        let mut person = Person::new("postnuptialAgreement");
        person.answer("marriageDate", json!("2014-06-21"));
        let reply = person.asked("marriagePlace").says("oops it was 2015 not 2014");
        assert_eq!(only_proposal(&reply), ("marriageDate", "2015-06-21"));
    }

    #[test]
    fn what_was_just_read_back_is_put_right_without_another_word() {
        let person = Person::at("simpleWill", "fullName").shown("fullName", json!("Ana Dias"), Asked);
        assert_eq!(only_proposal(&person.says("Diaz, not Dias")), ("fullName", "Ana Diaz"));
        assert_eq!(person.says("Diaz, not Dias").proposals[0].words, "Diaz, not Dias");
    }

    #[test]
    fn what_names_two_people_or_nothing_is_not_guessed_at() {
        let mut person = ana("maritalStatus");
        person.answer("executorName", json!("Denise Ruiz"));
        let reply = person.says("sorry, Denyse not Denise");
        assert!(reply.proposals.is_empty(), "{reply:?}");
        let reply = ana("maritalStatus").says("sorry, 12 not 13");
        assert!(reply.proposals.is_empty(), "{reply:?}");
    }

    #[test]
    fn an_answer_that_says_not_is_an_answer() {
        let reply = ana("specificBequests").says("My ring goes to Rosa, not Denise");
        assert_eq!(reply.proposals[0].question, "specificBequests");
        assert_eq!(reply.proposals[0].value, Answer::Text("My ring goes to Rosa, not Denise".into()));
        let reply = ana("executorName").says("Rosa Ruiz, not Denise");
        assert!(reply.proposals.iter().all(|each| each.question != "fullName"), "{reply:?}");
    }
}
