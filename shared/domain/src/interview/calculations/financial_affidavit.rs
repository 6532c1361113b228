//! A spouse’s financial affidavit, line by line: each line is the sum of what was entered for it, by the month.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Add;

use super::child_support::named;
use super::{CalculationInputs, Outcomes};
use crate::child_support::Parent;
use crate::content::calculation::affidavit_lines::{LISTS, described, several};
use crate::income::{Frequency, Income};
use crate::interview::facts::{FactRecord, FactValue, Simple};
use crate::money::Amount;

/// The totals, with the first and the last of the lines that they add up.
const TOTALS: [(&str, &str, u16, u16); 8] = [
    ("I17", "I", 1, 16),
    ("I26", "I", 18, 25),
    ("II27", "II", 1, 26),
    ("II39", "II", 28, 38),
    ("II65", "II", 40, 64),
    ("II70", "II", 66, 69),
    ("II79", "II", 71, 78),
    ("II105", "II", 80, 104),
];

/// The subtotals of the expenses.
const EXPENSES: [&str; 7] = ["II27", "II39", "II65", "II70", "II79", "II105", "II119"];

/// From this individual gross income a year on, in cents, the long form is the right one: the heading of Form 12.902(c).
const LONG_FORM: Amount = Amount(5_000_000);

/// Everything that the affidavit says in numbers.
pub(super) fn outcomes(inputs: &CalculationInputs<'_>) -> Outcomes {
    let mut lines = Lines::default();
    for list in LISTS {
        inputs.records(list.id).iter().for_each(|entry| lines.enter(list.section, entry));
    }
    inputs.records("creditors").iter().for_each(|entry| lines.add("II119", amount(entry, "amount")));
    lines.total();
    let mut all = lines.outcomes();
    all.extend(worth(inputs));
    all.extend(
        LISTS.iter().filter_map(|list| Some((format!("{}Monthly", list.id), monthly(inputs, list.id)?))),
    );
    let short = is_short(inputs);
    all.extend(short.then(|| ("short".to_string(), FactValue::Simple(Simple::YesNo(true)))));
    all
}

/// By the year, since twelve months in whole cents may come to less. Where no incomes are listed, by what was given for all of them.
fn is_short(inputs: &CalculationInputs<'_>) -> bool {
    let listed = inputs.records("income").iter().map(|entry| paid(entry).yearly()).reduce(Add::add);
    let given = || inputs.value("gross").and_then(|gross| gross.income()).map(Income::yearly);
    listed.or_else(given).is_some_and(|year| year < LONG_FORM)
}

/// What stands on each line.
#[derive(Default)]
struct Lines {
    sums: BTreeMap<String, Amount>,
    described: BTreeMap<String, Vec<String>>,
}

impl Lines {
    /// An entry says its line at its beginning: “9a. Alimony …”.
    fn enter(&mut self, section: &str, entry: &FactRecord) {
        let line = entry.get("line").map(Simple::words).unwrap_or_default();
        let Some((number, _)) = line.split_once(". ") else { return };
        let id = self.empty(format!("{section}{number}"));
        let of_parts = id.trim_end_matches(|end: char| end.is_ascii_lowercase()).to_string();
        let monthly = paid(entry).monthly();
        if of_parts != id {
            self.add(&of_parts, monthly);
        }
        self.add(&id, monthly);
        let what = entry.get("what").map(Simple::words).filter(|_| described().any(|line| line == id));
        self.described.entry(id).or_default().extend(what);
    }

    /// Of what has several lines, the first on which nothing stands, or else the last.
    fn empty(&self, id: String) -> String {
        let mut lines = several(&id);
        let last = lines.pop();
        lines.into_iter().find(|line| !self.sums.contains_key(line)).or(last).unwrap_or(id)
    }

    fn add(&mut self, id: &str, amount: Amount) {
        let sum = self.sums.entry(id.to_string()).or_default();
        *sum = *sum + amount;
    }

    /// A total of lines of which none is known is not known.
    fn total(&mut self) {
        for (id, section, first, last) in TOTALS {
            let of: Vec<Amount> =
                (first..=last).filter_map(|at| self.get(&format!("{section}{at}"))).collect();
            of.into_iter().for_each(|amount| self.add(id, amount));
        }
        let expenses: Vec<Amount> = EXPENSES.into_iter().filter_map(|id| self.get(id)).collect();
        expenses.into_iter().for_each(|amount| self.add("II120", amount));
        let net = self.get("I17").zip(self.get("I26")).and_then(|(gross, less)| gross.0.checked_sub(less.0));
        net.into_iter().for_each(|net| self.add("I27", Amount(net)));
        if let (Some(net), Some(spent)) = (self.get("I27"), self.get("II120")) {
            let left = Amount(net.0.abs_diff(spent.0));
            match net.cmp(&spent) {
                Ordering::Greater => self.add("II123", left),
                Ordering::Less => self.add("II124", left),
                Ordering::Equal => {}
            }
        }
    }

    fn get(&self, id: &str) -> Option<Amount> {
        self.sums.get(id).copied()
    }

    fn outcomes(self) -> Outcomes {
        let is_overdrawn = self.get("I17").zip(self.get("I26")).is_some_and(|(gross, less)| gross < less);
        let overdrawn = is_overdrawn.then(|| ("overdrawn".to_string(), Simple::YesNo(true)));
        let sums = self.sums.into_iter().map(|(id, sum)| (id, Simple::Amount(sum)));
        let described = self.described.into_iter().filter(|(_, what)| !what.is_empty());
        let described = described.map(|(id, what)| (format!("{id}what"), Simple::Text(what.join(", "))));
        let all = sums.chain(described).chain(overdrawn);
        all.map(|(id, value)| (id, FactValue::Simple(value))).collect()
    }
}

/// The entries of a list, each with what it comes to in a month; nothing where there are none.
fn monthly(inputs: &CalculationInputs<'_>, list: &str) -> Option<FactValue> {
    let of_entry = |entry: &FactRecord| entry.with("monthly", Simple::Amount(paid(entry).monthly()));
    let entries: Vec<FactRecord> = inputs.records(list).iter().map(of_entry).collect();
    (!entries.is_empty()).then_some(FactValue::Records(entries))
}

/// An entry without a frequency is typed for the month.
fn paid(entry: &FactRecord) -> Income {
    let words = entry.get("paid").map(Simple::words).unwrap_or_default();
    let frequency = Frequency::of_words(&words).unwrap_or(Frequency::Monthly);
    Income { amount: amount(entry, "amount"), frequency }
}

fn amount(entry: &FactRecord, field: &str) -> Amount {
    entry.get(field).and_then(Simple::amount).unwrap_or_default()
}

/// What both own and owe, what each spouse alone does, and what is left of the marital part.
fn worth(inputs: &CalculationInputs<'_>) -> Outcomes {
    let mut all = Outcomes::new();
    let assets = sums("assets", &inputs.records("assets"), &inputs.records("nonmaritalAssets"), "value");
    let debts = sums("debts", &inputs.records("debts"), &inputs.records("nonmaritalDebts"), "owed");
    if let (Some(assets), Some(debts)) = (assets.get("assets"), debts.get("debts")) {
        let sign = if assets.0 < debts.0 { "-" } else { "" };
        let worth = format!("{sign}{}", Amount(assets.0.abs_diff(debts.0)));
        all.insert("worth".to_string(), FactValue::Simple(Simple::Text(worth)));
    }
    let sums = assets.into_iter().chain(debts);
    all.extend(sums.map(|(id, sum)| (id, FactValue::Simple(Simple::Amount(sum)))));
    all
}

fn sums(id: &str, marital: &[FactRecord], own: &[FactRecord], field: &str) -> BTreeMap<String, Amount> {
    let mut all = BTreeMap::new();
    let mut add = |id: String, entry: &FactRecord| {
        let sum = all.entry(id).or_insert(Amount(0));
        *sum = *sum + amount(entry, field);
    };
    marital.iter().for_each(|entry| add(id.to_string(), entry));
    for parent in Parent::BOTH {
        let is_own =
            |entry: &&FactRecord| entry.get("owner").map(Simple::words).as_deref() == Some(named(parent));
        let name = named(parent).trim_start_matches("The ");
        own.iter().filter(is_own).for_each(|entry| add(format!("{id}{name}"), entry));
    }
    all
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::super::AnswerChanges;
    use super::super::super::Interview;
    use super::super::super::facts::{FactChanges, Matter};
    use crate::content::Catalog;

    /// What stands on the Petitioner’s lines.
    fn stated(facts: &Value, lines: &[&str]) -> Vec<String> {
        let catalog = Catalog::embedded().unwrap();
        let document_type = catalog.document_type("uncontestedDivorce").unwrap();
        let answers = json!({"hasMinorChildren": "Yes"});
        let changes = AnswerChanges::parse(document_type, answers.as_object().unwrap()).unwrap();
        let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
        let Matter { answers, facts } = Matter::default().with(document_type, changes, facts);
        let interview = Interview::new(document_type, &answers).knowing(&facts);
        let stated =
            |line: &&str| interview.given(&format!("affidavitPetitioner.{line}")).map(|value| value.words());
        lines.iter().map(|line| stated(line).unwrap_or_default()).collect()
    }

    fn entry(line: &str, amount: u64, paid: &str) -> Value {
        json!({"line": line, "amount": amount, "paid": paid})
    }

    #[test]
    fn a_line_is_the_sum_of_its_entries_by_the_month_and_the_totals_follow() {
        let facts = json!({
            "incomePetitioner": [
                entry("1. Gross salary or wages", 215_000, "every two weeks"),
                entry("1. Gross salary or wages", 30_000, "a month"),
                entry("9a. Alimony received, from this case", 90_000, "a month"),
                {"line": "15. Other income that comes again and again", "amount": 120_000, "paid": "a year", "what": "Garden plot"},
            ],
            "deductionsPetitioner": [
                entry("18. Income tax", 61_000, "a month"),
                entry("19. FICA or self-employment tax", 30_000, "a month"),
            ],
            "householdPetitioner": [entry("1. Mortgage or rent", 150_000, "a month"), entry("5. Electricity", 11_500, "a month")],
            "creditorsPetitioner": [{"creditor": "First Coast Bank", "amount": 7_500}],
        });
        let lines = [
            "I1", "I9a", "I9", "I15", "I15what", "I17", "I26", "I27", "II27", "II119", "II120", "II123",
            "II124",
        ];
        assert_eq!(
            stated(&facts, &lines),
            [
                "$4,958.33",
                "$900.00",
                "$900.00",
                "$100.00",
                "Garden plot",
                "$5,958.33",
                "$910.00",
                "$5,048.33",
                "$1,615.00",
                "$75.00",
                "$1,690.00",
                "$3,358.33",
                "",
            ]
        );
    }

    #[test]
    fn what_has_several_lines_stands_on_one_after_the_other_and_the_rest_on_the_last() {
        let other = |what, amount| json!({"line": "15. Other income that comes again and again", "amount": amount, "paid": "a month", "what": what});
        let some = json!([other("Garden plot", 1_000), other("Parking space", 2_000)]);
        let lines = ["I15", "I15what", "I16", "I16what", "I17"];
        assert_eq!(
            stated(&json!({"incomePetitioner": some}), &lines),
            ["$10.00", "Garden plot", "$20.00", "Parking space", "$30.00"]
        );
        let many = json!([other("Garden plot", 1_000), other("Parking space", 2_000), other("Boat", 300)]);
        assert_eq!(
            stated(&json!({"incomePetitioner": many}), &lines),
            ["$10.00", "Garden plot", "$23.00", "Parking space, Boat", "$33.00"]
        );
    }

    #[test]
    fn what_is_not_known_has_no_total_and_less_than_nothing_is_no_income() {
        let income = json!({"incomePetitioner": [entry("1. Gross salary or wages", 50_000, "a month")]});
        assert_eq!(stated(&income, &["I17", "I26", "I27", "II120"]), ["$500.00", "", "", ""]);
        let mut overdrawn = income;
        overdrawn["deductionsPetitioner"] = json!([entry("18. Income tax", 50_001, "a month")]);
        assert_eq!(stated(&overdrawn, &["I27", "overdrawn"]), ["", "Yes"]);
        overdrawn["deductionsPetitioner"] = json!([entry("18. Income tax", 50_000, "a month")]);
        assert_eq!(stated(&overdrawn, &["I27", "overdrawn"]), ["$0.00", ""]);
    }

    #[test]
    fn an_income_that_is_spent_to_the_cent_is_neither_a_surplus_nor_a_deficit() {
        let facts = json!({
            "incomePetitioner": [entry("1. Gross salary or wages", 50_000, "a month")],
            "deductionsPetitioner": [entry("18. Income tax", 10_000, "a month")],
            "householdPetitioner": [entry("1. Mortgage or rent", 40_000, "a month")],
        });
        assert_eq!(stated(&facts, &["I27", "II120", "II123", "II124"]), ["$400.00", "$400.00", "", ""]);
    }

    #[test]
    fn the_long_form_begins_at_fifty_thousand_dollars_a_year() {
        let income =
            |cents| json!({"incomePetitioner": [entry("1. Gross salary or wages", cents, "a year")]});
        assert_eq!(stated(&income(4_999_900), &["short"]), ["Yes"]);
        assert_eq!(stated(&income(5_000_000), &["short"]), [""]);
        let half = entry("1. Gross salary or wages", 2_500_000, "a year");
        assert_eq!(stated(&json!({"incomePetitioner": [half, half]}), &["short", "I17"]), ["", "$4,166.66"]);
        assert_eq!(stated(&json!({}), &["short"]), [""]);
    }

    #[test]
    fn a_gross_income_that_is_not_listed_says_which_form_is_the_right_one() {
        let gross = |amount| json!({"grossPetitioner": {"amount": amount, "frequency": "every_two_weeks"}});
        assert_eq!(stated(&gross(192_300), &["short"]), ["Yes"]);
        assert_eq!(stated(&gross(192_308), &["short"]), [""]);
    }

    #[test]
    fn what_is_left_when_the_debts_are_paid_may_be_less_than_nothing() {
        let mut facts = json!({
            "assets": [{"category": "Cash", "description": "Cash", "value": 100_000, "taker": "The Petitioner"}],
            "debts": [{"category": "Tax owed", "creditor": "IRS", "owed": 250_000, "payer": "The Petitioner"}],
            "nonmaritalAssets": [{"description": "Boat", "value": 300, "owner": "The Respondent"}],
        });
        let lines = ["assets", "debts", "worth", "assetsPetitioner", "assetsRespondent"];
        assert_eq!(stated(&facts, &lines), ["$1,000.00", "$2,500.00", "-$1,500.00", "", "$3.00"]);
        facts["assets"][0]["value"] = json!(250_000);
        assert_eq!(stated(&facts, &["worth"]), ["$0.00"]);
    }
}
