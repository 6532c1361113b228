//! The nonlawyer disclosure as a paper to keep: what was said, by whom, and the record of who acknowledged it. The words are
//! those of `copy.toml`; they follow Form 12.900(a) and do not copy its layout.

use jiff::Timestamp;

use crate::assembly::nonlawyer::{Details, Nonlawyer};
use crate::assembly::paper::{
    Block, Column, Instrument, ListStyle, Numbering, Paper, Section, SignatureLine,
};
use crate::content::{DisclosureCopy, DisclosurePaper, DocumentType};
use crate::documents::compliance::Disclosure;

/// The disclosure for a document of this type. Until it is acknowledged it has lines to sign instead of the record.
#[must_use]
pub fn paper(
    copy: &DisclosureCopy,
    document_type: &DocumentType,
    nonlawyer: &Nonlawyer,
    record: Option<&Disclosure>,
) -> Paper {
    let words = &copy.paper;
    let helped = vec![paragraph(&words.before_help), facts(words, named(words, nonlawyer))];
    let services =
        vec![paragraph(&document_type.name), list(ListStyle::Bullets, &document_type.disclosure_services)];
    let told = vec![paragraph(&copy.intro), list(ListStyle::Letters, &copy.statements)];
    let mut signed = vec![paragraph(&copy.acknowledgment)];
    signed.extend(record.map_or_else(|| to_sign(words), |record| recorded(copy, record)));
    signed.extend(nonlawyer_to_sign(words, nonlawyer));
    Paper {
        title: copy.title.clone(),
        subject: words.subject.clone(),
        instruments: vec![instrument(copy, [helped, services, told, signed])],
        cover: Vec::new(),
        template_version: copy.version.clone(),
        law_as_of: words.law_as_of.clone(),
        verification: None,
    }
}

fn instrument(copy: &DisclosureCopy, parts: [Vec<Block>; 4]) -> Instrument {
    let sections = parts.into_iter().zip(&copy.paper.headings).enumerate();
    Instrument {
        id: "disclosure".to_string(),
        title: copy.title.clone(),
        subject: Some(copy.paper.subject.clone()),
        initials: Default::default(),
        recording_space: false,
        compact: false,
        most_pages: None,
        numbering: Numbering::Articles,
        sections: sections.map(|(index, (blocks, heading))| section(copy, index, heading, blocks)).collect(),
    }
}

fn section(copy: &DisclosureCopy, index: usize, heading: &str, blocks: Vec<Block>) -> Section {
    Section {
        id: format!("disclosure-{}", index + 1),
        number: None,
        heading: heading.to_string(),
        law: copy.missing.law.clone(),
        meaning: copy.missing.message.clone(),
        questions: Vec::new(),
        new_page: false,
        blocks,
    }
}

/// Who is responsible, as the rows of a table.
pub(super) fn named(words: &DisclosurePaper, nonlawyer: &Nonlawyer) -> Vec<[String; 2]> {
    let Details { name, business, street, city, telephone } = nonlawyer.details();
    let details = [name, business, street, city, telephone];
    words.details.iter().zip(details).map(|(label, text)| [label.clone(), text.clone()]).collect()
}

fn recorded(copy: &DisclosureCopy, record: &Disclosure) -> Vec<Block> {
    let facts_of = [
        record.form_data.client_name.clone(),
        said_at(&record.form_data.client_signed_at),
        day_and_time(record.recorded_at),
        record.text_version.clone(),
        copy.version.clone(),
    ];
    let rows = copy.paper.record.iter().zip(facts_of).map(|(label, text)| [label.clone(), text]).collect();
    vec![paragraph(&copy.paper.signed), facts(&copy.paper, rows)]
}

/// The time that the person's device gave, which a record was checked to have.
fn said_at(time: &str) -> String {
    time.parse().map_or_else(|_| time.to_string(), day_and_time)
}

fn day_and_time(time: Timestamp) -> String {
    time.strftime("%B %-d, %Y, %H:%M:%S UTC").to_string()
}

fn to_sign(words: &DisclosurePaper) -> Vec<Block> {
    let [name, signature, date] = &words.lines;
    let row = |lines| Block::Signature { by: words.signer.clone(), lines };
    vec![row(vec![line(name, 92)]), row(vec![line(signature, 58), line(date, 34)])]
}

/// The form is signed by both, so a record of the other's acknowledgment leaves the nonlawyer's line as it is.
fn nonlawyer_to_sign(words: &DisclosurePaper, nonlawyer: &Nonlawyer) -> [Block; 2] {
    let [signature, date] = &words.nonlawyer_lines;
    let printed = Some(nonlawyer.details().name.clone());
    let lines = vec![SignatureLine { printed, ..line(signature, 58) }, line(date, 34)];
    [paragraph(&words.nonlawyer_signs), Block::Signature { by: words.nonlawyer_signer.clone(), lines }]
}

fn line(label: &str, width: u8) -> SignatureLine {
    SignatureLine { label: label.to_string(), width, printed: None }
}

fn paragraph(text: &str) -> Block {
    Block::Paragraph { text: text.to_string(), centered: false }
}

fn list(style: ListStyle, items: &[String]) -> Block {
    Block::List { style, items: items.to_vec() }
}

fn facts(words: &DisclosurePaper, rows: Vec<[String; 2]>) -> Block {
    let columns = words.columns.iter().zip([40, 60]);
    Block::Table {
        columns: columns
            .map(|(heading, width)| Column { heading: heading.clone(), width, ..Column::default() })
            .collect(),
        rows: rows.into_iter().map(Vec::from).collect(),
    }
}
