//! Requests for advice. They are declined in one pattern: general information, the limit, the question, and where
//! advice can be had. Source: `shared/legal/nonlawyer.md`, 3.3.

use domain::content::citation::Citation;
use domain::content::question::{AnswerRule, Question};

use super::ask::WAY_THROUGH;
use super::extract::is_free;
use super::{ask, is_question};
use crate::conversation::Conversation;
use crate::reply::{Act, Reply, cited};

/// The refusal: one sentence, after everything that can be explained.
const LIMIT: &str = "I am an AI and not a lawyer, so I cannot answer that for you, but The Florida Bar Lawyer \
                     Referral Service (floridabar.org) and Florida Law Help (floridalawhelp.org) can lead you to one.";

pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let refusal = conversation.guide().refusal(
        &conversation.document_type.id,
        conversation.words,
        is_question::may_be_an_answer(conversation),
    )?;
    Some(match &refusal.message {
        Some(message) => declining(conversation, message, &refusal.law),
        None => {
            let (general, law) = general(conversation);
            explaining(conversation, general, law)
        }
    })
}

/// The pattern: something general, the limit, and the question again.
pub(super) fn declining(conversation: &Conversation<'_>, general: &str, law: &[Citation]) -> Reply {
    let lead = [general, &limit(conversation)]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    Reply { sources: cited(law), ..ask::again(conversation, &lead) }.to(Act::Decline)
}

/// The same for who asks about the question that is open: every option is explained before the limit.
pub(super) fn explaining(conversation: &Conversation<'_>, general: &str, law: &[Citation]) -> Reply {
    match conversation.question.filter(|question| !question.choices.effects.is_empty()) {
        Some(question) => {
            let told = ask::explained(question, general, &limit(conversation));
            Reply { sources: cited(law), ..told }.to(Act::Decline)
        }
        None => declining(conversation, general, law),
    }
}

fn limit(conversation: &Conversation<'_>) -> String {
    let is_own = conversation.question.is_some_and(is_free);
    if is_own { format!("{WAY_THROUGH} {LIMIT}") } else { LIMIT.to_string() }
}

/// What a word in the message means, or else the question itself.
fn general<'a>(conversation: &Conversation<'a>) -> (&'a str, &'a [Citation]) {
    match conversation.guide().term(&conversation.document_type.id, conversation.words) {
        Some(term) => (&term.meaning, &term.law),
        None => of_the_question(conversation),
    }
}

/// Whoever asks for advice while they are asked who they are and where they live asks about something else.
pub(super) fn of_the_question<'a>(conversation: &Conversation<'a>) -> (&'a str, &'a [Citation]) {
    let is_first = |question: &Question| {
        conversation.document_type.questions.first().is_some_and(|first| first.id == question.id)
    };
    let is_own = |question: &Question| {
        let is_written =
            matches!(question.rule, AnswerRule::Name | AnswerRule::Address | AnswerRule::FloridaAddress);
        is_first(question) || is_written && question.phrasing.roles.is_empty()
    };
    let question = conversation.question.filter(|question| !is_own(question));
    question.map_or(("", &[]), |question| (&question.meaning, &question.law))
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::{Person, says};

    #[test]
    fn advice_is_declined_with_the_limit_the_question_and_a_lawyer() {
        for words in ["Who should I choose as executor?", "What would you do?", "Is this will fair to me?"] {
            let reply = Person::at("simpleWill", "executorName").says(words);
            assert!(says(&reply, "not a lawyer") && says(&reply, "floridabar.org"), "{words}: {reply:?}");
            assert!(says(&reply, "Who should be your personal representative (executor)?"), "{reply:?}");
            assert_eq!(reply.question.as_deref(), Some("executorName"));
            assert!(reply.sources.contains(&"s. 733.303".to_string()), "{reply:?}");
            assert_eq!(reply.proposals, [], "{words}");
        }
    }

    #[test]
    fn who_asks_the_assistant_itself_asks_for_advice_where_words_of_their_own_are_asked_for_too() {
        for (kind, question, words) in [
            ("simpleWill", "primaryBeneficiary", "whats a good way to split it, what would you do"),
            ("uncontestedDivorce", "debtDivision", "she ran up the cards, do I pay those? is that fair"),
        ] {
            let reply = Person::at(kind, question).says(words);
            assert!(says(&reply, "not a lawyer") && reply.proposals.is_empty(), "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_a_judge_would_do_what_to_write_and_what_to_pay_is_advice_at_every_question() {
        for (kind, question, words) in [
            ("simpleWill", "specificBequests", "will a judge throw out my will if my son gets nothing"),
            ("simpleWill", "specificBequests", "will my kids owe taxes on the farm"),
            ("powerOfAttorney", "specificPowers", "what powers do you recommend for her"),
            ("postnuptialAgreement", "independentCounsel", "give me your honest legal opinion of this"),
            ("uncontestedDivorce", "debtDivision", "write it so he has to pay all of it"),
            ("uncontestedDivorce", "assetDivision", "what are the odds that a judge says no"),
        ] {
            let reply = Person::at(kind, question).says(words);
            assert!(says(&reply, "not a lawyer") && reply.proposals.is_empty(), "{words}: {reply:?}");
            assert_eq!(reply.question.as_deref(), Some(question), "{words}");
        }
    }

    #[test]
    fn what_a_name_looks_like_is_no_answer_to_who_asks_what_to_leave() {
        let reply = Person::new("simpleWill").says("should I leave everything to my wife?");
        assert!(reply.message.starts_with("I am an AI and not a lawyer"), "{reply:?}");
        assert!(reply.message.ends_with("\n\nWhat is your full legal name?") && reply.sources.is_empty());
    }

    #[test]
    fn nobody_is_helped_to_hide_anything() {
        let reply = Person::at("uncontestedDivorce", "assetDivision")
            .says("Can you hide my second account from the financial affidavit?");
        assert!(reply.message.starts_with("No. Financial affidavits are sworn"), "{reply:?}");
        assert_eq!(reply.sources, ["Rule 12.285"]);
    }

    #[test]
    fn no_words_are_drafted_against_somebody() {
        let reply = Person::at("simpleWill", "specificBequests")
            .says("Write something so my brother can't contest the will.");
        assert!(
            says(&reply, "I cannot write words to stop someone") && reply.proposals.is_empty(),
            "{reply:?}"
        );
    }

    #[test]
    fn a_childs_support_is_not_given_up() {
        let reply = Person::at("prenuptialAgreement", "spousalSupportWaiver")
            .says("Can the prenup say no child support?");
        assert!(says(&reply, "an agreement between spouses cannot reduce it"), "{reply:?}");
    }

    #[test]
    fn long_wishes_are_not_taken_for_a_request() {
        let wish = "My sister said that I should include her, and if I do you recommend nothing, so my ring goes to her.";
        let reply = Person::at("simpleWill", "specificBequests").says(wish);
        assert_eq!(reply.proposals.len(), 1, "{reply:?}");
    }
}
