//! What goes into each kind of calculation, and what comes out.

use std::sync::LazyLock;

use super::affidavit_lines;
use super::{CalculationKind, Outcome};

/// Lines of the worksheet whose boxes are filled, with their columns.
const LINES: [(&str, &str); 32] = [
    ("gross", "ABT"),
    ("1", "ABT"),
    ("2", "T"),
    ("3", "AB"),
    ("4", "AB"),
    ("5a", "T"),
    ("5b", "T"),
    ("5c", "T"),
    ("5d", "T"),
    ("6", "AB"),
    ("7a", "ABT"),
    ("7b", "ABT"),
    ("7c", "ABT"),
    ("8", "ABT"),
    ("9", "AB"),
    ("10", "T"),
    ("11", "AB"),
    ("12", "AB"),
    ("13", "AB"),
    ("14a", "T"),
    ("14b", "T"),
    ("14c", "T"),
    ("14d", "T"),
    ("15", "AB"),
    ("16a", "ABT"),
    ("16b", "ABT"),
    ("16c", "ABT"),
    ("17", "ABT"),
    ("18", "AB"),
    ("19", "A"),
    ("20", "B"),
    ("21", "ABT"),
];

/// What else comes of a worksheet: words and sums.
const WORDS: [&str; 29] = [
    "children",
    "nightsPetitioner",
    "nightsRespondent",
    "majority",
    "missing",
    "refusal",
    "guideline",
    "payer",
    "line",
    "least",
    "most",
    "line2Between",
    "guidelineBetween",
    "payerBetween",
    "askedDifference",
    "firstEnds",
    "restChildren",
    "restEnds",
    "restAmount",
    "askedEachTime",
    "askedEvery",
    "restEachTime",
    "pastDue",
    "agreedAlimony",
    "1WithAlimonyA",
    "1WithAlimonyB",
    "1WithAlimonyT",
    "guidelineWithAlimony",
    "payerWithAlimony",
];

/// What is so or is not.
const YES: [&str; 6] = ["substantial", "nothing", "computed", "asGuideline", "withinBand", "beyondBand"];

/// The children and their days, for the sheet, and the same for an agreement on the guideline amount.
const STEPS: [&str; 2] = ["stepDown", "steps"];

/// What a schedule says and comes to.
const SCHEDULE: [&str; 21] = [
    "rhythm",
    "first",
    "start",
    "startDay",
    "exchange",
    "exchangeDays",
    "petitionerWeeks",
    "respondentWeeks",
    "nightsPetitioner",
    "nightsRespondent",
    "evenYear",
    "oddYear",
    "evenPetitioner",
    "evenRespondent",
    "oddPetitioner",
    "oddRespondent",
    "majority",
    "decemberHolidays",
    "springBreak",
    "summerBreak",
    "winterBreak",
];

/// What is told of each week of a rhythm.
const WEEK_FIELDS: &[&str] = &["week", "petitioner", "respondent"];

/// What is told of each holiday and school break.
const OCCASION_FIELDS: &[&str] = &["day", "even", "odd", "times"];

/// What is told of each child whose support ends.
const STEP_FIELDS: &[&str] = &["child", "ends", "rest"];

/// What is told of each asset that a spouse receives, and of each debt that a spouse pays.
const ASSET_FIELDS: &[&str] = &["category", "description", "value", "title", "taker", "share"];
const DEBT_FIELDS: &[&str] =
    &["category", "creditor", "owed", "monthly", "debtor", "payer", "share", "monthlyShare"];

/// The totals of a division.
const DIVIDED: [&str; 8] = [
    "assetsPetitionerTotal",
    "assetsPetitionerKnown",
    "assetsRespondentTotal",
    "assetsRespondentKnown",
    "debtsPetitionerTotal",
    "debtsRespondentTotal",
    "debtsPetitionerMonthly",
    "debtsRespondentMonthly",
];

/// The sums beside which agreed alimony is put, each month.
const ALIMONY: [&str; 2] = ["monthly", "most"];

/// Of what is no list.
const NONE: &[&str] = &[];

/// What goes into the worksheet.
const WORKSHEET_INPUTS: [(&str, &[&str]); 26] = [
    ("children", &["name", "minor", "birthDate", "graduates"]),
    ("count", NONE),
    ("grossPetitioner", NONE),
    ("grossRespondent", NONE),
    ("netPetitioner", NONE),
    ("netRespondent", NONE),
    ("nightsPetitioner", NONE),
    ("nightsRespondent", NONE),
    ("oneSchedule", NONE),
    ("care", NONE),
    ("carePetitioner", NONE),
    ("careRespondent", NONE),
    ("insurance", NONE),
    ("insurancePetitioner", NONE),
    ("insuranceRespondent", NONE),
    ("uncovered", NONE),
    ("uncoveredPetitioner", NONE),
    ("uncoveredRespondent", NONE),
    ("asked", NONE),
    ("askedPayer", NONE),
    ("askedPaid", NONE),
    ("retroactive", NONE),
    ("arrears", NONE),
    ("agreedAlimony", &["amount", "frequency", "first"]),
    ("alimonyPetitioner", NONE),
    ("alimonyRespondent", NONE),
];

impl CalculationKind {
    /// What goes in. A list is of persons or things that have these fields.
    #[must_use]
    pub fn inputs(self) -> Vec<(&'static str, &'static [&'static str])> {
        match self {
            Self::ChildSupportWorksheet => WORKSHEET_INPUTS.to_vec(),
            Self::TimeSharing => vec![("schedule", NONE)],
            Self::FinancialAffidavit => {
                let lists = affidavit_lines::LISTS.map(|list| (list.id, affidavit_lines::ENTRY));
                lists.into_iter().chain(affidavit_lines::INPUTS).collect()
            }
            Self::Division => vec![
                ("assets", &["category", "description", "value", "title", "taker"]),
                ("debts", &["category", "creditor", "owed", "monthly", "debtor", "payer"]),
            ],
            Self::AlimonyLimit => vec![
                ("payments", &["amount", "frequency", "first"]),
                ("netPayer", NONE),
                ("netRecipient", NONE),
            ],
        }
    }

    /// What comes out.
    #[must_use]
    pub fn outcomes(self) -> &'static [Outcome] {
        match self {
            Self::ChildSupportWorksheet => &WORKSHEET,
            Self::TimeSharing => &TIME_SHARING,
            Self::FinancialAffidavit => &AFFIDAVIT,
            Self::Division => &DIVISION,
            Self::AlimonyLimit => &ALIMONY_LIMIT,
        }
    }
}

// Made once: whether an id names an outcome is asked of each place of each clause that is printed.
static WORKSHEET: LazyLock<Vec<Outcome>> = LazyLock::new(|| {
    let words = worksheet_cells().into_iter().chain(WORDS.map(ToString::to_string));
    let lists = STEPS.map(|id| Outcome::list(id, STEP_FIELDS));
    words.map(Outcome::worded).chain(YES.map(Outcome::yes)).chain(lists).collect()
});

static TIME_SHARING: LazyLock<Vec<Outcome>> = LazyLock::new(|| {
    let lists = [Outcome::list("weeks", WEEK_FIELDS), Outcome::list("occasions", OCCASION_FIELDS)];
    let words = SCHEDULE.map(Outcome::worded).into_iter();
    words.chain(lists).chain(["straddles", "tableHolidays"].map(Outcome::yes)).collect()
});

static AFFIDAVIT: LazyLock<Vec<Outcome>> = LazyLock::new(affidavit_lines::outcomes);

static DIVISION: LazyLock<Vec<Outcome>> = LazyLock::new(|| {
    let lists = [("assets", ASSET_FIELDS), ("debts", DEBT_FIELDS)].into_iter();
    let lists = lists.flat_map(|(of, fields)| {
        ["Petitioner", "Respondent"].map(|whose| Outcome::list(format!("{of}{whose}"), fields))
    });
    lists.chain(DIVIDED.map(Outcome::worded)).collect()
});

static ALIMONY_LIMIT: LazyLock<Vec<Outcome>> =
    LazyLock::new(|| ALIMONY.map(Outcome::worded).into_iter().chain([Outcome::yes("above")]).collect());

/// The boxes of the worksheet by line and column: "1A", "5dT".
pub(crate) fn worksheet_cells() -> Vec<String> {
    let boxes = |(line, columns): (&str, &str)| {
        let line = line.to_string();
        columns.chars().map(move |column| format!("{line}{column}")).collect::<Vec<_>>()
    };
    LINES.into_iter().flat_map(boxes).collect()
}
