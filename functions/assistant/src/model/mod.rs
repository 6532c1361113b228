//! A language model, asked where the built-in guide is not sure. It sees this document's data and no other, and can do
//! nothing but say something: every answer that it finds has to stand in the person's own message and pass the domain's
//! parser, and every sentence has to keep to the rules for nonlawyers. Whatever does not is not mended: the guide answers.

mod allowance;
mod answers;
mod breaker;
mod characters;
mod check;
mod compose;
mod figures;
mod prompt;
mod schema;
#[cfg(test)]
mod testing;
mod voice;
mod words;

use domain::interview::has_sensitive_number;
use domain::text::phrase::plain;

use crate::conversation::Conversation;
use crate::guide::{self, Certainty, ask};
use crate::reply::Reply;

pub use allowance::Allowance;
pub use voice::Voice;

/// What the assistant says. The guide stands by itself where it is sure; elsewhere the model is asked, where there is one,
/// and the guide's reply is sent on any failure. The person's budgets are counted under `person`.
pub async fn answer(conversation: &Conversation<'_>, voice: Option<&Voice>, person: &str) -> Reply {
    let (reply, certainty) = guide::consider(conversation);
    let is_sure =
        certainty == Certainty::Sure || is_pressed(conversation) || has_sensitive_number(conversation.words);
    match voice.filter(|_| !is_sure) {
        Some(voice) => voice.reply(conversation, person, &reply).await.unwrap_or(reply),
        None => reply,
    }
}

/// Whether the words are one of those that a press says.
fn is_pressed(conversation: &Conversation<'_>) -> bool {
    let words = plain(conversation.words);
    conversation
        .question
        .is_some_and(|question| ask::suggestions(question).iter().any(|each| plain(each) == words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Certainty::{Open, Sure};
    use crate::model::testing::TestMessage;

    /// The guide has decided about safety and advice before the model is asked.
    #[test]
    fn what_the_guide_is_sure_of_is_not_asked() {
        for (question, words, certainty) in [
            ("executorName", "He hits me and I'm scared", Sure),
            ("executorName", "Who should I choose?", Sure),
            ("executorName", "Skip for now", Sure),
            ("executorName", "hello", Sure),
            ("executorName", "Ana Diaz", Open),
            ("executorName", "What does an executor do?", Open),
            ("maritalStatus", "my husband died last year", Open),
        ] {
            let message = TestMessage::at("simpleWill", question, words);
            assert_eq!(guide::consider(&message.conversation()).1, certainty, "{words}");
        }
    }

    #[test]
    fn a_press_is_not_asked_about() {
        for (kind, question, words) in [
            ("simpleWill", "maritalStatus", "married"),
            ("simpleWill", "hasChildren", "No"),
            ("simpleWill", "specificBequests", "None"),
            ("prenuptialAgreement", "financialDisclosure", "Yes."),
        ] {
            assert!(is_pressed(&TestMessage::at(kind, question, words).conversation()), "{words}");
        }
        assert!(!is_pressed(&TestMessage::at("simpleWill", "maritalStatus", "married twice").conversation()));
    }
}
