//! Asking whether what was understood is right: whoever understood it, the words are ours.

use domain::answer::{Answer, Answers};
use domain::finding::{Finding, Level};
use domain::interview::Interview;
use domain::question::{Kind, Question};
use domain::review::read_date;

use crate::guide::ask;
use crate::reply::{Proposal, Reply};
use crate::talk::Talk;

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
    pub(crate) citations: Vec<String>,
}

/// Says what was understood and what the law has to say about it, and asks whether it is right.
pub(crate) fn reply(talk: &Talk<'_>, understood: Understood) -> Reply {
    let Understood { lead, proposals, answers, notes, citations } = understood;
    let blocking = blocking(talk, &proposals, &answers);
    let right = if proposals.len() == 1 { "Is that right?" } else { "Are these right?" };
    let laws = blocking.iter().map(|finding| finding.message.clone());
    let before = [lead, restated(talk, &proposals)].into_iter().chain(notes).chain(laws);
    let sentences: Vec<String> = before.chain([right.to_string()]).filter(|part| !part.is_empty()).collect();
    let answered = talk.question.filter(|asked| proposals.iter().any(|each| each.question == asked.id));
    let first = proposals.first().map(|first| first.question.clone());
    Reply {
        message: sentences.join(" "),
        citations: citations
            .into_iter()
            .chain(blocking.iter().flat_map(|finding| finding.law.clone()))
            .collect(),
        question: answered.map(|asked| asked.id.clone()).or(first),
        suggestions: answered.map(ask::suggestions).unwrap_or_default(),
        proposals,
        ..Reply::default()
    }
}

/// What stands in the way of buying with these answers.
fn blocking(talk: &Talk<'_>, proposals: &[Proposal], answers: &Answers) -> Vec<Finding> {
    let interview = Interview::new(talk.kind, answers).filed_in(talk.interview.county());
    let is_new = |finding: &Finding| proposals.iter().any(|each| each.question == finding.question);
    let found = interview.findings(talk.today).into_iter();
    found.filter(|finding| finding.level == Level::Block && is_new(finding)).collect()
}

fn restated(talk: &Talk<'_>, proposals: &[Proposal]) -> String {
    let shown =
        |each: &Proposal| talk.kind.question(&each.question).map(|question| shown(question, &each.value));
    let all: Vec<String> = proposals.iter().filter_map(shown).collect();
    match all.as_slice() {
        [one] => format!("I understood: {one}."),
        several => format!("I understood {} answers: {}.", several.len(), several.join("; ")),
    }
}

fn shown(question: &Question, answer: &Answer) -> String {
    match answer {
        Answer::Checked(true) => "yes".to_string(),
        Answer::Checked(false) => "no".to_string(),
        Answer::Text(text) => match read_date(text).filter(|_| question.kind == Kind::Date) {
            Some(date) => date.strftime("%B %-d, %Y").to_string(),
            None => format!("“{text}”"),
        },
    }
}
