//! What is put right in the same breath: "Mike Dunn, actually make that Michael Dunn".

use domain::content::Lexicon;

use super::words::{Span, Stop, Text};

/// What was said, or what takes its place in the words after it; none, where something takes it back and nothing that can be read
/// takes its place.
pub(super) fn last_said(
    text: &Text<'_>,
    lexicon: &Lexicon,
    said: Span,
    read: impl Fn(usize) -> Option<Span>,
) -> Option<Span> {
    let mut last = said;
    while let Some(taken_back) = taken_back_after(text, lexicon, last) {
        let is_remark = || is_a_remark(text, lexicon, taken_back);
        match read(taken_back.to) {
            Some(next) => last = next,
            None => return Some(last).filter(|_| is_remark()),
        }
    }
    Some(last)
}

/// The words that take back what was just said: nobody else is named between. In "Rosa Diaz is actually my cousin" none does.
fn taken_back_after(text: &Text<'_>, lexicon: &Lexicon, said: Span) -> Option<Span> {
    let places = lexicon.taking_back.iter().flat_map(|phrase| text.places(phrase));
    let is_set_off = |place: &Span| place.from == said.to || text.begins(place.from);
    // "No!! Bernardo Diaz": a no that is a sentence of its own.
    let is_a_sentence = |place: &Span| text.begins(place.from) && text.words[place.from].stop == Stop::End;
    let places = places.chain(text.places("no").into_iter().filter(is_a_sentence));
    let later = places.filter(|place| place.from >= said.to && is_set_off(place));
    let first = later.min_by_key(|place| place.from)?;
    let names_another = (said.to..first.from).any(|at| text.is_capital(at) && text.low(at) != "i");
    (!names_another).then(|| past_all(text, lexicon, first))
}

/// What is said after words that take back what came before them: "yes" in "no, I mean yes".
pub(super) fn rest<'a>(text: &Text<'a>, lexicon: &Lexicon) -> Option<&'a str> {
    let places = lexicon.taking_back.iter().flat_map(|phrase| text.places(phrase));
    let is_between = |place: &Span| place.from > 0 && text.begins(place.from) && place.to < text.words.len();
    let last = places.filter(is_between).max_by_key(|place| (place.to, place.len()))?;
    let is_remark = lexicon.remarking.contains(&text.low(last.to));
    (!is_remark).then(|| text.written(Span { from: last.to, to: text.words.len() }))
}

/// Where words that take something back begin inside a place.
pub(super) fn start(text: &Text<'_>, lexicon: &Lexicon, place: Span) -> Option<usize> {
    (place.from + 1..place.to).find(|at| text.longest_at(*at, &lexicon.taking_back).is_some())
}

/// "Sorry, I meant": more words that take back may follow.
fn past_all(text: &Text<'_>, lexicon: &Lexicon, first: Span) -> Span {
    let mut to = first.to;
    while let Some(next) = text.longest_at(to, &lexicon.taking_back) {
        to = next.to;
    }
    Span { from: first.from, to }
}

/// "Sorry", "sorry for the wait", "sorry I was away": nothing is taken back.
fn is_a_remark(text: &Text<'_>, lexicon: &Lexicon, taken_back: Span) -> bool {
    let next = text.low(taken_back.to);
    next.is_empty() || lexicon.remarking.contains(&next) || lexicon.speaking.contains(&next)
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::{Person, only_proposal};

    #[test]
    fn of_two_names_the_one_is_taken_that_is_put_in_the_place_of_the_other() {
        for words in [
            "Mike Dunn, actually make that Michael Dunn",
            "Mike Dunn, sorry, I meant Michael Dunn",
            "Mike Dunn. Oh wait, Michael Dunn",
            "mike dunn no wait michael dunn",
            "Mick Dunn, sorry Mike Dunn, no wait, Michael Dunn",
            "Mike Dunn scratch that Michael Dunn",
            "my friend Mike Dunn, or rather Michael Dunn",
            "It's Mike Dunn, oops, it's Michael Dunn",
            "my executor is Mike Dunn, correction, Michael Dunn",
            "Mick Dunn no sorry, Mike Dunn. no!! Michael Dunn",
        ] {
            let reply = Person::at("simpleWill", "executorName").says(words);
            let (question, name) = only_proposal(&reply);
            assert_eq!((question, &*name.to_lowercase()), ("executorName", "michael dunn"), "{words}");
        }
    }

    #[test]
    fn where_it_is_not_clear_what_takes_the_place_of_a_name_it_is_asked_again() {
        for words in [
            "Mike Dunn, actually make that my sister",
            "Mike Dunn, no wait, my brother should do it",
            "Mike Dunn, sorry, Dunne",
        ] {
            let reply = Person::at("simpleWill", "executorName").says(words);
            assert!(reply.proposals.is_empty() && reply.widget.is_some(), "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_takes_nothing_back_leaves_the_name_as_it_is() {
        for words in [
            "Mike Dunn, sorry for the wait",
            "Mike Dunn, sorry I was on the phone",
            "Mike Dunn, he is actually my boss",
        ] {
            let reply = Person::at("simpleWill", "executorName").says(words);
            assert_eq!(only_proposal(&reply), ("executorName", "Mike Dunn"), "{words}");
        }
    }

    #[test]
    fn a_date_a_place_and_a_relation_are_put_right_at_once_too() {
        for (kind, question, words, value) in [
            ("postnuptialAgreement", "marriageDate", "March 6, 2017, no sorry, March 13, 2017", "2017-03-13"),
            ("postnuptialAgreement", "marriageDate", "3/6/2017 oops 3/13/2017", "2017-03-13"),
            (
                "postnuptialAgreement",
                "marriageLocation",
                "Key West, Florida, sorry, Marathon, Florida",
                "Marathon, Florida",
            ),
            (
                "postnuptialAgreement",
                "marriageLocation",
                "in Key West, Florida actually Ocala, Florida",
                "Ocala, Florida",
            ),
            ("powerOfAttorney", "agentRelationship", "my sister, I mean my cousin", "cousin"),
            ("powerOfAttorney", "agentRelationship", "daughter, no wait, stepdaughter", "stepdaughter"),
        ] {
            let reply = Person::at(kind, question).says(words);
            assert_eq!(only_proposal(&reply), (question, value), "{words}");
        }
    }

    #[test]
    fn a_date_that_is_taken_back_without_another_is_asked_for_again() {
        for words in [
            "March 6, 2017, no wait, the week after",
            "3/6/2017 oops the week before",
            "March 6, 2017. Sorry, I meant the Saturday after that",
        ] {
            let reply = Person::at("postnuptialAgreement", "marriageDate").says(words);
            assert!(reply.proposals.is_empty() && reply.widget.is_some(), "{words}: {reply:?}");
        }
        let reply =
            Person::at("postnuptialAgreement", "marriageDate").says("March 6, 2017, sorry for the wait");
        assert_eq!(only_proposal(&reply), ("marriageDate", "2017-03-06"));
    }
}
