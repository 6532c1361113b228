//! The court's Child Support Guidelines Worksheet from the facts of a matter.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::{Found, Outcomes};
use crate::child_support::{
    Alternative, Children, Cost, Ending, ExactSum, Guidelines, Inputs, Overnights, Pair, Parent, Presumptive,
    Refusal, Step, Worksheet, ends_on, step_down,
};
use crate::content::calculation::worksheet_cells;
use crate::interview::facts::{FactRecord, FactValue, Simple};
use crate::money::Amount;
use crate::text::listed;

/// Stands in a box that has no number.
const NO_NUMBER: &str = "–";

/// As far as the amount asked for may be from the guideline amount and still be the same: a rounded dollar.
const SAME_DOLLAR: Amount = Amount(50);

/// Everything that the sheet prints.
pub(super) fn outcomes(guidelines: &Guidelines, found: &Found<'_>) -> Outcomes {
    let known = Known::read(found);
    let mut sheet = Sheet(Outcomes::new());
    known.put(&mut sheet);
    let missing = found.missing(|id| known.has(found, id));
    let computed = known
        .inputs()
        .map(|inputs| inputs.and_then(|inputs| Ok((inputs, Worksheet::compute(guidelines, &inputs)?))));
    match computed {
        _ if !missing.is_empty() => sheet.words("missing", &listed(&missing)),
        Some(Err(refusal)) => sheet.words("refusal", &refusal.to_string()),
        Some(Ok((inputs, worksheet))) => {
            sheet.computed(&worksheet);
            let asked = Asked::read(found);
            asked.put(&mut sheet, &worksheet);
            let steps = known.endings().and_then(|all| step_down(guidelines, &inputs, all).ok());
            let as_asked = asked.is_for(&worksheet);
            steps.into_iter().for_each(|steps| sheet.steps(&steps, &worksheet, as_asked));
        }
        None => {}
    }
    sheet.0
}

/// The numbers, as far as they are known.
struct Known {
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

impl Known {
    fn read(found: &Found<'_>) -> Self {
        let both = |id: &str| Pair {
            petitioner: found.amount(&format!("{id}Petitioner")),
            respondent: found.amount(&format!("{id}Respondent")),
        };
        let nights = |id: &str| found.words(id).and_then(|words| Overnights::parse(&words));
        let children = found.records("children");
        let minors = children.iter().filter(|child| child.get("minor") == Some(&Simple::YesNo(true))).count();
        let said = found.words("count").and_then(|count| count.parse().ok());
        Self {
            count: if children.is_empty() { said } else { Some(minors) },
            children,
            gross: both("gross"),
            net: both("net"),
            nights: Pair { petitioner: nights("nightsPetitioner"), respondent: nights("nightsRespondent") },
            is_one_schedule: found.words("oneSchedule").as_deref() != Some("No"),
            costs: COSTS.map(|(id, _)| found.amount(id)),
            paid: COSTS.map(|(id, _)| both(id)),
        }
    }

    /// Of what costs nothing no one pays a part.
    fn has(&self, found: &Found<'_>, id: &str) -> bool {
        let free = COSTS.iter().zip(self.costs).find(|((cost, _), _)| id != *cost && id.starts_with(cost));
        match id {
            "children" | "count" => self.count.is_some(),
            _ => found.value(id).is_some() || free.is_some_and(|(_, total)| total == Some(Amount(0))),
        }
    }

    /// What a worksheet is computed from; nothing while something is missing.
    fn inputs(&self) -> Option<Result<Inputs, Refusal>> {
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
        Some(if self.is_one_schedule { children.map(with) } else { Err(Refusal::SeveralSchedules) })
    }

    /// When support ends for each minor child; nothing where a day is not known.
    fn endings(&self) -> Option<Vec<Ending>> {
        let minors = self.children.iter().filter(|child| child.get("minor") == Some(&Simple::YesNo(true)));
        let ending = |child: &FactRecord| {
            let ends = ends_on(date(child, "birthDate")?, date(child, "graduates"))?;
            Some(Ending { child: child.get("name").map(Simple::words)?, ends })
        };
        let endings: Vec<Ending> = minors.map(ending).collect::<Option<_>>()?;
        (!endings.is_empty()).then_some(endings)
    }

    /// The boxes of what was given, and a dash in all others.
    fn put(&self, sheet: &mut Sheet) {
        worksheet_cells().iter().for_each(|cell| sheet.words(cell, NO_NUMBER));
        let number = |number: Option<String>| number.unwrap_or_else(|| NO_NUMBER.to_string());
        sheet.words("children", &number(self.count.map(|count| count.to_string())));
        sheet.words("nightsPetitioner", &number(self.nights.petitioner.map(|nights| nights.to_string())));
        sheet.words("nightsRespondent", &number(self.nights.respondent.map(|nights| nights.to_string())));
        sheet.pair("gross", self.gross);
        sheet.pair("1", self.net);
        for (((_, letter), total), paid) in COSTS.iter().zip(self.costs).zip(self.paid) {
            sheet.sum(&format!("5{letter}T"), total);
            sheet.pair(&format!("7{letter}"), paid);
        }
    }
}

fn date(child: &FactRecord, field: &str) -> Option<Date> {
    match child.get(field)? {
        Simple::Date(date) => Some(*date),
        _ => None,
    }
}

/// What the parents ask the court to order.
struct Asked {
    amount: Option<Amount>,
    payer: Option<Parent>,
}

impl Asked {
    fn read(found: &Found<'_>) -> Self {
        let payer = found.words("askedPayer");
        let payer = Parent::BOTH.into_iter().find(|parent| payer.as_deref() == Some(named(*parent)));
        Self { amount: found.amount("asked"), payer }
    }

    /// Whether they ask for the guideline amount, or have not said yet for what.
    fn is_for(&self, worksheet: &Worksheet) -> bool {
        let (Some(asked), Some(presumptive)) = (self.amount, worksheet.presumptive) else { return true };
        self.pays_as(&presumptive) && asked.0.abs_diff(presumptive.amount.amount().0) <= SAME_DOLLAR.0
    }

    fn pays_as(&self, presumptive: &Presumptive) -> bool {
        self.payer.is_none() || presumptive.payer.is_none() || self.payer == presumptive.payer
    }

    /// Whether a court could order it without a written finding.
    fn put(&self, sheet: &mut Sheet, worksheet: &Worksheet) {
        let (Some(asked), Some(presumptive)) = (self.amount, worksheet.presumptive) else { return };
        let (least, most) = presumptive.band;
        // By the amounts that the sheet prints.
        let is_within = (least.amount()..=most.amount()).contains(&asked) || self.is_for(worksheet);
        let is_within = is_within && self.pays_as(&presumptive);
        sheet.yes(if is_within { "withinBand" } else { "beyondBand" });
        sheet.words("askedDifference", &(ExactSum::from(asked) - presumptive.amount).to_string());
    }
}

/// How a parent is called in options and in the paper.
fn named(parent: Parent) -> &'static str {
    match parent {
        Parent::Petitioner => "The Petitioner",
        Parent::Respondent => "The Respondent",
    }
}

/// The outcomes as they are gathered.
struct Sheet(Outcomes);

impl Sheet {
    fn value(&mut self, id: &str, value: Simple) {
        self.0.insert(id.to_string(), FactValue::Simple(value));
    }

    fn words(&mut self, id: &str, words: &str) {
        self.value(id, Simple::Text(words.to_string()));
    }

    fn yes(&mut self, id: &str) {
        self.value(id, Simple::YesNo(true));
    }

    fn sum(&mut self, id: &str, sum: Option<Amount>) {
        sum.into_iter().for_each(|sum| self.value(id, Simple::Amount(sum)));
    }

    /// Both columns of a line, and their total where both are known.
    fn pair(&mut self, line: &str, sums: Pair<Option<Amount>>) {
        self.sum(&format!("{line}A"), sums.petitioner);
        self.sum(&format!("{line}B"), sums.respondent);
        let total =
            sums.petitioner.zip(sums.respondent).map(|(one, other)| Amount(one.0.saturating_add(other.0)));
        self.sum(&format!("{line}T"), total);
    }

    fn computed(&mut self, worksheet: &Worksheet) {
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

    fn presumptive(&mut self, presumptive: &Presumptive) {
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

    fn between(&mut self, alternative: &Alternative) {
        self.words("line2Between", &alternative.line_2.to_string());
        if let Some(other) = alternative.presumptive {
            self.value("guidelineBetween", Simple::Amount(other.amount.amount()));
            self.words("payerBetween", other.payer.map_or("no one", named));
        }
    }

    fn steps(&mut self, steps: &[Step], worksheet: &Worksheet, as_asked: bool) {
        let payer = worksheet.presumptive.and_then(|presumptive| presumptive.payer);
        let rows: Vec<FactRecord> = steps.iter().map(|step| row(step, payer)).collect();
        if as_asked {
            self.0.insert("steps".to_string(), FactValue::Records(rows.clone()));
        }
        self.0.insert("stepDown".to_string(), FactValue::Records(rows));
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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::content::Catalog;
    use crate::content::condition::ConditionContext;
    use crate::interview::facts::{FactChanges, Matter};
    use crate::interview::{Changes, Interview};

    /// Case E5, as two parents would type it.
    fn typed() -> Value {
        json!({
            "minorChildren": 2, "netPetitioner": 400_000, "netRespondent": 300_000,
            "careMonthly": 60_000, "carePetitioner": 0, "careRespondent": 60_000,
            "healthInsurance": "The Petitioner provides it", "healthCost": 20_000,
            "overnights": "Other numbers", "overnightsPetitioner": 165, "overnightsRespondent": 200,
        })
    }

    /// What stands in the paper when some of it is changed: outcomes by their ids.
    fn outcomes(changed: &Value, ids: &[&str]) -> Vec<Option<String>> {
        let catalog = Catalog::embedded().unwrap();
        let kind = catalog.document_type("uncontestedDivorce").unwrap();
        let mut facts = typed();
        facts.as_object_mut().unwrap().extend(changed.as_object().unwrap().clone());
        let answers = json!({"hasMinorChildren": "Yes", "childrenDetails": "L.H., 14; P.H., 8"});
        let answers = Changes::parse(kind, answers.as_object().unwrap()).unwrap();
        let facts = FactChanges::parse(kind, catalog, facts.as_object().unwrap()).unwrap();
        let matter = Matter::default().with(kind, answers, facts);
        let interview = Interview::new(kind, &matter.answers).knowing(&matter.facts);
        ids.iter()
            .map(|id| interview.calculated(&format!("worksheet.{id}")).map(|value| value.words()))
            .collect()
    }

    fn one(changed: &Value, id: &str) -> Option<String> {
        outcomes(changed, &[id]).remove(0)
    }

    #[test]
    fn the_lines_are_known_by_their_numbers() {
        let lines = outcomes(&json!({}), &["1T", "13A", "18A", "19A", "20B", "21A", "21B", "payer"]);
        let words: Vec<_> = lines.into_iter().map(Option::unwrap).collect();
        assert_eq!(
            words,
            ["$7,000.00", "$885.32", "$257.14", "$1,142.47", "$547.79", "$594.67", "–", "The Petitioner"]
        );
    }

    #[test]
    fn what_is_missing_is_named_and_what_is_known_is_shown() {
        let begun = json!({"netRespondent": null, "healthInsurance": null});
        let missing = "the net monthly income of the Respondent and who provides the children’s health insurance, and its cost";
        assert_eq!(one(&begun, "missing").as_deref(), Some(missing));
        assert_eq!(
            outcomes(&begun, &["1A", "1B", "guideline"]),
            [Some("$4,000.00".into()), Some("–".into()), None]
        );
    }

    #[test]
    fn what_costs_nothing_is_paid_by_no_one() {
        let free = json!({"careMonthly": 0, "carePetitioner": null, "careRespondent": null});
        assert_eq!(one(&free, "missing"), None);
        assert_eq!(one(&free, "7aT").as_deref(), Some("$0.00"));
    }

    #[test]
    fn where_there_is_no_amount_the_reason_is_said() {
        for (changed, reason) in [
            (json!({"minorChildren": 7}), "ends at six children"),
            (json!({"oneSchedule": false}), "one number of overnights for all children"),
            (json!({"overnightsRespondent": 199}), "come to 364"),
            (json!({"carePetitioner": 1}), "pay more for child care each month"),
            (json!({"netPetitioner": 100, "netRespondent": 100}), "below $800 a month"),
        ] {
            let refusal = one(&changed, "refusal").unwrap();
            assert!(refusal.contains(reason), "{refusal}");
            assert_eq!(one(&changed, "guideline"), None);
        }
    }

    #[test]
    fn an_amount_is_compared_with_the_five_percent_of_the_law() {
        let asks = |amount: u64, payer: &str| {
            let changed = json!({"childSupport": amount, "childSupportPayer": payer});
            (one(&changed, "withinBand").is_some(), one(&changed, "beyondBand").is_some())
        };
        assert_eq!(asks(59_467, "The Petitioner"), (true, false));
        assert_eq!(asks(62_441, "The Petitioner"), (true, false));
        assert_eq!(asks(62_442, "The Petitioner"), (false, true));
        assert_eq!(asks(56_493, "The Petitioner"), (false, true));
        assert_eq!(asks(59_467, "The Respondent"), (false, true));
    }

    #[test]
    fn a_copied_amount_is_asked_for_only_while_none_is_computed() {
        let catalog = Catalog::embedded().unwrap();
        let kind = catalog.document_type("uncontestedDivorce").unwrap();
        let answers = json!({"hasMinorChildren": "Yes"});
        let answers = Changes::parse(kind, answers.as_object().unwrap()).unwrap();
        let asks = |facts: Value| {
            let facts = FactChanges::parse(kind, catalog, facts.as_object().unwrap()).unwrap();
            let matter = Matter::default().with(kind, answers.clone(), facts);
            let interview = Interview::new(kind, &matter.answers).knowing(&matter.facts);
            let is_computed = interview.answered("worksheet.guideline");
            (is_computed, interview.details().contains(&"childGuideline".to_string()))
        };
        assert_eq!(asks(json!({})), (false, true));
        assert_eq!(asks(typed()), (true, false));
    }
}
