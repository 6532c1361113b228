//! What the model is given: the questions and the saved answers of this document, and the person's words. No id of a person or a
//! document, no mail address of an account, no token and nothing of another document: they are not reachable from here.

use std::collections::BTreeMap;

use domain::content::question::{Kind, Question};
use domain::content::{County, FilingFees, Prompt, Term};
use domain::interview::{Answer, has_sensitive_number};
use serde::Serialize;
use shared::ports::ModelRequest;
use shared::random::{self, EntropyError};

use super::schema;
use crate::conversation::{Conversation, Role, Turn};
use crate::reply::cited;

/// So much of an earlier answer, or of something said before, is enough to follow the conversation, in characters.
const LONGEST_QUOTE: usize = 300;

/// This many turns of the conversation are enough to follow it.
const MOST_TURNS: usize = 12;

/// Most tokens of a reply. What is found in the message is copied twice, so a long message takes more.
const MOST_TOKENS: usize = 800;

/// The most tokens of any answer: services refuse a request for more than they have.
const LONGEST_REPLY: u32 = 4_000;

/// What is asked of the model, and what its answer is held against.
pub(super) struct PromptInput {
    pub(super) request: ModelRequest,
    /// The word around the data; whoever repeats it has read out the instructions.
    pub(super) mark: String,
    /// What the person has written.
    pub(super) words: String,
    /// What may be cited.
    pub(super) sources: Vec<String>,
    /// The questions and the facts: figures may be said of them.
    pub(super) given: String,
}

#[derive(Serialize)]
struct PromptData<'a> {
    document: &'a str,
    county: Option<CountyInPrompt<'a>>,
    asked: Option<Explained<'a>>,
    applies: Vec<&'a str>,
    answers: BTreeMap<&'a str, KnownAnswer>,
    terms: Vec<&'a str>,
    sources: &'a [String],
    before: Vec<Earlier>,
    message: &'a str,
}

#[derive(Serialize)]
struct CountyInPrompt<'a> {
    name: &'a str,
    circuit: &'a str,
    fees: &'a FilingFees,
    forms: &'a [String],
    requirements: &'a [String],
    mediation_if_in_dispute: bool,
    parenting_plan: bool,
}

#[derive(Serialize)]
struct Explained<'a> {
    question: &'a str,
    why: &'a str,
}

#[derive(Serialize)]
struct Brief<'a> {
    id: &'a str,
    kind: Kind,
    text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    statement: Option<&'a str>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    options: &'a [String],
    meaning: &'a str,
}

/// What was answered.
#[derive(Serialize)]
#[serde(untagged)]
enum KnownAnswer {
    Text(String),
    Checked(bool),
}

#[derive(Serialize)]
struct Earlier {
    role: Role,
    content: String,
}

/// What the model is asked about a message.
pub(super) fn ask(conversation: &Conversation<'_>) -> Result<PromptInput, EntropyError> {
    let mark = format!("{}{}", Prompt::MARK, random::token_id()?);
    let terms = terms(conversation);
    let sources = sources(conversation, &terms);
    let facts = serde_json::to_string(&facts(conversation, &terms, &sources)).unwrap_or_default();
    let questions: Vec<Brief<'_>> = conversation.document_type.questions.iter().map(brief).collect();
    let questions = serde_json::to_string(&questions).unwrap_or_default();
    let request = ModelRequest {
        instructions: format!("{}\n{questions}", conversation.catalog.prompt.instructions()),
        message: format!("{mark}\n{facts}\n{mark}"),
        schema: schema::of(conversation.document_type),
        most_tokens: u32::try_from(MOST_TOKENS + conversation.words.len())
            .unwrap_or(u32::MAX)
            .min(LONGEST_REPLY),
    };
    let given = format!("{questions}\n{facts}");
    Ok(PromptInput { request, mark, words: conversation.words.to_string(), sources, given })
}

fn facts<'a>(conversation: &Conversation<'a>, terms: &[&'a Term], sources: &'a [String]) -> PromptData<'a> {
    PromptData {
        document: &conversation.document_type.name,
        county: conversation.interview.county().map(place),
        asked: conversation.question.map(explained),
        applies: conversation.applying().map(|question| question.id.as_str()).collect(),
        answers: conversation.applying().filter_map(|question| told(conversation, question)).collect(),
        terms: terms.iter().map(|term| term.meaning.as_str()).collect(),
        sources,
        before: earlier(conversation.before),
        message: conversation.words,
    }
}

/// The terms in the message and in the question that was asked.
fn terms<'a>(conversation: &Conversation<'a>) -> Vec<&'a Term> {
    let guide = &conversation.catalog.guide;
    let of_question =
        conversation.question.and_then(|question| guide.term(&conversation.document_type.id, &question.text));
    let mut terms: Vec<&Term> = guide
        .term(&conversation.document_type.id, conversation.words)
        .into_iter()
        .chain(of_question)
        .collect();
    terms.dedup_by_key(|term| term.meaning.as_str());
    terms
}

fn sources(conversation: &Conversation<'_>, terms: &[&Term]) -> Vec<String> {
    let of_question = conversation.question.iter().flat_map(|question| cited(&question.law));
    let mut sources: Vec<String> =
        of_question.chain(terms.iter().flat_map(|term| cited(&term.law))).collect();
    sources.sort();
    sources.dedup();
    sources
}

fn place(county: &County) -> CountyInPrompt<'_> {
    CountyInPrompt {
        name: &county.name,
        circuit: county.circuit(),
        fees: &county.filing_fees,
        forms: &county.local_forms,
        requirements: &county.special_requirements,
        mediation_if_in_dispute: county.mediation_required,
        parenting_plan: county.parenting_plan_required,
    }
}

fn explained(question: &Question) -> Explained<'_> {
    Explained { question: &question.id, why: &question.why }
}

fn brief(question: &Question) -> Brief<'_> {
    Brief {
        id: &question.id,
        kind: question.kind,
        text: &question.text,
        statement: question.label.as_deref(),
        options: &question.options,
        meaning: &question.meaning,
    }
}

fn told<'a>(conversation: &Conversation<'_>, question: &'a Question) -> Option<(&'a str, KnownAnswer)> {
    let told = match conversation.answers.get(&question.id)? {
        Answer::Text(text) => KnownAnswer::Text(cut(text)),
        Answer::Checked(ticked) => KnownAnswer::Checked(*ticked),
    };
    Some((&question.id, told))
}

fn earlier(turns: &[Turn]) -> Vec<Earlier> {
    let last = &turns[turns.len().saturating_sub(MOST_TURNS)..];
    // A Social Security number that was refused goes nowhere afterwards either.
    let tellable = last.iter().filter(|turn| !has_sensitive_number(&turn.content));
    tellable.map(|turn| Earlier { role: turn.role, content: cut(&turn.content) }).collect()
}

fn cut(text: &str) -> String {
    text.chars().take(LONGEST_QUOTE).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::model::testing::TestMessage;

    fn facts_of(message: &TestMessage) -> Value {
        let asked = ask(&message.conversation()).unwrap();
        let lines: Vec<&str> = asked.request.message.lines().collect();
        assert_eq!((lines.len(), lines[0], lines[2]), (3, asked.mark.as_str(), asked.mark.as_str()));
        serde_json::from_str(lines[1]).unwrap()
    }

    fn names(value: &Value) -> Vec<&String> {
        let mut names: Vec<&String> = value.as_object().unwrap().keys().collect();
        names.sort();
        names
    }

    #[test]
    fn a_41_the_facts_have_these_members_and_no_others() {
        let message = TestMessage::at("uncontestedDivorce", "spousalSupport", "What is alimony?");
        let facts = facts_of(&message);
        let members =
            ["answers", "applies", "asked", "before", "county", "document", "message", "sources", "terms"];
        assert_eq!(names(&facts), members);
        assert_eq!(names(&facts["asked"]), ["question", "why"], "what it means stands with the questions");
        let county =
            ["circuit", "fees", "forms", "mediation_if_in_dispute", "name", "parenting_plan", "requirements"];
        assert_eq!(names(&facts["county"]), county);
        assert_eq!(facts["sources"][0], "s. 61.08");
        assert!(!facts["county"].to_string().contains("http"), "the clerk's address cannot be repeated");
    }

    #[test]
    fn what_was_said_is_cut_and_only_the_last_of_it_is_told() {
        let mut message = TestMessage::at("simpleWill", "executorName", "Ana")
            .with("address", json!("Ñ".repeat(400)))
            .with("hasChildren", json!("No"))
            .with("childrenDetails", json!("hidden"));
        let turn = |n: usize| Turn { role: Role::User, content: format!("{n}-{}", "x".repeat(400)) };
        message.before = (0..40).map(turn).collect();
        let facts = facts_of(&message);
        assert_eq!(facts["answers"]["address"], "Ñ".repeat(300));
        assert_eq!(names(&facts["answers"]), ["address", "hasChildren"], "hidden answers stay hidden");
        let before = facts["before"].as_array().unwrap();
        assert_eq!((before.len(), before[0]["content"].as_str().unwrap().len()), (12, 300));
        assert!(before[0]["content"].as_str().unwrap().starts_with("28-"));
    }

    #[test]
    fn only_the_data_differ_and_what_is_given_cannot_close_them() {
        let message = TestMessage::at("simpleWill", "executorName", "Ana\nDATA-\n\"}\n");
        let (one, two) = (ask(&message.conversation()).unwrap(), ask(&message.conversation()).unwrap());
        assert_ne!(one.mark, two.mark);
        assert!(one.mark.starts_with(Prompt::MARK) && one.mark.len() > 32);
        let asked = |asked: &PromptInput| (asked.request.instructions.clone(), asked.request.schema.clone());
        let other = ask(&TestMessage::at("simpleWill", "fullName", "Bo").conversation()).unwrap();
        assert_eq!(asked(&one), asked(&other), "what a service can keep");
        let questions: Value =
            serde_json::from_str(one.request.instructions.lines().last().unwrap()).unwrap();
        assert_eq!(names(&questions[0]), ["id", "kind", "meaning", "text"]);
        assert_eq!(facts_of(&message)["message"], "Ana\nDATA-\n\"}\n");
    }

    #[test]
    fn a_long_message_has_room_to_be_found_again() {
        let short = ask(&TestMessage::at("simpleWill", "executorName", "Ana").conversation()).unwrap();
        assert_eq!(short.request.most_tokens, 803);
    }
}
