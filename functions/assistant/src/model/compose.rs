//! From what the model says to a reply that may be shown: its sentences, and ours around them. What was understood, whether
//! it is right, and what is asked next are always said in our own words.

use super::answers::{Understood, understand};
use super::check;
use super::prompt::PromptInput;
use super::schema::{self, ModelOutput};
use crate::conversation::Conversation;
use crate::guide::confirm;
use crate::guide::{ask, safety};
use crate::reply::{Act, Proposal, Reply};
use crate::widget::Widget;

/// The reply, merged with the guide's; none where the model finds no answer and the guide has something to say, in sentences of
/// the content; or why the model's is not used.
pub(super) fn reply(
    conversation: &Conversation<'_>,
    asked: &PromptInput,
    text: Option<&str>,
    guide: &Reply,
) -> Result<Option<Reply>, &'static str> {
    let text = text.ok_or("it did not answer")?;
    let said = schema::read(text).ok_or("it is not of the expected form")?;
    if said.danger {
        return Ok(Some(safety::raised(conversation)));
    }
    let prompt = &conversation.catalog.prompt;
    if let Some(reason) = check::fault(&said, asked, prompt) {
        return Err(reason);
    }
    let understood = understand(conversation, &said.answers, &guide.proposals);
    let is_nothing = understood.proposals.is_empty();
    if is_nothing && !understood.is_less && !guide.acts.is_empty() {
        return Ok(None);
    }
    let is_own = |proposal: &Proposal| said.answers.iter().any(|found| found.question == proposal.question);
    let has_less = understood.is_less || !understood.proposals.iter().any(is_own);
    if is_nothing && said.reply.trim().is_empty() {
        return Err("nothing of it was taken");
    }
    if prompt.is_claimed_in(&said.reply) && has_less {
        return Err("it claims more than was taken");
    }
    Ok(Some(if is_nothing {
        told(conversation, asked, &said, guide)
    } else {
        proposed(conversation, asked, &said, understood)
    }))
}

/// Something said, and the question again in its own words, with what the guide shows to answer it by.
fn told(conversation: &Conversation<'_>, asked: &PromptInput, said: &ModelOutput, guide: &Reply) -> Reply {
    let again = ask::again(conversation, said.reply.trim());
    // What the guide alone has read is shown to choose from.
    let of_doubted = || conversation.question.filter(|_| !guide.proposals.is_empty());
    let widget = guide.widget.or_else(|| Some(Widget::of(conversation.document_type, of_doubted()?)));
    Reply { sources: sources(asked, said).collect(), widget, ..again }.to(Act::Chat)
}

/// What was understood, with what the model says before it.
fn proposed(
    conversation: &Conversation<'_>,
    asked: &PromptInput,
    said: &ModelOutput,
    understood: Understood,
) -> Reply {
    let Understood { proposals, answers, notes, .. } = understood;
    let (lead, sources) = (said.reply.trim().to_string(), sources(asked, said).collect());
    confirm::reply(conversation, confirm::Understood { lead, proposals, answers, notes, sources })
}

/// Of what is cited only what was given.
fn sources<'a>(asked: &'a PromptInput, said: &'a ModelOutput) -> impl Iterator<Item = String> + 'a {
    asked.sources.iter().filter(|source| said.sources.contains(source)).cloned()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::model::prompt;
    use crate::model::testing::TestMessage;

    /// What becomes of it where the guide has made nothing of the words.
    fn heard(message: &TestMessage, said: &Value) -> Result<Reply, &'static str> {
        Ok(merged(message, said, &Reply::default())?.expect("the guide does not speak"))
    }

    fn merged(message: &TestMessage, said: &Value, guide: &Reply) -> Result<Option<Reply>, &'static str> {
        let conversation = message.conversation();
        reply(&conversation, &prompt::ask(&conversation).unwrap(), Some(&said.to_string()), guide)
    }

    fn said(reply: &str, answers: Value) -> Value {
        json!({"reply": reply, "answers": answers, "sources": []})
    }

    fn answer(question: &str, value: &str, words: &str) -> Value {
        json!({"question": question, "value": value, "words": words})
    }

    fn ana() -> TestMessage {
        TestMessage::at("simpleWill", "maritalStatus", "I'm Ana Diaz and my husband died")
    }

    #[test]
    fn what_was_understood_is_said_in_our_words_and_asked_for() {
        let answers = json!([
            answer("fullName", "Ana Diaz", "Ana Diaz"),
            answer("maritalStatus", "Widowed", "my husband died")
        ]);
        let reply = heard(&ana(), &said("I am sorry for your loss.", answers)).unwrap();
        assert_eq!(
            reply.message,
            "I am sorry for your loss. I understood 2 answers: “Ana Diaz”; “Widowed”. Are these right?"
        );
        assert_eq!(reply.question.as_deref(), Some("maritalStatus"));
        assert_eq!(reply.suggestions[0], "Single");
        let reply = heard(&ana(), &said("", json!([answer("fullName", "Ana Diaz", "Ana Diaz")]))).unwrap();
        assert_eq!(reply.message, "I understood: “Ana Diaz”. Is that right?");
        assert_eq!(reply.question.as_deref(), Some("fullName"), "the first that was understood");
    }

    #[test]
    fn after_an_explanation_the_question_is_asked_in_its_own_words() {
        let reply = heard(&ana(), &said("Take your time.", json!([]))).unwrap();
        assert_eq!(
            reply.message,
            "Take your time. What is your marital status? The options are: Single; Married; Divorced; Widowed."
        );
        assert_eq!(reply.question.as_deref(), Some("maritalStatus"));
    }

    #[test]
    fn danger_that_the_model_hears_stops_the_questions() {
        let said = json!({"reply": "Thank you.", "answers": [], "sources": [], "danger": true});
        let reply = heard(&ana(), &said).unwrap();
        assert!(reply.message.contains("911") && !reply.message.contains("Thank you"), "{reply:?}");
        assert_eq!((reply.question, reply.suggestions), (None, vec!["Go on with the questions".to_string()]));
    }

    #[test]
    fn only_sources_that_were_given_are_cited() {
        let message = TestMessage::at("powerOfAttorney", "durability", "What does durable mean?");
        let words = json!({"reply": "It goes on.", "answers": [], "sources": ["s. 1.1", "s. 709.2104", "https://evil.example"]});
        assert_eq!(heard(&message, &words).unwrap().sources, ["s. 709.2104"]);
        assert_eq!(
            heard(&message, &said("It goes on.", json!([]))).unwrap().sources,
            [""; 0],
            "and only if they are named"
        );
    }

    /// Sample message 10 of `shared/legal/nonlawyer.md`.
    #[test]
    fn what_the_law_makes_void_is_said_before_it_is_saved() {
        let message = TestMessage::at("powerOfAttorney", "effectiveDate", "when I cannot decide any more");
        let answers =
            json!([answer("effectiveDate", "Upon incapacitation", "when I cannot decide any more")]);
        let reply = heard(&message, &said("Thank you.", answers)).unwrap();
        assert!(reply.sources.iter().any(|source| source.starts_with("s. 709.2108")), "{reply:?}");
        assert!(reply.message.ends_with("Is that right?"));
    }

    #[test]
    fn what_was_not_taken_is_not_claimed() {
        let invented = || json!([answer("executorName", "Mallory Evil", "Mallory Evil")]);
        assert_eq!(heard(&ana(), &said("Noted.", invented())), Err("it claims more than was taken"));
        assert_eq!(heard(&ana(), &said("I've got it.", json!([]))), Err("it claims more than was taken"));
        assert_eq!(heard(&ana(), &said("", invented())), Err("nothing of it was taken"));
        let reply = heard(&ana(), &said("Thank you.", invented())).unwrap();
        assert!(reply.proposals.is_empty() && !reply.message.contains("Mallory"), "{reply:?}");
    }

    /// The parsers are sure of a name; whether a sentence is an answer in the person's own words is the model's to say.
    #[test]
    fn what_the_guide_reads_is_not_lost_to_a_model_that_misses_it() {
        let guide = |message: &TestMessage| crate::guide::reply(&message.conversation());
        let ana = TestMessage::at("simpleWill", "fullName", "My name is Ana Diaz");
        let reply = merged(&ana, &said("Thank you.", json!([])), &guide(&ana)).unwrap().unwrap();
        assert_eq!(reply.message, "Thank you. I understood: “Ana Diaz”. Is that right?");
        let other = json!([answer("fullName", "Ana", "Ana")]);
        let reply = merged(&ana, &said("", other), &guide(&ana)).unwrap().unwrap();
        assert_eq!(reply.message, "I understood: “Ana”. Is that right?", "of two readings the model's");
        let left = TestMessage::at("prenuptialAgreement", "financialDisclosure", "not yet");
        let reply = merged(&left, &said("Take your time.", json!([])), &guide(&left)).unwrap().unwrap();
        assert_eq!((reply.proposals.len(), reply.widget), (0, Some(Widget::Tick)), "{reply:?}");
        let gifts = TestMessage::at("simpleWill", "specificBequests", "My boat to Bo Diaz");
        assert_eq!(guide(&gifts).proposals.len(), 1);
        let reply = merged(&gifts, &said("Thank you.", json!([])), &guide(&gifts)).unwrap().unwrap();
        assert_eq!(reply.proposals.len(), 0, "{reply:?}");
    }

    #[test]
    fn what_the_content_explains_is_said_in_its_words() {
        let message = TestMessage::at("simpleWill", "executorName", "What does an executor do?");
        let guide = crate::guide::reply(&message.conversation());
        assert_eq!(merged(&message, &said("It is a person.", json!([])), &guide), Ok(None));
    }

    #[test]
    fn what_is_no_reply_is_none() {
        let (message, nothing) = (ana(), None);
        let conversation = message.conversation();
        let asked = prompt::ask(&conversation).unwrap();
        assert_eq!(reply(&conversation, &asked, nothing, &Reply::default()), Err("it did not answer"));
        assert_eq!(heard(&ana(), &json!({"status": "paid"})), Err("it is not of the expected form"));
        assert_eq!(
            heard(&ana(), &said("You should marry.", json!([]))),
            Err("it says what must not be said")
        );
    }
}
