//! The built-in guide. Deterministic: the same interview gets the same reply.

use domain::catalog::DocumentType;
use domain::interview::Interview;
use domain::question::Question;

use crate::reply::Reply;

/// The next open question, with why it is asked, what it means and on which law it rests.
pub(crate) fn next(
    kind: &DocumentType,
    interview: &Interview<'_>,
    asked: Option<&Question>,
    words: &str,
) -> Reply {
    let missing = interview.missing();
    let open = kind.questions.iter().find(|question| missing.contains(&question.id));
    match asked.or(open) {
        Some(question) => ask(question, words),
        None => Reply {
            message: format!("All questions of your {} are answered. You can review it now.", kind.name),
            ..Reply::default()
        },
    }
}

/// Words that ask for advice get the same answer, whatever the question is. Source: nonlawyer rules, part 3.
fn ask(question: &Question, words: &str) -> Reply {
    let preface = if asks_for_advice(words) {
        "I am an AI and not a lawyer, so I cannot tell you what to choose. I can explain the question. "
    } else {
        ""
    };
    let options = match question.options.join(", ") {
        options if options.is_empty() => String::new(),
        options => format!(" The options are: {options}."),
    };
    let message = format!("{preface}{} {} {}{options}", question.text, question.why, question.meaning);
    Reply {
        message,
        citations: question.law.iter().map(ToString::to_string).collect(),
        question: Some(question.id.clone()),
        suggestions: question.options.clone(),
        ..Reply::default()
    }
}

fn asks_for_advice(words: &str) -> bool {
    let words = words.to_lowercase();
    ["should i", "what would you", "recommend", "advice", "which is better"]
        .iter()
        .any(|ask| words.contains(ask))
}
