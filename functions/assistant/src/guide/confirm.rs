//! Asking whether what was understood is right: whoever understood it, the words are ours.

use domain::content::finding::Level;
use domain::content::question::{Kind, Question};
use domain::interview::findings::Finding;
use domain::interview::remarks::read_date;
use domain::interview::{Answer, Answers, Interview};

use super::ask;
use crate::conversation::Conversation;
use crate::reply::{Proposal, Reply};

/// What was understood, and what there is to say about it.
#[derive(Default)]
pub(crate) struct Understood {
    /// Said before it.
    pub(crate) lead: String,
    /// At least one answer.
    pub(crate) proposals: Vec<Proposal>,
    /// The saved answers, and these.
    pub(crate) answers: Answers,
    /// Said after it.
    pub(crate) notes: Vec<String>,
    /// The sources of what is said before.
    pub(crate) sources: Vec<String>,
}

/// Says what was understood and what the law has to say about it, and asks whether it is right.
pub(crate) fn reply(conversation: &Conversation<'_>, understood: Understood) -> Reply {
    let Understood { lead, proposals, answers, notes, sources } = understood;
    let blocking = blocking(conversation, &proposals, &answers);
    let right = asked_of(&proposals);
    let laws = blocking.iter().map(|finding| finding.message.clone());
    let effects = effects(conversation, &proposals);
    let before =
        [lead, restated(conversation, &proposals)].into_iter().chain(effects).chain(notes).chain(laws);
    let sentences: Vec<String> = before.chain([right.to_string()]).filter(|part| !part.is_empty()).collect();
    let answered =
        conversation.question.filter(|asked| proposals.iter().any(|each| each.question == asked.id));
    let first = proposals.first().map(|first| first.question.clone());
    Reply {
        message: sentences.join(" "),
        sources: sources.into_iter().chain(blocking.iter().flat_map(|finding| finding.law.clone())).collect(),
        question: answered.map(|asked| asked.id.clone()).or(first),
        suggestions: answered.map(ask::suggestions).unwrap_or_default(),
        proposals,
        ..Reply::default()
    }
}

fn asked_of(proposals: &[Proposal]) -> &'static str {
    if proposals.len() == 1 { "Is that right?" } else { "Are these right?" }
}

/// Whether a reply says nothing but what was understood, and what its question has to say of any answer.
pub(super) fn says_no_more(conversation: &Conversation<'_>, question: &Question, reply: &Reply) -> bool {
    let proposals = &reply.proposals;
    let parts = [&restated(conversation, proposals), reminder(question), asked_of(proposals)];
    reply.message == parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// What a question has to say of any answer.
pub(super) fn reminder(question: &Question) -> &str {
    question.phrasing.reminder.as_deref().unwrap_or_default()
}

/// What stands in the way of buying with these answers.
fn blocking(conversation: &Conversation<'_>, proposals: &[Proposal], answers: &Answers) -> Vec<Finding> {
    let interview =
        Interview::new(conversation.document_type, answers).filed_in(conversation.interview.county());
    let is_new = |finding: &Finding| proposals.iter().any(|each| each.question == finding.question);
    let found = interview.findings(conversation.today).into_iter();
    found.filter(|finding| finding.level == Level::Block && is_new(finding)).collect()
}

fn restated(conversation: &Conversation<'_>, proposals: &[Proposal]) -> String {
    let shown = |each: &Proposal| {
        conversation.document_type.question(&each.question).map(|question| shown(question, &each.value))
    };
    let all: Vec<String> = proposals.iter().filter_map(shown).collect();
    match all.as_slice() {
        [one] => format!("I understood: {one}."),
        several => format!("I understood {} answers: {}.", several.len(), several.join("; ")),
    }
}

/// What legal choices do. A label can read like its opposite: "No waiver" gives nothing up.
fn effects(conversation: &Conversation<'_>, proposals: &[Proposal]) -> Vec<String> {
    let effect = |each: &Proposal| {
        let question =
            conversation.document_type.question(&each.question).filter(|question| question.choices.legal)?;
        let effect = question.choices.effect(each.value.option())?;
        let named = if proposals.len() == 1 {
            "That means".to_string()
        } else {
            format!("{} means", shown(question, &each.value))
        };
        Some(format!("{named}: {effect}"))
    };
    proposals.iter().filter_map(effect).collect()
}

/// An answer as it is read back.
pub(super) fn shown(question: &Question, answer: &Answer) -> String {
    match answer {
        Answer::Checked(true) => "yes".to_string(),
        Answer::Checked(false) => "no".to_string(),
        Answer::Text(text) => match read_date(text).filter(|_| question.kind == Kind::Date) {
            Some(date) => date.strftime("%B %-d, %Y").to_string(),
            None => format!("“{text}”"),
        },
    }
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::{Person, says};

    #[test]
    fn a_legal_choice_is_confirmed_by_what_it_does() {
        let reply = Person::at("prenuptialAgreement", "spousalSupportWaiver").says("no");
        assert!(
            says(&reply, "I understood: “No waiver”. That means: nobody gives up support (alimony)."),
            "{reply:?}"
        );
        assert!(reply.message.ends_with("Is that right?"));
        let reply = Person::at("prenuptialAgreement", "spousalSupportWaiver").says("we both waive it");
        assert!(says(&reply, "That means: neither of you could get support"), "{reply:?}");
        let reply = Person::at("powerOfAttorney", "durability").says("durable, effective immediately");
        assert!(says(&reply, "“Yes (Durable)” means: the power goes on"), "{reply:?}");
    }

    #[test]
    fn a_fact_is_confirmed_as_it_was_said() {
        let reply = Person::at("simpleWill", "maritalStatus").says("married");
        assert_eq!(reply.message, "I understood: “Married”. Is that right?");
    }
}
