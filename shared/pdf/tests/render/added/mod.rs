//! What is added to the content is asked, priced and printed, and nothing but content has to change for it.

mod content;
mod fact;
mod question;
mod seventh_type;

use domain::assembly::assemble;
use domain::content::DocumentType;
use domain::interview::{AnswerChanges, Answers, Interview};
use jiff::civil::{Date, date};
use pdf::{RenderMode, render};
use serde_json::Value;

use crate::extract::all_text;
use crate::review::nonlawyer;

const TODAY: Date = date(2026, 11, 21);

/// A person's answers to a type's questions.
fn answered(document_type: &DocumentType, given: &Value) -> Answers {
    Answers::default().with(AnswerChanges::parse(document_type, given.as_object().unwrap()).unwrap())
}

/// What the finished document says on paper.
fn printed(document_type: &DocumentType, answers: &Answers) -> String {
    let paper = assemble(
        document_type.template.as_ref().unwrap(),
        &Interview::new(document_type, answers),
        &nonlawyer(),
    );
    all_text(&render(&paper, RenderMode::Final).unwrap())
}
