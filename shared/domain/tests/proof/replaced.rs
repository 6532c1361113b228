//! What a drafted paper says is not lost where a form of the court takes its place.

use domain::assembly::court_form::{FilledBox, Mark, entries};
use domain::content::{CourtForm, DocumentType};
use domain::interview::facts::{FactChanges, Matter, Simple};
use domain::interview::{AnswerChanges, FilingStep, Interview};
use serde_json::Value;

use crate::draft::{Draft, draft, nonlawyer};
use crate::generated::{self, WAYS};
use crate::paths::{Path, TODAY, Typing, catalog, paths, sold};
use crate::text;
use crate::walk::piece_by_piece;

/// The papers of a packet in which every form that a map fills is filled.
struct Packet {
    /// The instruments that a form takes the place of.
    replaced: Vec<String>,
    /// Everything that is written on the forms.
    written: String,
}

fn packet(interview: &Interview<'_>) -> Packet {
    let steps = interview.filing_steps();
    let filled: Vec<_> = steps
        .iter()
        .filter(|step| interview.is_in_packet(step))
        .filter_map(|step| Some((step, written(step, interview)?)))
        .collect();
    let replaced = filled.iter().filter_map(|(step, _)| interview.replaced_by(step.form));
    Packet {
        replaced: replaced.map(str::to_string).collect(),
        written: filled.iter().map(|(_, words)| words.as_str()).collect::<Vec<_>>().join("\n"),
    }
}

/// What is written on a copy of a form; nothing where no map fills it.
fn written(step: &FilingStep<'_>, interview: &Interview<'_>) -> Option<String> {
    let maps = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let map = maps.iter().find(|map| Some(&map.id) == step.form.court_form.as_ref())?;
    let filling = map
        .fillings
        .iter()
        .find(|filling| filling.of == step.of && interview.holds(filling.when.as_ref()))?;
    Some(entries(filling, interview, &nonlawyer()).iter().map(words).collect::<Vec<_>>().join("\n"))
}

fn words(filled: &FilledBox) -> String {
    match &filled.mark {
        Mark::Words(words) | Mark::Heading { words, .. } => words.clone(),
        Mark::Attached(lines) => lines.join("\n"),
        Mark::Tick => String::new(),
    }
}

/// What no form of the court asks for, or one asks for otherwise: the forms want to know where mail is sent, whether there is another
/// case, the name of a child, whose birth date is left to the pen, and one day of a payment that is made once.
const NOT_ASKED: [(&str, &str); 9] = [
    ("petitionerAddress", ""),
    ("respondentAddress", ""),
    ("venueOther", ""),
    ("otherCases", ""),
    ("children", "initials"),
    ("children", "age"),
    ("children", "birthDate"),
    ("childrenNames", "age"),
    ("supportPayments", "last"),
];

fn not_asked(interview: &Interview<'_>) -> Vec<String> {
    let of = |(id, field): (&str, &str)| {
        let answer = interview.answer(id).map(|answer| answer.text().to_string());
        let fact = interview.fact(id).into_iter().flat_map(move |fact| match field {
            "" => vec![fact.words()],
            field => fact.values_of(field).map(Simple::words).collect(),
        });
        answer.into_iter().chain(fact).collect::<Vec<_>>()
    };
    NOT_ASKED.into_iter().flat_map(of).collect()
}

/// Everything that was said, in words, and that a replaced paper prints and nothing else in the packet does.
fn lost(draft: &Draft, packet: &Packet) -> Vec<String> {
    let is_replaced = |id: &str| packet.replaced.iter().any(|replaced| replaced == id);
    let (drafted, kept): (Vec<_>, Vec<_>) =
        draft.paper.instruments.iter().partition(|instrument| is_replaced(&instrument.id));
    let drafted: String = drafted.into_iter().map(text::instrument).collect();
    let kept: String = kept.into_iter().map(text::instrument).collect();
    let own = draft.shown.iter().map(|(_, words)| words).chain(&draft.stated);
    let is_lost = |words: &&String| {
        let is_said = |part: &str| packet.written.contains(part) || kept.contains(part);
        drafted.contains(words.as_str()) && !parts(words).all(is_said)
    };
    own.filter(is_lost).cloned().collect()
}

/// An address stands in boxes of its parts, and a form has the sign of money beside a box.
fn parts(words: &str) -> impl Iterator<Item = &str> {
    words.trim_start_matches('$').split(", ").map(str::trim)
}

fn lost_of(document_type: &DocumentType, path: &Path, facts: &Path) -> Vec<String> {
    let changes = (
        AnswerChanges::parse(document_type, path).unwrap(),
        FactChanges::parse(document_type, catalog(), facts).unwrap(),
    );
    let matter = Matter::default().with(document_type, changes.0, changes.1);
    let interview = Interview::new(document_type, &matter.answers).knowing(&matter.facts);
    let mut lost = lost(&draft(document_type, (path, facts), None, TODAY), &packet(&interview));
    let not_asked = not_asked(&interview);
    lost.retain(|words| !not_asked.contains(words));
    lost
}

/// The homes of the children as those of all of them, a list of whom may be shorter than a home counts, and with their times as the
/// petition has them: without the months that the affidavit has boxes for. Where no child is a minor there is no such affidavit.
fn homes_of_all(mut facts: Path) -> Path {
    let is_minor = |child: &Value| child["minor"] == true;
    let children = facts.get("children").and_then(Value::as_array);
    if children.is_some_and(|children| !children.iter().any(is_minor)) {
        facts.remove("childrenHomes");
    }
    for home in facts.get_mut("childrenHomes").and_then(Value::as_array_mut).into_iter().flatten() {
        home.as_object_mut()
            .unwrap()
            .retain(|field, _| !["child", "from", "until"].contains(&field.as_str()));
    }
    facts
}

#[test]
fn whatever_a_drafted_paper_says_stands_on_the_form_that_takes_its_place() {
    for document_type in sold().filter(|document_type| document_type.packet.is_some()) {
        for (at, path) in paths(document_type, Typing::Usual).iter().enumerate() {
            let facts = homes_of_all(generated::facts(document_type, at % WAYS));
            for path in [path, &piece_by_piece(document_type, path, &facts)] {
                let lost = lost_of(document_type, path, &facts);
                assert!(lost.is_empty(), "{}, combination {at}:\n{}", document_type.slug, lost.join("\n"));
            }
        }
    }
}
