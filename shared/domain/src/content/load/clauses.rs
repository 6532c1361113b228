//! Clauses from their file: texts are parsed, and shared forms filled in.

use std::collections::BTreeMap;

use serde_json::Value;

use super::clause_files::{
    BlockEntry, ClausesFile, CoverEntry, FormEntry, FormsFile, InitialsEntries, InstrumentEntry, ItemEntry,
    LineEntry, PersonEntry, SectionEntry, TitleEntry,
};
use crate::content::condition::Condition;
use crate::content::template::{
    BlockTemplate, Clause, Content, CoverList, InstrumentTemplate, Item, Line, Named, Person, Template, Text,
};

/// Reads one type's clauses. Problems are added to the list, each without the file's name.
pub(super) struct Clauses<'a> {
    pub(super) forms: &'a FormsFile,
    pub(super) problems: Vec<String>,
}

impl Clauses<'_> {
    pub(super) fn template(&mut self, file: ClausesFile) -> Template {
        Template {
            version: file.version,
            law_as_of: file.law_as_of,
            title: file.title,
            subject: Text::parse(&file.subject),
            unverified: file.unverified,
            instruments: file.instrument.into_iter().map(frame).collect(),
            clauses: file.section.into_iter().map(|entry| self.clause(entry)).collect(),
            people: file.person.into_iter().map(|entry| self.person(entry)).collect(),
            cover: file.cover.into_iter().map(|entry| self.cover_list(entry)).collect(),
        }
    }

    fn clause(&mut self, entry: SectionEntry) -> Clause {
        Clause {
            instrument: entry.instrument,
            id: entry.id,
            heading: entry.heading,
            numbered: entry.numbered,
            new_page: entry.new_page,
            law: entry.law,
            meaning: entry.meaning,
            when: entry.when,
            blocks: entry.block.into_iter().flat_map(|block| self.pieces(block)).collect(),
        }
    }

    fn cover_list(&mut self, entry: CoverEntry) -> CoverList {
        let blocks = entry.block.into_iter().flat_map(|block| self.pieces(block)).collect();
        CoverList { heading: entry.heading, when: entry.when, blocks }
    }

    fn person(&mut self, entry: PersonEntry) -> Person {
        let named = match (entry.name, entry.words) {
            (Some(name), None) => Named::Name(Text::parse(&name)),
            (None, Some(question)) => Named::Words(question),
            _ => {
                self.problems.push(format!("the person {:?} needs either a name or words", entry.role));
                Named::Words(String::new())
            }
        };
        let PersonEntry { role, witness, why, law, when, .. } = entry;
        Person { named, role, witness, why, law, when }
    }

    /// A form becomes the pieces of which it consists, everything else one piece.
    fn pieces(&mut self, entry: BlockEntry) -> Vec<BlockTemplate> {
        match entry {
            BlockEntry::Form { form, with, when } => self.form(&form, &with, when.as_ref()),
            entry => piece(entry).into_iter().collect(),
        }
    }

    fn form(
        &mut self,
        id: &str,
        with: &BTreeMap<String, String>,
        when: Option<&Condition>,
    ) -> Vec<BlockTemplate> {
        let Some(form) = self.forms.form.iter().find(|form| form.id == id) else {
            self.problems.push(format!("there is no form {id:?}"));
            return Vec::new();
        };
        if !form.parameters.iter().eq(with.keys()) {
            self.problems.push(format!("the form {id:?} takes exactly {:?}", form.parameters));
        }
        let blocks = filled(form, with);
        self.problems.extend(blocks.iter().filter_map(|block| Some(block.as_ref().err()?.clone())));
        let pieces = blocks.into_iter().flatten().filter_map(piece);
        pieces.map(|piece| BlockTemplate { when: both(when, piece.when), ..piece }).collect()
    }
}

fn both(outer: Option<&Condition>, inner: Option<Condition>) -> Option<Condition> {
    match (outer.cloned(), inner) {
        (Some(outer), Some(inner)) => Some(Condition::All(vec![outer, inner])),
        (outer, inner) => outer.or(inner),
    }
}

fn filled(form: &FormEntry, with: &BTreeMap<String, String>) -> Vec<Result<BlockEntry, String>> {
    let read = |block: &Value| {
        let read: Result<BlockEntry, _> = serde_json::from_value(replaced(block, with));
        match read {
            Ok(BlockEntry::Form { .. }) => Err(format!("the form {:?} uses a form", form.id)),
            read => read.map_err(|error| format!("the form {:?}: {error}", form.id)),
        }
    };
    form.block.iter().map(read).collect()
}

/// The value with `{parameter}` replaced in every string.
fn replaced(value: &Value, with: &BTreeMap<String, String>) -> Value {
    match value {
        Value::String(text) => {
            let put =
                |text: String, (name, given): (&String, &String)| text.replace(&format!("{{{name}}}"), given);
            Value::String(with.iter().fold(text.clone(), put))
        }
        Value::Array(values) => values.iter().map(|value| replaced(value, with)).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(key, value)| (key.clone(), replaced(value, with))).collect()
        }
        other => other.clone(),
    }
}

fn frame(entry: InstrumentEntry) -> InstrumentTemplate {
    let title = match entry.title {
        TitleEntry::Always(text) => vec![Item { when: None, text: Text::parse(&text) }],
        TitleEntry::FirstThatHolds(items) => items.into_iter().map(item).collect(),
    };
    InstrumentTemplate {
        id: entry.id,
        title,
        subject: entry.subject.as_deref().map(Text::parse),
        initials: entry.initials.map(initials).unwrap_or_default(),
        recording_space: entry.recording_space,
        numbering: entry.numbering,
        when: entry.when,
    }
}

fn initials(entries: InitialsEntries) -> Vec<(String, Text)> {
    let entries = match entries {
        InitialsEntries::OfOne(entry) => vec![entry],
        InitialsEntries::OfSeveral(entries) => entries,
    };
    entries.into_iter().map(|entry| (entry.label, Text::parse(&entry.by))).collect()
}

/// A piece of a clause; a form is not one but several.
fn piece(entry: BlockEntry) -> Option<BlockTemplate> {
    let (content, when) = match entry {
        BlockEntry::Paragraph { text, centered, when } => {
            (Content::Paragraph(Text::parse(&text), centered), when)
        }
        BlockEntry::Quote { question, when } => (Content::Quote(question), when),
        BlockEntry::List { style, items, when } => {
            (Content::List(style, items.into_iter().map(item).collect()), when)
        }
        BlockEntry::Initials { by, items, when } => {
            (Content::Initials(Text::parse(&by), items.into_iter().map(item).collect()), when)
        }
        BlockEntry::Table { columns, rows, when } => {
            let cells = |cells: Vec<String>| cells.iter().map(|cell| Text::parse(cell)).collect();
            (
                Content::Table(columns, rows.into_iter().map(|row| (row.when, cells(row.cells))).collect()),
                when,
            )
        }
        BlockEntry::Signature { by, lines, when } => {
            (Content::Signature(Text::parse(&by), lines.into_iter().map(line).collect()), when)
        }
        BlockEntry::People { when } => (Content::People, when),
        BlockEntry::Places { when } => (Content::Places, when),
        BlockEntry::Form { .. } => return None,
    };
    Some(BlockTemplate { when, content })
}

fn item(entry: ItemEntry) -> Item {
    Item { when: entry.when, text: Text::parse(&entry.text) }
}

fn line(entry: LineEntry) -> Line {
    let printed = entry.printed.as_deref().map(Text::parse);
    Line { label: Text::parse(&entry.label), width: entry.width, printed }
}
