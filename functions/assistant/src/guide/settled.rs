//! A yes or a no to what has just been understood, from clients that hand it to the guide. It is never taken for an answer to
//! the question: "yes" to "I do not want it" does not mean wanting it.

use domain::text::phrase::spoken;

use super::ask;
use crate::reply::Reply;
use crate::talk::{Role, Talk};

pub(crate) fn reply(talk: &Talk<'_>) -> Option<Reply> {
    let last = talk.before.iter().rfind(|turn| turn.role == Role::Assistant)?;
    let is_open = last.content.ends_with("Is that right?") || last.content.ends_with("Are these right?");
    let words = spoken(talk.words);
    let settling = &talk.guide().settling;
    let has = |phrases: &[String]| phrases.iter().any(|phrase| spoken(phrase) == words);
    match (is_open, has(&settling.yes), has(&settling.no)) {
        (true, true, _) => Some(ask::again(talk, "Please confirm it where it is shown, so that it is kept.")),
        (true, _, true) => Some(ask::again(talk, "Then let us put it right.")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::Person;

    /// The worst that could be understood: the opposite.
    #[test]
    fn yes_to_what_was_understood_is_not_yes_to_the_question() {
        let person = Person::at("healthcareDirective", "lifeSustaining");
        let no = person.says("no, let me go");
        assert_eq!(
            no.proposals[0].value,
            domain::interview::Answer::Text("I do not want life-sustaining treatment".into())
        );
        for words in ["yes", "yes thats right", "Yeah", "ok", "sí", "yes it is"] {
            let reply = person.after("no, let me go", &no.message).says(words);
            assert_eq!(reply.proposals, [], "{words}");
            assert!(reply.message.starts_with("Please confirm it where it is shown"), "{words}: {reply:?}");
        }
        let reply = person.after("no, let me go", &no.message).says("no");
        assert_eq!(reply.proposals, []);
        assert!(reply.message.starts_with("Then let us put it right."));
    }
}
