//! People who ask in another language. An answer in it is taken as an answer; a question gets help in it.

use domain::text::phrase::plain;

use super::ask;
use super::extract::is_free;
use crate::conversation::Conversation;
use crate::reply::{Act, Reply};

pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let message = conversation.guide().language(conversation.words)?;
    let asks = conversation.is_question()
        || conversation.words.contains('¿')
        || !conversation.question.is_some_and(is_free);
    asks.then(|| ask::again(conversation, message).to(Act::Chat)).filter(|_| !is_a_name(conversation))
}

/// Two words with capitals are someone's name, whatever the language: "Quien Sabe".
fn is_a_name(conversation: &Conversation<'_>) -> bool {
    let is_large = |word: &str| word.starts_with(char::is_uppercase);
    plain(conversation.words).split(' ').count() < 4
        && conversation.words.split_whitespace().all(is_large)
        && !conversation.is_question()
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::{Person, says};

    #[test]
    fn who_asks_in_spanish_is_told_in_spanish_where_help_is() {
        let reply = Person::at("simpleWill", "executorName").says("¿Qué es un albacea?");
        assert!(says(&reply, "están en inglés") && says(&reply, "floridalawhelp.org"), "{reply:?}");
        assert_eq!(reply.question.as_deref(), Some("executorName"));
    }

    #[test]
    fn please_is_no_language_of_its_own() {
        let reply = Person::at("simpleWill", "executorName").says("Pon a Eva Ruiz por favor");
        assert_eq!(reply.proposals.len(), 1, "{reply:?}");
        assert_eq!(reply.proposals[0].value.option(), "Eva Ruiz");
    }

    #[test]
    fn an_answer_in_spanish_is_an_answer() {
        let reply = Person::new("simpleWill").says("Me llamo José Ayuda Díaz");
        assert!(reply.proposals.is_empty() || says(&reply, "José Ayuda Díaz"), "{reply:?}");
        let reply = Person::new("simpleWill").says("me llamo Ana Díaz");
        assert!(says(&reply, "“Ana Díaz”"), "{reply:?}");
        let own = "Quiero que mi hija reciba el anillo; puede elegir primero.";
        let reply = Person::at("simpleWill", "specificBequests").says(own);
        assert_eq!(reply.proposals.len(), 1, "{reply:?}");
    }
}
