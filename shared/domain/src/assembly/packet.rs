//! What the cover says of the papers of a packet.

use super::blocks::first;
use super::paper::{Block, Column, ListStyle};
use super::values::Values;
use crate::content::court_form::Filer;
use crate::content::packet::{FilingMilestone, FormRole, PacketForm};
use crate::content::template::ConditionalText;
use crate::interview::{FilingStep, TestResult};

/// Stands before each paper, to be checked off by hand.
const BOX: char = '☐';

/// The papers in the order in which they are filed, an item for each milestone at which some are.
pub(super) fn checklist(values: &Values<'_>) -> Option<Block> {
    let steps = values.filing_steps();
    let is_filed = |step: &&FilingStep<'_>| matches!(step.form.role(), FormRole::Own | FormRole::Besides);
    let steps: Vec<FilingStep<'_>> = steps.iter().filter(is_filed).copied().collect();
    let milestones = steps.chunk_by(|one, next| one.milestone.id == next.milestone.id);
    let items = milestones.map(|milestone| milestone_of(milestone, &steps)).collect();
    listed(ListStyle::Numbers, items)
}

fn milestone_of(steps: &[FilingStep<'_>], all: &[FilingStep<'_>]) -> String {
    let copies = steps.chunk_by(|one, next| one.form == next.form);
    let files = |of: Filer| steps.iter().any(|step| step.of == of);
    let is_shared = files(Filer::Petitioner) && files(Filer::Respondent);
    let has_other_copies = |form: &PacketForm| {
        all.iter().any(|step| step.of == Filer::Respondent && step.form.name == form.name)
    };
    let name = |copies: &[FilingStep<'_>]| {
        let form = copies[0].form;
        format!("{BOX} {}{}", form.name, whose(copies, is_shared && has_other_copies(form)))
    };
    let names: Vec<String> = copies.map(name).collect();
    let title = steps.first().map(|step| step.milestone.title.as_str()).unwrap_or_default();
    format!("{title}: {}", names.join(", "))
}

/// Whose copies they are, where both spouses file something at that milestone and the other has a copy too, then or later.
fn whose(copies: &[FilingStep<'_>], is_told: bool) -> &'static str {
    match (is_told, copies) {
        (true, [_, _, ..]) => " of each spouse",
        (true, [FilingStep { of: Filer::Petitioner, .. }]) => " of the Petitioner",
        (true, [FilingStep { of: Filer::Respondent, .. }]) => " of the Respondent",
        _ => "",
    }
}

/// The papers that have a part in the packet: name, what it is, who signs it and when it is filed.
pub(super) fn table(role: FormRole, columns: &[Column], values: &Values<'_>) -> Option<Block> {
    let rows: Vec<_> = values.packet_forms(role).into_iter().map(|form| row(form, values)).collect();
    (!rows.is_empty()).then(|| Block::Table { columns: columns.to_vec(), rows })
}

fn row(form: &PacketForm, values: &Values<'_>) -> Vec<String> {
    let what = with_note(form.title.clone(), &form.note, values);
    vec![form.name.clone(), what, signed(form, values), due(form, values)]
}

fn signed(form: &PacketForm, values: &Values<'_>) -> String {
    let signing = values.packet().and_then(|packet| packet.signing(&form.signing));
    match signing.and_then(|signing| signing.words.as_deref()) {
        Some(words) => format!("{}, {words}", form.signs),
        None => form.signs.clone(),
    }
}

fn due(form: &PacketForm, values: &Values<'_>) -> String {
    let packet = values.packet();
    let milestone = |id: &str| packet.and_then(|packet| packet.milestone(id)).map(|(_, milestone)| milestone);
    let filed: Vec<(Filer, &FilingMilestone)> =
        form.filings.iter().filter_map(|filing| Some((filing.of, milestone(&filing.milestone)?))).collect();
    let words = match filed.as_slice() {
        [(_, one), (_, other)] if one != other => {
            format!("Petitioner {}; respondent {}", one.words, other.words)
        }
        [(_, milestone), ..] => milestone.title.clone(),
        [] => String::new(),
    };
    with_note(words, &form.due_note, values)
}

fn with_note(words: String, notes: &[ConditionalText], values: &Values<'_>) -> String {
    words + &first(notes, values)
}

/// What one of the spouses signs, alone or with the other.
pub(super) fn list(of: Filer, values: &Values<'_>) -> Option<Block> {
    let steps = values.filing_steps();
    let is_signed = |step: &&FilingStep<'_>| {
        (step.of == of || step.of == Filer::Both)
            && matches!(step.form.role(), FormRole::Own | FormRole::Besides)
    };
    listed(ListStyle::Bullets, steps.iter().filter(is_signed).map(step_of).collect())
}

fn step_of(step: &FilingStep<'_>) -> String {
    let form = step.form;
    let what = (form.role() == FormRole::Besides).then(|| format!(" ({})", form.title));
    let signing = step.signing.words.iter().map(|words| format!(", signed {words}"));
    let signing: String = signing.collect();
    format!("{}{}: {}{signing}.", form.name, what.unwrap_or_default(), step.milestone.words)
}

/// What the packet does not have: the forms that no map fills, and of a form with two editions the one that only a sheet is for.
pub(super) fn not_here(values: &Values<'_>) -> Option<Block> {
    let official = [FormRole::Besides, FormRole::Instead, FormRole::IfItApplies];
    let forms = official.into_iter().flat_map(|role| values.packet_forms(role));
    let fetched = forms.filter_map(|form| to_fetch(form, values));
    listed(ListStyle::Bullets, fetched.collect())
}

fn to_fetch(form: &PacketForm, values: &Values<'_>) -> Option<String> {
    let sheets = values.packet().map(|packet| &packet.answer_sheets);
    let sheet = sheets.and_then(|all| all.iter().find(|sheet| form.answer_sheet.as_ref() == Some(&sheet.id)));
    let what = match (&form.court_form, sheet) {
        (None, _) => format!("{}: {}", form.name, form.title),
        (Some(map), Some(sheet)) if *map != sheet.id && values.holds(sheet.when.as_ref()) => {
            sheet.heading.clone()
        }
        (Some(_), _) => return None,
    };
    let whether = if form.if_it_applies { " (if it applies)" } else { "" };
    Some(format!("{what}{whether}.{}", if sheet.is_some() { " Its answer sheet follows." } else { "" }))
}

/// Where the court offers the forms, of those whose address is known here.
pub(super) fn addresses(values: &Values<'_>) -> Option<Block> {
    let official = [FormRole::Instead, FormRole::Besides, FormRole::IfItApplies];
    let forms = official.into_iter().flat_map(|role| values.packet_forms(role));
    let known = forms.filter(|form| !form.addresses.is_empty());
    let item = |form: &PacketForm| format!("{}: {}", form.name, form.addresses.join(" and "));
    listed(ListStyle::Bullets, known.map(item).collect())
}

/// What the county of filing asks for and most others do not.
pub(super) fn of_the_county(values: &Values<'_>) -> Option<Block> {
    listed(ListStyle::Bullets, values.county()?.own.clone())
}

fn listed(style: ListStyle, items: Vec<String>) -> Option<Block> {
    (!items.is_empty()).then_some(Block::List { style, items })
}

/// The tests of a simpler way, each with the words for what the answers say of it.
pub(super) fn tests(columns: &[Column], [met, unmet, unknown]: [&String; 3], values: &Values<'_>) -> Block {
    let said = |result| match result {
        TestResult::Met => met,
        TestResult::NotMet => unmet,
        TestResult::NotKnown => unknown,
    };
    let row = |(test, result): (&crate::content::packet::EligibilityTest, _)| {
        vec![test.text.clone(), said(result).clone()]
    };
    Block::Table { columns: columns.to_vec(), rows: values.eligibility().into_iter().map(row).collect() }
}
