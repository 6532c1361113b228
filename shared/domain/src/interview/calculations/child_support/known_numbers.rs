//! The numbers of the worksheet, as far as they are known.

use jiff::civil::Date;

use super::super::CalculationInputs;
use super::outcome_set::OutcomeSet;
use super::{NO_NUMBER, column};
use crate::child_support::{
    Children, Cost, Ending, GuidelinesRefusal, Inputs, Overnights, Pair, Parent, ends_on,
};
use crate::content::calculation::worksheet_cells;
use crate::interview::facts::{FactRecord, Simple};
use crate::money::Amount;

/// The numbers, as far as they are known.
pub(super) struct KnownNumbers {
    children: Vec<FactRecord>,
    count: Option<usize>,
    gross: Pair<Option<Amount>>,
    net: Pair<Option<Amount>>,
    nights: Pair<Option<Overnights>>,
    is_one_schedule: bool,
    costs: [Option<Amount>; 3],
    paid: [Pair<Option<Amount>>; 3],
}

/// The costs of the worksheet, as the inputs are called, and the letters of their lines.
const COSTS: [(&str, char); 3] = [("care", 'a'), ("insurance", 'b'), ("uncovered", 'c')];

impl KnownNumbers {
    pub(super) fn read(inputs: &CalculationInputs<'_>) -> Self {
        let both = |id: &str| Pair {
            petitioner: inputs.amount(&format!("{id}Petitioner")),
            respondent: inputs.amount(&format!("{id}Respondent")),
        };
        let nights = |id: &str| inputs.words(id).and_then(|words| Overnights::parse(&words));
        let children = inputs.records("children");
        let minors = children.iter().filter(|child| child.get("minor") == Some(&Simple::YesNo(true))).count();
        let said = inputs.words("count").and_then(|count| count.parse().ok());
        Self {
            count: if children.is_empty() { said } else { Some(minors) },
            children,
            gross: both("gross"),
            net: both("net"),
            nights: Pair { petitioner: nights("nightsPetitioner"), respondent: nights("nightsRespondent") },
            is_one_schedule: inputs.words("oneSchedule").as_deref() != Some("No"),
            costs: COSTS.map(|(id, _)| inputs.amount(id)),
            paid: COSTS.map(|(id, _)| both(id)),
        }
    }

    /// Of what costs nothing no one pays a part.
    pub(super) fn has(&self, inputs: &CalculationInputs<'_>, id: &str) -> bool {
        let free = COSTS.iter().zip(self.costs).find(|((cost, _), _)| id != *cost && id.starts_with(cost));
        match id {
            "children" | "count" => self.count.is_some(),
            _ => inputs.value(id).is_some() || free.is_some_and(|(_, total)| total == Some(Amount(0))),
        }
    }

    /// What a worksheet is computed from; nothing while something is missing.
    pub(super) fn inputs(&self) -> Option<Result<Inputs, GuidelinesRefusal>> {
        let net = Pair { petitioner: self.net.petitioner?, respondent: self.net.respondent? };
        let overnights = self.nights.petitioner.zip(self.nights.respondent);
        let overnights = overnights.map(|(petitioner, respondent)| Pair { petitioner, respondent });
        let cost = |at: usize| {
            let paid = self.paid[at].map(Option::unwrap_or_default);
            Some(Cost { total: self.costs[at]?, paid })
        };
        let (care, insurance, uncovered) = (cost(0)?, cost(1)?, cost(2)?);
        let with =
            |children| Inputs { children, gross: self.gross, net, overnights, care, insurance, uncovered };
        let children = Children::new(self.count?);
        Some(if self.is_one_schedule { children.map(with) } else { Err(GuidelinesRefusal::SeveralSchedules) })
    }

    /// When support ends for each minor child; nothing where a day is not known.
    pub(super) fn endings(&self) -> Option<Vec<Ending>> {
        let minors = self.children.iter().filter(|child| child.get("minor") == Some(&Simple::YesNo(true)));
        let ending = |child: &FactRecord| {
            let ends = ends_on(date(child, "birthDate")?, date(child, "graduates"))?;
            Some(Ending { child: child.get("name").map(Simple::words)?, ends })
        };
        let endings: Vec<Ending> = minors.map(ending).collect::<Option<_>>()?;
        (!endings.is_empty()).then_some(endings)
    }

    fn majority(&self) -> Option<Parent> {
        let (petitioner, respondent) = self.nights.petitioner.zip(self.nights.respondent)?;
        Pair { petitioner, respondent }.majority()
    }

    /// The boxes of what was given, and a dash in all others.
    pub(super) fn put(&self, outcomes: &mut OutcomeSet) {
        worksheet_cells().iter().for_each(|cell| outcomes.words(cell, NO_NUMBER));
        let number = |number: Option<String>| number.unwrap_or_else(|| NO_NUMBER.to_string());
        outcomes.words("children", &number(self.count.map(|count| count.to_string())));
        outcomes.words("nightsPetitioner", &number(self.nights.petitioner.map(|nights| nights.to_string())));
        outcomes.words("nightsRespondent", &number(self.nights.respondent.map(|nights| nights.to_string())));
        self.majority().into_iter().for_each(|parent| outcomes.words("majority", column(parent)));
        outcomes.pair("gross", self.gross);
        outcomes.pair("1", self.net);
        for (((_, letter), total), paid) in COSTS.iter().zip(self.costs).zip(self.paid) {
            outcomes.sum(&format!("5{letter}T"), total);
            outcomes.pair(&format!("7{letter}"), paid);
        }
    }
}

fn date(child: &FactRecord, field: &str) -> Option<Date> {
    match child.get(field)? {
        Simple::Date(date) => Some(*date),
        _ => None,
    }
}
