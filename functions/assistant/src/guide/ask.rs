//! Asking a question, and saying that there is none left.

use domain::content::question::{Kind, Question};
use domain::text::phrase::is_one_of;

use crate::conversation::Conversation;
use crate::reply::Reply;

/// From so many characters on, what is said first is a paragraph of its own.
const LONG_LEAD: usize = 120;

/// What one press says to leave a question for later.
pub(crate) const SKIP: &str = "Skip for now";

/// Told to someone whose words were not taken for an answer.
pub(super) const WAY_THROUGH: &str =
    "If your words are the answer itself, put them in quotation marks, or use the form.";

/// Whether someone asks to hear the question again.
pub(super) fn is_asked_again(conversation: &Conversation<'_>, words: &str) -> bool {
    is_one_of(words, &conversation.guide().asking.again)
}

/// Something said first, and the question again.
pub(crate) fn again(conversation: &Conversation<'_>, lead: &str) -> Reply {
    match conversation.question {
        Some(question) => asking(question, lead),
        None => finished(conversation, lead),
    }
}

/// What a question means, or something said in its place, with what each option does; then what is said last, and the question
/// again. Its options are not listed twice.
pub(crate) fn explained(question: &Question, general: &str, last: &str) -> Reply {
    let effects = effects(question);
    let asked = if effects.is_empty() { options(question) } else { String::new() };
    let told = joined(&[general, &effects], "\n");
    let lead = joined(&[&told, last], if effects.is_empty() { " " } else { "\n\n" });
    let joint = if lead.chars().count() > LONG_LEAD { "\n\n" } else { " " };
    Reply {
        message: joined(&[&lead, &joined(&[&question.text, &asked], " ")], joint),
        question: Some(question.id.clone()),
        suggestions: suggestions(question),
        ..Reply::default()
    }
}

fn joined(parts: &[&str], joint: &str) -> String {
    parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(joint)
}

/// What each option of a question does, one to a line.
fn effects(question: &Question) -> String {
    let ticked = [("true", "Yes"), ("false", "No")];
    let named: Vec<(&str, &str)> = match question.kind {
        Kind::Checkbox => ticked.to_vec(),
        _ => question.options.iter().map(|option| (option.as_str(), option.as_str())).collect(),
    };
    let line = |(option, name): (&str, &str)| {
        let effect = question.choices.effects.get(option)?;
        Some(format!("“{name}”: {effect}"))
    };
    named.into_iter().filter_map(line).collect::<Vec<_>>().join("\n")
}

/// The next question, after what is said where something new begins.
pub(crate) fn next(question: &Question) -> Reply {
    saying(question, question.lead.as_deref().unwrap_or_default())
}

/// Something said first, then this question. What can be chosen is not listed.
pub(crate) fn saying(question: &Question, lead: &str) -> Reply {
    Reply {
        message: joined(&[lead, &question.text], " "),
        question: Some(question.id.clone()),
        suggestions: suggestions(question),
        ..Reply::default()
    }
}

/// Something said first, then this question with its options.
pub(crate) fn asking(question: &Question, lead: &str) -> Reply {
    let options = options(question);
    let asked = [question.text.as_str(), &options].into_iter().filter(|part| !part.is_empty());
    let asked = asked.collect::<Vec<_>>().join(" ");
    // After a long word the question stands by itself, so that it is seen.
    let joint = if lead.chars().count() > LONG_LEAD { "\n\n" } else { " " };
    let message = if lead.is_empty() { asked } else { format!("{lead}{joint}{asked}") };
    Reply {
        message,
        question: Some(question.id.clone()),
        suggestions: suggestions(question),
        ..Reply::default()
    }
}

/// Something said first, then what an answer is held back for, with its question; where none is, that the review is next.
pub(crate) fn finished(conversation: &Conversation<'_>, lead: &str) -> Reply {
    match conversation.held() {
        Some((question, problem)) => saying(question, &joined(&[lead, &problem], " ")),
        None => ready(conversation, lead),
    }
}

/// Something said first, then that the review is next.
pub(super) fn ready(conversation: &Conversation<'_>, lead: &str) -> Reply {
    let ready = format!(
        "All questions of your {} are answered. The review is next.",
        conversation.document_type.name
    );
    let message = if lead.is_empty() { ready } else { format!("{lead} {ready}") };
    Reply { message, ..Reply::default() }
}

/// What can be answered, in a sentence; empty for words of the person's own.
pub(crate) fn options(question: &Question) -> String {
    match question.kind {
        Kind::Select | Kind::Radio => format!("The options are: {}.", question.options.join("; ")),
        Kind::Checkbox => {
            format!("You can say yes or no to: {}", question.label.as_deref().unwrap_or_default())
        }
        Kind::Date => "Please give the date, for example 06/03/2026 or June 3, 2026.".to_string(),
        Kind::Text | Kind::Textarea => String::new(),
    }
}

/// What one press can say.
pub(crate) fn suggestions(question: &Question) -> Vec<String> {
    let ticked = ["Yes", "No"].map(String::from);
    let options = if question.kind == Kind::Checkbox { &ticked[..] } else { &question.options[..] };
    let none = question.accepts_none().then(|| "None".to_string());
    options.iter().cloned().chain(none).chain([SKIP.to_string()]).collect()
}
