//! Papers of every length: wherever the pages end, no rule of layout is broken.

use domain::assembly::paper::{Block, Instrument, ListStyle, Paper, Section, SignatureLine};

use super::faults;
use crate::papers::{instrument, instruments, paragraph as paragraphs, section};

fn paragraph(text: &str) -> Block {
    Block::Paragraph { text: text.to_owned(), centered: false }
}

fn lines(by: &str, labels: &[&str]) -> Block {
    let width = 90 / u8::try_from(labels.len()).unwrap();
    let line = |label: &&str| SignatureLine { label: (*label).to_owned(), width, printed: None };
    Block::Signature { by: by.to_owned(), lines: labels.iter().map(line).collect() }
}

fn clause(heading: &str, number: u32, blocks: Vec<Block>) -> Section {
    Section { number: Some(number), ..section(heading, blocks) }
}

/// A signature with two witnesses and a notary.
fn signed_by(name: &str) -> [Section; 2] {
    let witnesses = ["First", "Second"].map(|which| {
        let by = format!("{which} witness for {name}");
        [
            lines(&by, &[&format!("Signature of {} witness", which.to_lowercase()), "Printed name"]),
            lines(&by, &["Address"]),
        ]
    });
    let mut signature = vec![
        paragraph(&format!("{name} agrees to every article of this agreement. ").repeat(3)),
        paragraph(&format!("{name} signs this agreement on the date written beside the signature.")),
        lines(name, &["Signature", "Date"]),
        paragraph(
            &format!("Each of us saw {name} sign, and signs as a witness in the presence of the other. ")
                .repeat(3),
        ),
    ];
    signature.extend(witnesses.into_iter().flatten());
    let certificate = vec![
        lines("Notary", &["County"]),
        paragraph(
            &format!("Acknowledged before me on the date written below by {name}, who is known to me. ")
                .repeat(2),
        ),
        lines("Notary", &["Date", "Identification"]),
        lines("Notary", &["Signature of notary", "Printed name"]),
    ];
    [section(&format!("Signature of {name}"), signature), section("Acknowledgment", certificate)]
}

/// An agreement with so many short paragraphs, a list to initial and a list before two people sign it.
fn agreement(length: usize) -> Paper {
    let item = |count: usize| "The agent may do what this line says, and nothing besides. ".repeat(count);
    let mut sections = vec![
        clause("Terms", 1, vec![paragraph(&item(2)); length]),
        clause(
            "Powers",
            2,
            vec![paragraph(&item(1)), Block::Initials { by: "Ana Ruiz".to_owned(), items: vec![item(2); 7] }],
        ),
        clause(
            "Duties",
            3,
            vec![
                paragraph(&item(1)),
                Block::List { style: ListStyle::Letters, items: vec![item(1); 5] },
                paragraph(&item(3)),
            ],
        ),
    ];
    sections.extend(["Ana Ruiz", "Ben Okafor"].into_iter().flat_map(signed_by));
    sections.push(section("Helper", vec![paragraph(&item(2))]));
    instruments(vec![Instrument { sections, ..instrument("Agreement", Some("of Ana Ruiz and Ben Okafor")) }])
}

#[test]
fn no_length_of_text_breaks_a_rule_of_layout() {
    for length in 1..50 {
        let faults = faults(&agreement(length));
        assert!(faults.is_empty(), "{length} paragraphs: {faults:?}");
    }
}

#[test]
fn what_breaks_a_rule_is_counted() {
    let unsigned = paragraphs("I agree.");
    assert!(faults(&unsigned).is_empty());
    let mut paper = agreement(3);
    // A clause between the signature and its certificate, on a page of its own.
    let between = Section { new_page: true, ..section("Exhibit", vec![paragraph("See above.."); 9]) };
    paper.instruments[0].sections.insert(4, between);
    let rules: Vec<&str> = faults(&paper).into_iter().map(|(rule, _)| rule).collect();
    assert!(rules.contains(&super::APART) && rules.contains(&super::STOPS), "{rules:?}");
}
