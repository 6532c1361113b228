//! The boxes of the worksheet.

use std::collections::BTreeMap;

use super::super::Outcomes;
use super::named;
use crate::child_support::{Alternative, Pair, Parent, Presumptive, Step, Worksheet};
use crate::interview::facts::{FactRecord, FactValue, Simple};
use crate::money::Amount;

/// The outcomes as they are gathered.
pub(super) struct OutcomeSet(pub(super) Outcomes);

impl OutcomeSet {
    pub(super) fn value(&mut self, id: &str, value: Simple) {
        self.0.insert(id.to_string(), FactValue::Simple(value));
    }

    pub(super) fn words(&mut self, id: &str, words: &str) {
        self.value(id, Simple::Text(words.to_string()));
    }

    pub(super) fn yes(&mut self, id: &str) {
        self.value(id, Simple::YesNo(true));
    }

    pub(super) fn sum(&mut self, id: &str, sum: Option<Amount>) {
        sum.into_iter().for_each(|sum| self.value(id, Simple::Amount(sum)));
    }

    pub(super) fn amount(&self, id: &str) -> Option<Amount> {
        match self.0.get(id)? {
            FactValue::Simple(simple) => simple.amount(),
            _ => None,
        }
    }

    /// Both columns of a line, and their total where both are known.
    pub(super) fn pair(&mut self, line: &str, sums: Pair<Option<Amount>>) {
        self.sum(&format!("{line}A"), sums.petitioner);
        self.sum(&format!("{line}B"), sums.respondent);
        let total =
            sums.petitioner.zip(sums.respondent).map(|(one, other)| Amount(one.0.saturating_add(other.0)));
        self.sum(&format!("{line}T"), total);
    }

    pub(super) fn computed(&mut self, worksheet: &Worksheet) {
        self.yes("computed");
        worksheet.cells().iter().for_each(|(id, cell)| self.words(id, &cell.to_string()));
        if worksheet.substantial.is_some() {
            self.yes("substantial");
        }
        if let Some(presumptive) = worksheet.presumptive {
            self.presumptive(&presumptive);
        }
        if let Some(alternative) = worksheet.alternative {
            self.between(&alternative);
        }
    }

    pub(super) fn presumptive(&mut self, presumptive: &Presumptive) {
        let (least, most) = presumptive.band;
        self.value("guideline", Simple::Amount(presumptive.amount.amount()));
        self.words("line", &presumptive.line.to_string());
        match presumptive.payer {
            Some(payer) => self.words("payer", named(payer)),
            None => self.yes("nothing"),
        }
        self.value("least", Simple::Amount(least.amount()));
        self.value("most", Simple::Amount(most.amount()));
    }

    pub(super) fn between(&mut self, alternative: &Alternative) {
        self.words("line2Between", &alternative.line_2.to_string());
        if let Some(other) = alternative.presumptive {
            self.value("guidelineBetween", Simple::Amount(other.amount.amount()));
            self.words("payerBetween", other.payer.map_or("no one", named));
        }
    }

    pub(super) fn steps(&mut self, steps: &[Step], worksheet: &Worksheet, as_asked: bool) {
        let payer = worksheet.presumptive.and_then(|presumptive| presumptive.payer);
        let rows: Vec<FactRecord> = steps.iter().map(|step| row(step, payer)).collect();
        if as_asked {
            self.0.insert("steps".to_string(), FactValue::Records(rows.clone()));
        }
        self.0.insert("stepDown".to_string(), FactValue::Records(rows));
        self.first_change(steps, payer.filter(|_| as_asked));
    }

    /// The day on which support ends for the first child, or for all who have that day in common; then for how many of the others, until
    /// when, and how much where the same parent goes on paying what the parents ask for.
    fn first_change(&mut self, steps: &[Step], payer: Option<Parent>) {
        let Some(first) = steps.first() else { return };
        self.value("firstEnds", Simple::Date(first.ending.ends));
        let mut later = steps.iter().filter(|step| step.ending.ends > first.ending.ends);
        self.words_of_rest(later.clone().count(), later.next());
        let rest = first.rest.filter(|rest| payer.is_some() && rest.payer == payer);
        self.sum("restAmount", rest.map(|rest| rest.amount.amount()));
    }

    fn words_of_rest(&mut self, children: usize, next: Option<&Step>) {
        let Some(next) = next else { return };
        self.words("restChildren", &children.to_string());
        self.value("restEnds", Simple::Date(next.ending.ends));
    }
}

fn row(step: &Step, payer: Option<Parent>) -> FactRecord {
    let rest = match step.rest {
        None => "$0.00".to_string(),
        Some(rest) if rest.payer == payer || rest.payer.is_none() => rest.amount.to_string(),
        Some(rest) => format!("{}, paid by {}", rest.amount, rest.payer.map_or("no one", named)),
    };
    FactRecord::of(BTreeMap::from([
        ("child".to_string(), Simple::Text(step.ending.child.clone())),
        ("ends".to_string(), Simple::Date(step.ending.ends)),
        ("rest".to_string(), Simple::Text(rest)),
    ]))
}
