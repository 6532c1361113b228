//! The checklist of a packet, the papers that are printed and the forms that are filled are the same case.

use domain::content::packet::FormRole;
use domain::content::{CourtForm, DocumentType};
use domain::interview::{FilingStep, Interview};

use crate::cases::{Case, cases};
use crate::paths::{catalog, sold};
use crate::text;

/// Asks the interview of each persona whose document is filed.
fn of_each(ask: impl Fn(&Case, &Interview<'_>, &[FilingStep<'_>])) {
    for kind in sold().filter(|kind| kind.packet.is_some()) {
        for case in cases(kind) {
            let source = case.source(kind);
            let county = source.county.as_deref().and_then(|county| catalog().county(county));
            let interview =
                Interview::new(kind, &source.matter.answers).knowing(&source.matter.facts).filed_in(county);
            ask(&case, &interview, &interview.filing_steps());
        }
    }
}

fn filed_kind(interview: &Interview<'_>) -> &'static DocumentType {
    sold().find(|kind| kind.packet.as_ref() == interview.packet()).unwrap()
}

#[test]
fn a_form_that_is_filled_for_a_persona_is_on_that_checklist() {
    let maps = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    of_each(|case, interview, steps| {
        for map in maps {
            for filing in map.filings.iter().filter(|filing| interview.holds(filing.when.as_ref())) {
                let is_it = |step: &&FilingStep<'_>| {
                    step.form.court_form.as_ref() == Some(&map.id) && step.of == filing.of
                };
                assert!(steps.iter().any(|step| is_it(&step)), "{}: {}", case.file, map.id);
            }
        }
    });
}

#[test]
fn the_papers_of_the_packet_are_those_that_are_printed() {
    of_each(|case, interview, _| {
        let paper = case.draft(filed_kind(interview)).paper;
        let printed: Vec<&str> = paper.instruments.iter().map(|instrument| instrument.id.as_str()).collect();
        let own = interview.packet_forms(FormRole::Own);
        let listed: Vec<&str> = own.iter().filter_map(|form| form.instrument.as_deref()).collect();
        // The sheet with the lines of the worksheet is for its owner, and is not filed.
        let filed: Vec<&str> = printed.into_iter().filter(|id| *id != "worksheet").collect();
        assert_eq!(listed, filed, "{}", case.file);
    });
}

#[test]
fn everything_that_is_filed_stands_on_the_cover() {
    of_each(|case, interview, steps| {
        let cover = text::whole(&case.draft(filed_kind(interview)).paper);
        for step in steps {
            let row = format!("{} | {}", step.form.name, step.form.title);
            let is_listed = step.form.role() == FormRole::Own || cover.contains(&row);
            assert!(is_listed && cover.contains(&step.form.name), "{}: {row}", case.file);
        }
    });
}
