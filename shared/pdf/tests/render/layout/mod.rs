//! The rules of layout, counted over the paper of every persona as it is issued:
//! `cargo test -p pdf --test render layout -- --nocapture` prints where each is broken, and a table of the counts.

mod fill;
mod lengths;
mod most_pages;
mod names;
mod part;
mod placed;
mod signing;

use std::collections::BTreeMap;

use domain::assembly::paper::{Instrument, Paper};
use pdf::{RenderMode, render};

use crate::{
    extract::{body, pieces},
    review::personas,
    verification::stamped,
};
use fill::Filled;
use part::Part;

/// A rule that is broken, and where.
type Fault = (&'static str, String);

/// Every rule that is counted.
const RULES: [&str; 10] = [APART, WORDLESS, CERTIFICATE, INITIALED, LIST, EMPTY, ALONE, TORN, FOOT, STOPS];
const APART: &str = "signature apart from what attests it";
const WORDLESS: &str = "signature without words of the instrument";
const CERTIFICATE: &str = "certificate divided";
const INITIALED: &str = "list of statements to initial cut";
const LIST: &str = "short list cut";
const EMPTY: &str = "page nearly empty";
const ALONE: &str = "lone block on a page";
const TORN: &str = "page cut short within a text";
const FOOT: &str = "running foot cut";
/// How texts are filled in decides it, so here it is only counted.
const STOPS: &str = "two full stops";

fn faults(paper: &Paper) -> Vec<Fault> {
    let pages = pieces(&render(paper, RenderMode::Final).unwrap());
    let parts = part::parts(&pages);
    let (cover, instruments) = parts.split_at(usize::from(parts[0].cover));
    let mut faults: Vec<Fault> = cover.iter().flat_map(|part| of_cover(paper, part)).collect();
    for (instrument, part) in paper.instruments.iter().zip(instruments) {
        let at = |(rule, what): Fault| (rule, format!("{}: {what}", instrument.id));
        faults.extend(of_instrument(instrument, part).into_iter().map(at));
    }
    let text: Vec<String> = pages.iter().map(|page| body(page)).collect();
    faults.extend(double_stop(&text.join(" ")));
    faults
}

fn of_cover(paper: &Paper, part: &Part) -> Vec<Fault> {
    let placed = placed::of_cover(&paper.cover, part);
    let own_page = (0..paper.cover.len()).filter(|&index| paper.cover[index].new_page).collect();
    Filled { part, placed: &placed, own_page }.faults()
}

fn of_instrument(instrument: &Instrument, part: &Part) -> Vec<Fault> {
    let placed = placed::of_instrument(instrument, part);
    let own_page =
        (0..instrument.sections.len()).filter(|&index| instrument.sections[index].new_page).collect();
    let mut faults = Filled { part, placed: &placed, own_page }.faults();
    faults.extend(signing::faults(instrument, &placed));
    faults.extend(part.feet.iter().find(|foot| foot.contains('…')).map(|foot| (FOOT, foot.clone())));
    faults
}

fn double_stop(text: &str) -> Option<Fault> {
    let text = text.replace("...", "");
    let (before, _) = text.split_once("..")?;
    Some((STOPS, before.split(' ').next_back().unwrap_or_default().to_owned()))
}

#[test]
fn no_persona_breaks_a_rule_of_layout() {
    let mut broken: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let personas = personas();
    for persona in &personas {
        let faults = faults(&stamped(persona.printed()).0);
        faults.iter().for_each(|(rule, what)| println!("{}: {rule}: {what}", persona.name));
        for rule in RULES.iter().filter(|rule| faults.iter().any(|(broken, _)| broken == *rule)) {
            *broken.entry((rule, persona.document_type.slug.as_str())).or_default() += 1;
        }
    }
    println!("Of {} personas break a rule:", personas.len());
    for rule in RULES {
        let of_rule: Vec<_> = broken.iter().filter(|((broken, _), _)| *broken == rule).collect();
        let kinds: Vec<String> = of_rule.iter().map(|((_, kind), count)| format!("{kind} {count}")).collect();
        println!(
            "{:>3}  {rule}  {}",
            of_rule.iter().map(|(_, count)| **count).sum::<usize>(),
            kinds.join(", ")
        );
    }
    assert!(broken.is_empty(), "{broken:?}");
}
