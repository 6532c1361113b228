//! Everyone named in the answers, and whether they may witness.

use super::blocks::fill;
use super::values::Values;
use crate::assembly::paper::Block;
use crate::content::condition::ConditionContext;
use crate::content::template::{Column, NameSource, Person, Template, Text, Witness};
use crate::interview::facts::{Worded, holds_of};
use crate::interview::remarks::name::same;

/// Longer answers are referred to instead of repeated, in characters.
const LONGEST_REPEATED: usize = 160;

/// One person with all roles.
struct Row {
    name: String,
    roles: Vec<String>,
    witness: Witness,
    why: Vec<WitnessReason>,
}

/// Why someone may or may not witness, and whether that leaves nothing to say of other roles.
#[derive(PartialEq, Eq)]
struct WitnessReason {
    words: String,
    decides: bool,
}

/// The table of the people named.
pub(super) fn table(template: &Template, values: &Values<'_>) -> Block {
    let people = || template.people.iter().filter(|person| values.holds(person.when.as_ref()));
    let known: Vec<String> = people().flat_map(|person| names(person, &[], values)).collect();
    let mut rows: Vec<Row> = Vec::new();
    for person in people() {
        for name in names(person, &known, values) {
            match rows.iter_mut().find(|row| same(&row.name, &name)) {
                Some(row) => row.also(person),
                None => rows.push(Row::new(name, person)),
            }
        }
    }
    let column =
        |(heading, width): (&str, u8)| Column { heading: heading.to_string(), width, ..Column::default() };
    Block::Table {
        columns: [("Named in your answers", 22), ("Role", 29), ("As a witness", 13), ("Why", 36)]
            .map(column)
            .into(),
        rows: rows.into_iter().map(Row::cells).collect(),
    }
}

impl Row {
    fn new(name: String, person: &Person) -> Self {
        Self { name, roles: vec![person.role.clone()], witness: person.witness, why: vec![reason(person)] }
    }

    /// The person in another role. Only the reasons of the strictest rule are told.
    fn also(&mut self, person: &Person) {
        if !self.roles.contains(&person.role) {
            self.roles.push(person.role.clone());
        }
        if person.witness > self.witness {
            self.witness = person.witness;
            self.why.clear();
        }
        let reason = reason(person);
        if person.witness == self.witness && !self.why.contains(&reason) {
            self.why.push(reason);
        }
    }

    fn cells(self) -> Vec<String> {
        let witness = match self.witness {
            Witness::Allowed => "Yes",
            Witness::Avoid => "Better not",
            Witness::Barred => "No",
        };
        vec![self.name, self.roles.join("; "), witness.to_string(), told(&self.why)]
    }
}

fn reason(person: &Person) -> WitnessReason {
    let law: Vec<String> = person.law.iter().map(ToString::to_string).collect();
    let words =
        if law.is_empty() { person.why.clone() } else { format!("{} ({})", person.why, law.join("; ")) };
    WitnessReason { words, decides: person.decides }
}

/// The reasons that decide; all of them, where none does.
fn told(why: &[WitnessReason]) -> String {
    let decided = why.iter().any(|reason| reason.decides);
    let told = why.iter().filter(|reason| reason.decides || !decided);
    told.map(|reason| reason.words.as_str()).collect::<Vec<_>>().join(" ")
}

/// Own words that are nothing but the name of one of the known persons name that person.
fn names(person: &Person, known: &[String], values: &Values<'_>) -> Vec<String> {
    match &person.named {
        NameSource::Name(text) => {
            let name = is_answered(text, values).then(|| fill(text, values));
            name.map(|name| without_relation(&name).to_string()).into_iter().collect()
        }
        NameSource::Words(question) => named_in_words(question, known, values).into_iter().collect(),
        NameSource::Fact(id) => {
            let (id, field) = id.split_once('.').unwrap_or((id, "name"));
            let is_meant = |entry: &dyn Worded| holds_of(person.only.as_ref(), entry);
            let each = |entry: &dyn Worded| is_meant(entry).then(|| entry.words(field)).flatten();
            let given = values.fact(id).map(|fact| fact.each(each)).into_iter().flatten().flatten();
            given.map(|name| without_relation(&name).to_string()).collect()
        }
    }
}

/// A name without who that is: "My sister Julia Beck" is Julia Beck, who may be named without it elsewhere.
fn without_relation(name: &str) -> &str {
    let start = ["My ", "my ", "Our ", "our "].into_iter().find_map(|word| name.strip_prefix(word));
    let parts = start.and_then(|rest| Some(rest.split_at(rest.find(char::is_uppercase)?)));
    match parts {
        Some((relation, rest)) if relation.ends_with(' ') => rest,
        _ => name,
    }
}

fn named_in_words(question: &str, known: &[String], values: &Values<'_>) -> Option<String> {
    let words = values.answered(question).then(|| values.words(question)).flatten()?;
    if let Some(name) = known.iter().find(|name| same(name, without_relation(&words))) {
        return Some(name.clone());
    }
    let short = words.chars().count() <= LONGEST_REPEATED;
    let referred = || format!("Everyone named in your answer to “{}”", values.text_of(question));
    Some(if short { format!("Everyone named here: “{words}”") } else { referred() })
}

fn is_answered(text: &Text, values: &Values<'_>) -> bool {
    text.questions().all(|question| values.answered(question))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_somebody_is_is_no_part_of_a_name() {
        for (given, name) in [
            ("My husband Thomas Alan Beck", "Thomas Alan Beck"),
            ("my oldest sister Julia Beck", "Julia Beck"),
            ("My Linh Tran", "My Linh Tran"),
            ("my neighbor", "my neighbor"),
            ("Julia Beck", "Julia Beck"),
        ] {
            assert_eq!(without_relation(given), name);
        }
    }
}
