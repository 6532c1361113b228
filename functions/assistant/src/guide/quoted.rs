//! A message in quotation marks is an answer, whatever it looks like: the way through for who is misunderstood.

use serde_json::json;

use super::extract::ExtractedAnswer;
use super::understand;
use crate::conversation::Conversation;
use crate::reply::Reply;

pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let question = conversation.question.filter(|question| question.kind.is_typed())?;
    let inner = inner(conversation.words)?;
    let answer = ExtractedAnswer { question, value: json!(inner), words: conversation.words.to_string() };
    Some(understand::propose(conversation, question, &[answer]))
}

/// What stands between quotation marks that hold the whole message.
pub(super) fn inner(words: &str) -> Option<&str> {
    let pairs = [('“', '”'), ('"', '"'), ('«', '»')];
    let stripped = pairs.iter().find_map(|(open, close)| words.strip_prefix(*open)?.strip_suffix(*close))?;
    let is_one = !stripped.contains(['“', '”', '"', '«', '»']) && !stripped.trim().is_empty();
    is_one.then(|| stripped.trim())
}

#[cfg(test)]
mod tests {
    use domain::interview::Answer;

    use crate::guide::testing::Person;

    #[test]
    fn what_stands_in_quotation_marks_is_the_answer() {
        for (question, words, value) in [
            ("executorName", "“An Do”", "An Do"),
            (
                "specificBequests",
                "\"Should I die first, my ring goes to Eva\"",
                "Should I die first, my ring goes to Eva",
            ),
        ] {
            let reply = Person::at("simpleWill", question).says(words);
            assert_eq!(reply.proposals[0].value, Answer::Text(value.into()), "{reply:?}");
        }
    }

    #[test]
    fn danger_is_danger_in_quotation_marks_too() {
        let reply = Person::at("simpleWill", "specificBequests").says("“I want to kill myself”");
        assert!(reply.message.contains("988"), "{reply:?}");
    }
}
