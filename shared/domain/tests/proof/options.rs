//! Every option of every question, fact and field, chosen by personas who gave every detail.

use std::collections::BTreeSet;
use std::fmt;

use domain::content::DocumentType;
use domain::content::fact::{Fact, FactKind};
use domain::content::question::Question;
use domain::interview::Interview;
use serde_json::{Value, json};

use crate::blanks::left_to_the_owner;
use crate::cases::{Case, cases};
use crate::draft::Draft;
use crate::generated;
use crate::paths::{Path, Typing, paths, sold};
use crate::text;
use crate::walk::unfinished;

/// Where something is chosen: in the answer to a question, as a fact, or in a field of its first person or item.
struct Place<'a> {
    id: &'a str,
    field: Option<&'a str>,
    fact: Option<&'a Fact>,
    values: Vec<Value>,
}

impl<'a> Place<'a> {
    fn of_question(question: &'a Question) -> Self {
        let options = question.options.iter().map(|option| json!(option));
        Self { id: &question.id, field: None, fact: None, values: options.collect() }
    }

    fn of_fact(fact: &'a Fact) -> Vec<Self> {
        let place = |field, kind, options: Vec<&str>| {
            let values = values(kind, &options);
            Self { id: &fact.id, field, fact: Some(fact), values }
        };
        let options = fact.options.iter().map(|each| each.option.as_str()).collect();
        let fields = fact.fields.iter().map(|field| {
            place(Some(field.id.as_str()), field.kind, field.options.iter().map(String::as_str).collect())
        });
        std::iter::once(place(None, fact.kind, options)).chain(fields).collect()
    }

    /// The persona after a choice.
    fn chosen(&self, before: &Case, value: &Value) -> Case {
        let mut case = before.clone();
        let Some(fact) = self.fact else {
            case.answers.insert(self.id.to_string(), value.clone());
            return case;
        };
        let given = case.facts.get_mut(self.id).unwrap();
        match self.field {
            Some(field) => set_first(given, field, value.clone()),
            None => *given = value.clone(),
        }
        without_companions(fact, given);
        case
    }

    /// A fact that says so is asked for a finding alone.
    fn prints_nothing(&self) -> bool {
        let says = |words: &str| self.fact.is_some_and(|fact| fact.meaning.starts_with(words));
        says("The will does not say this.") || says("Not printed.")
    }
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.id)?;
        self.field.map_or(Ok(()), |field| write!(to, ".{field}"))
    }
}

fn values(kind: FactKind, options: &[&str]) -> Vec<Value> {
    match kind {
        FactKind::Choice => options.iter().map(|option| json!(option)).collect(),
        FactKind::Choices => options.iter().map(|option| json!([option])).collect(),
        FactKind::YesNo => vec![json!(true), json!(false)],
        _ => Vec::new(),
    }
}

fn first(given: &mut Value) -> &mut Value {
    if given.is_array() { &mut given[0] } else { given }
}

fn set_first(given: &mut Value, field: &str, value: Value) {
    first(given)[field] = value;
}

/// What goes only with something that was just denied goes too.
fn without_companions(fact: &Fact, given: &mut Value) {
    let Some(record) = first(given).as_object_mut() else { return };
    for field in &fact.fields {
        let is_alone = |other: &String| matches!(record.get(other), None | Some(Value::Bool(false)));
        if field.with.as_ref().is_some_and(is_alone) {
            record.remove(&field.id);
        }
    }
}

/// Wherever something is chosen in a type.
fn places(document_type: &DocumentType) -> Vec<Place<'_>> {
    let of_questions = document_type.questions.iter().map(Place::of_question);
    let all = of_questions.chain(document_type.facts.iter().flat_map(Place::of_fact));
    all.filter(|place| !place.values.is_empty()).collect()
}

/// A persona who gave every detail, and which questions and facts that person is asked for.
struct Persona {
    case: Case,
    asked: BTreeSet<String>,
}

/// The personas, those who gave the most facts first, each with every detail beside what the persona gave.
fn personas(document_type: &DocumentType) -> Vec<Persona> {
    let mut all = cases(document_type);
    all.sort_by_key(|case| std::cmp::Reverse(case.facts.len()));
    let opened = opened(document_type);
    all.iter_mut().for_each(|case| case.answers = opened.iter().chain(&case.answers).map(owned).collect());
    let given = |way: usize| {
        let facts = generated::every_fact(document_type, way);
        let each =
            |case| [piece_by_piece(document_type, &facts, case), in_own_words(document_type, &facts, case)];
        all.iter().flat_map(each).collect::<Vec<_>>()
    };
    (0..generated::FEW_WAYS)
        .flat_map(given)
        .map(|case| Persona { asked: asked(document_type, &case), case })
        .collect()
}

fn owned((id, value): (&String, &Value)) -> (String, Value) {
    (id.clone(), value.clone())
}

/// Something said to each question that an option may open.
fn opened(document_type: &DocumentType) -> Path {
    let said = paths(document_type, Typing::Usual).swap_remove(0);
    let is_opened = |id: &String| document_type.question(id).is_some_and(|question| question.when.is_some());
    said.into_iter().filter(|(id, _)| is_opened(id)).collect()
}

/// With each answer that a fact can compose written by that fact.
fn piece_by_piece(document_type: &DocumentType, facts: &Path, case: &Case) -> Case {
    let mut full = case.clone();
    full.facts = facts.iter().chain(&case.facts).map(owned).collect();
    let composed = document_type.facts.iter().filter_map(|fact| fact.composes.as_ref());
    composed.for_each(|question| drop(full.answers.remove(question)));
    full
}

/// With the words of the persona, where there are any.
fn in_own_words(document_type: &DocumentType, facts: &Path, case: &Case) -> Case {
    let mut full = case.clone();
    let is_detail = |id: &str| document_type.fact(id).is_some_and(Fact::is_detail);
    let details = facts.iter().filter(|(id, _)| is_detail(id));
    full.facts = details.chain(&case.facts).map(owned).collect();
    full
}

fn asked(document_type: &DocumentType, case: &Case) -> BTreeSet<String> {
    let matter = case.matter(document_type);
    let interview = Interview::new(document_type, &matter.answers).knowing(&matter.facts);
    let questions = interview.questions().map(|(_, question)| question.id.clone());
    let facts = document_type
        .facts
        .iter()
        .filter(|fact| interview.fact(&fact.id).is_some())
        .map(|fact| fact.id.clone());
    questions.chain(facts).collect()
}

/// What is wrong with a paper.
fn faults(draft: &Draft) -> Vec<String> {
    let blanks =
        left_to_the_owner(&draft.paper).into_iter().map(|place| format!("{place} is left to the pen"));
    unfinished(draft).into_iter().chain(blanks).collect()
}

/// What a choice can be seen by. A question may decide on a finding alone, such as one that stops a purchase.
fn shown(place: &Place<'_>, draft: &Draft) -> String {
    let findings = place.fact.is_none().then(|| format!("{:?}", draft.findings));
    text::whole(&draft.paper) + &findings.unwrap_or_default()
}

/// The pairs of values that have shown the same so far.
struct Alike(Vec<(usize, usize)>);

impl Alike {
    fn before(count: usize) -> Self {
        Self((0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))).collect())
    }

    fn after(self, shown: &[String]) -> Self {
        Self(self.0.into_iter().filter(|(one, other)| shown[*one] == shown[*other]).collect())
    }
}

/// What is wrong with the choices at one place.
fn problems(document_type: &DocumentType, place: &Place<'_>, all: &[Persona]) -> Vec<String> {
    let (mut found, mut alike) = (Vec::new(), Alike::before(place.values.len()));
    let asked = all.iter().filter(|persona| persona.asked.contains(place.id));
    for Persona { case, .. } in asked {
        let drafts: Vec<Draft> =
            place.values.iter().map(|value| place.chosen(case, value).draft(document_type)).collect();
        let faulty = drafts.iter().zip(&place.values).flat_map(|(draft, value)| {
            faults(draft).into_iter().map(move |fault| format!("{value}: {fault} for {}", case.file))
        });
        found.extend(faulty);
        alike = alike.after(&drafts.iter().map(|draft| shown(place, draft)).collect::<Vec<_>>());
        if alike.0.is_empty() || place.prints_nothing() {
            return found;
        }
    }
    let told = |(one, other): (usize, usize)| format!("{} and {}", place.values[one], place.values[other]);
    let nobody = alike.0.is_empty().then(|| "nobody is asked".to_string());
    found.extend(alike.0.into_iter().map(|pair| format!("{} print the same", told(pair))).chain(nobody));
    found
}

#[test]
fn every_option_comes_to_a_whole_paper_that_shows_it() {
    let (mut found, mut tried) = (Vec::new(), 0);
    for document_type in sold() {
        let all = personas(document_type);
        for place in places(document_type) {
            tried += place.values.len();
            let problems = problems(document_type, &place, &all).into_iter();
            found.extend(problems.map(|problem| format!("{}: {place}: {problem}", document_type.slug)));
        }
    }
    println!("{tried} options chosen");
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
    assert!(tried > 500 || std::env::var_os("COQUINA_TYPE").is_some(), "only {tried} options were chosen");
}
