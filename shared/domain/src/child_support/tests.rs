//! The worksheet against cases that were computed by hand by the official lines, and against what others publish.

use std::sync::LazyLock;

use jiff::civil::date;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::*;
use crate::money::Amount;

fn guidelines() -> &'static Guidelines {
    static GUIDELINES: LazyLock<Guidelines> = LazyLock::new(Guidelines::of_files);
    &GUIDELINES
}

/// Incomes in cents; a case without overnights has none of them.
fn parents(children: usize, (petitioner, respondent): (u64, u64)) -> Inputs {
    Inputs {
        children: Children::new(children).unwrap(),
        gross: Pair::default(),
        net: Pair { petitioner: Amount(petitioner), respondent: Amount(respondent) },
        overnights: None,
        care: Cost::default(),
        insurance: Cost::default(),
        uncovered: Cost::default(),
    }
}

fn cost(total: u64, (petitioner, respondent): (u64, u64)) -> Cost {
    let paid = Pair { petitioner: Amount(petitioner * 100), respondent: Amount(respondent * 100) };
    Cost { total: Amount(total * 100), paid }
}

impl Inputs {
    /// The nights with the petitioner, in halves; the rest of the year is the respondent's.
    fn nights(self, petitioner: u32) -> Self {
        let overnights = Pair {
            petitioner: Overnights::halves(petitioner),
            respondent: Overnights::halves(730 - petitioner),
        };
        Self { overnights: Some(overnights), ..self }
    }

    fn swapped(self) -> Self {
        let swap = |cost: Cost| Cost { paid: cost.paid.swapped(), ..cost };
        Self {
            net: self.net.swapped(),
            gross: self.gross.swapped(),
            overnights: self.overnights.map(Pair::swapped),
            care: swap(self.care),
            insurance: swap(self.insurance),
            uncovered: swap(self.uncovered),
            ..self
        }
    }
}

fn sheet(inputs: Inputs) -> Worksheet {
    Worksheet::compute(guidelines(), &inputs).unwrap()
}

/// What stands in boxes of the form.
fn boxes(inputs: Inputs, wanted: &[(&str, &str)]) {
    let cells = sheet(inputs).cells();
    for (id, words) in wanted {
        assert_eq!(cells.get(*id).map(ToString::to_string).as_deref(), Some(*words), "line {id}");
    }
}

fn paid(inputs: Inputs) -> (Option<Parent>, String) {
    let presumptive = sheet(inputs).presumptive.unwrap();
    (presumptive.payer, presumptive.amount.to_string())
}

fn e1() -> Inputs {
    let costs = Inputs {
        care: cost(400, (0, 400)),
        insurance: cost(200, (0, 200)),
        ..parents(2, (500_000, 300_000))
    };
    costs.nights(120)
}

fn e5() -> Inputs {
    let inputs = parents(2, (400_000, 300_000)).nights(330);
    Inputs { care: cost(600, (0, 600)), insurance: cost(200, (200, 0)), ..inputs }
}

fn e6() -> Inputs {
    let inputs = parents(2, (774_091, 580_000)).nights(365);
    Inputs { care: cost(200, (200, 0)), insurance: cost(282, (282, 0)), ..inputs }
}

fn e8() -> Inputs {
    let inputs = parents(1, (300_000, 200_000)).nights(330);
    Inputs { care: cost(200, (0, 200)), insurance: cost(100, (0, 100)), ..inputs }
}

#[test]
fn case_1_below_73_overnights_is_line_9() {
    let wanted = [("1T", "$8,000.00"), ("2T", "$2,004.00"), ("3A", "62.50%"), ("4A", "$1,252.50")];
    boxes(e1(), &wanted);
    boxes(e1(), &[("5dT", "$600.00"), ("6A", "$375.00"), ("8B", "$600.00"), ("9A", "$1,627.50")]);
    assert_eq!(paid(e1()), (Some(Parent::Petitioner), "$1,627.50".into()));
    assert!(sheet(e1()).substantial.is_none() && !sheet(e1()).cells().contains_key("10T"));
}

#[test]
fn case_2_at_73_overnights_there_is_no_cliff() {
    let two = parents(1, (600_000, 400_000));
    boxes(two.nights(146), &[("13A", "$1,034.64"), ("13B", "$172.44"), ("21A", "$862.20")]);
    boxes(two.nights(144), &[("9A", "$862.20")]);
    assert_eq!(paid(two.nights(146)), paid(two.nights(144)));
}

#[test]
fn case_3_at_100_overnights() {
    let three = parents(1, (600_000, 400_000)).nights(200);
    boxes(three, &[("13A", "$938.97"), ("13B", "$236.22"), ("21A", "$702.75")]);
}

#[test]
fn case_4_equal_time() {
    let four = parents(1, (600_000, 400_000)).nights(365);
    boxes(four, &[("12A", "50.00%"), ("13A", "$646.65"), ("13B", "$431.10"), ("21A", "$215.55")]);
}

#[test]
fn case_5_costs_that_each_paid_in_part() {
    let wanted = [("2T", "$1,885.00"), ("13A", "$885.32"), ("13B", "$547.79"), ("18A", "$257.14")];
    boxes(e5(), &wanted);
    boxes(e5(), &[("18B", "$0.00"), ("19A", "$1,142.47"), ("20B", "$547.79"), ("21A", "$594.67")]);
}

#[test]
fn case_6_the_payer_who_paid_all_costs() {
    let wanted = [("2T", "$2,493.57"), ("13A", "$1,069.12"), ("13B", "$801.06"), ("18A", "$0.00")];
    boxes(e6(), &wanted);
    boxes(e6(), &[("18B", "$206.46"), ("19A", "$1,069.12"), ("20B", "$1,007.51"), ("21A", "$61.61")]);
    assert_eq!(paid(e6()).0, Some(Parent::Petitioner));
}

#[test]
fn case_7_above_the_schedule() {
    boxes(parents(1, (4_000_000, 200_000)), &[("2T", "$3,037.00"), ("9A", "$2,892.38")]);
}

#[test]
fn case_8_costs_on_one_side() {
    let wanted = [("13A", "$493.15"), ("13B", "$271.23"), ("18A", "$180.00"), ("18B", "$0.00")];
    boxes(e8(), &wanted);
    boxes(e8(), &[("21A", "$401.92")]);
}

#[test]
fn case_9_nothing_is_rounded_between_the_lines() {
    let nine = parents(1, (300_000, 200_000)).nights(400);
    let nine = Inputs { care: cost(200, (50, 0)), insurance: cost(100, (0, 0)), ..nine };
    boxes(nine, &[("19A", "$536.85"), ("20B", "$448.77"), ("21A", "$88.08")]);
}

#[test]
fn case_10_without_overnights_the_lines_say_what_each_owes_and_no_one_is_said_to_pay() {
    let ten = Inputs { care: cost(600, (0, 600)), ..parents(2, (670_000, 300_000)) };
    boxes(ten, &[("2T", "$2,206.00"), ("9A", "$1,938.16")]);
    assert_eq!(sheet(ten).presumptive, None);
}

/// A calculator that a Florida law firm has put before the public gives these to the dollar.
#[test]
fn two_public_examples_come_to_the_same_dollar() {
    let dollars = |inputs| (sheet(inputs).presumptive.unwrap().amount.cents() + 50) / 100;
    assert_eq!(dollars(e1()), 1628);
    assert_eq!(dollars(parents(1, (600_000, 400_000)).nights(200)), 703);
}

/// Seen in two public calculators: without the zero on line 18 each cost counts twice.
#[test]
fn costs_are_not_counted_twice() {
    let twice = |inputs| {
        let lines = sheet(inputs);
        let Pair { petitioner, respondent } = lines.substantial.unwrap().line_13;
        let Pair { petitioner: one, respondent: other } = lines.line_6;
        let (one, other) = (one - lines.line_8.petitioner, other - lines.line_8.respondent);
        ((petitioner + one) - (respondent + other)).to_string()
    };
    assert_eq!((twice(e8()), paid(e8()).1), ("$581.92".into(), "$401.92".into()));
    assert_eq!((twice(e6()), paid(e6())), ("-$144.85".into(), (Some(Parent::Petitioner), "$61.61".into())));
}

#[test]
fn between_two_rows_the_amount_by_the_other_way_is_told() {
    let between = parents(1, (584_337, 0)).nights(0);
    let sheet_between = sheet(between);
    let other = sheet_between.alternative.unwrap();
    assert_eq!(
        (sheet_between.convention, other.convention),
        (Convention::RowAtOrBelow, Convention::StraightLine)
    );
    assert_eq!(
        (sheet_between.line_2.to_string(), other.line_2.to_string()),
        ("$1,102.00".into(), "$1,106.34".into())
    );
    assert_eq!(other.presumptive.unwrap().amount.to_string(), "$1,106.34");
    assert_eq!(sheet(e1()).alternative, None, "an income that stands in the schedule is read one way");
}

#[test]
fn the_court_may_vary_by_five_percent() {
    let (least, most) = sheet(e1()).presumptive.unwrap().band;
    assert_eq!((least.to_string(), most.to_string()), ("$1,546.13".into(), "$1,708.88".into()));
}

#[test]
fn what_the_law_gives_no_amount_for_is_refused_with_its_reason() {
    let refused = |inputs: Inputs| Worksheet::compute(guidelines(), &inputs).unwrap_err();
    assert_eq!(Children::new(0), Err(GuidelinesRefusal::NoChildren));
    assert_eq!(Children::new(7), Err(GuidelinesRefusal::TooManyChildren));
    assert_eq!(refused(parents(1, (40_000, 39_999))), GuidelinesRefusal::BelowSchedule);
    assert!(Worksheet::compute(guidelines(), &parents(1, (40_000, 40_000))).is_ok());
    assert_eq!(refused(parents(1, (79_999, 500_000)).nights(0)), GuidelinesRefusal::LowIncome);
    assert!(Worksheet::compute(guidelines(), &parents(1, (500_000, 79_999)).nights(0)).is_ok());
    let paid = Inputs { insurance: cost(100, (60, 41)), ..parents(1, (300_000, 200_000)) };
    assert_eq!(refused(paid), GuidelinesRefusal::PaidMoreThanCost(CostKind::Insurance));
    let mut year = parents(1, (300_000, 200_000)).nights(200);
    year.overnights = year.overnights.map(|nights| Pair { respondent: Overnights::whole(200), ..nights });
    assert_eq!(refused(year), GuidelinesRefusal::Overnights(Overnights::whole(300)));
    assert!(refused(year).to_string().contains("come to 300, and the worksheet counts a year of 365"));
}

#[test]
fn a_parent_who_pays_more_than_the_share_is_paid_nothing_back_on_line_9() {
    let inputs = Inputs { care: cost(3_000, (3_000, 0)), ..parents(1, (300_000, 200_000)).nights(60) };
    assert!(sheet(inputs).line_9.petitioner < ExactSum::ZERO);
    assert_eq!(paid(inputs), (None, "$0.00".into()));
}

#[test]
fn support_ends_at_18_or_with_a_graduation_before_19() {
    let born = date(2010, 5, 20);
    assert_eq!(ends_on(born, None), Some(date(2028, 5, 20)));
    for (graduates, ends) in [
        (date(2029, 5, 19), date(2029, 5, 19)),
        (date(2029, 5, 20), date(2028, 5, 20)),
        (date(2027, 6, 1), date(2028, 5, 20)),
    ] {
        assert_eq!(ends_on(born, Some(graduates)), Some(ends), "{graduates}");
    }
}

#[test]
fn each_child_who_ages_out_has_a_day_and_an_amount_for_the_others() {
    let child = |name: &str, day| Ending { child: name.into(), ends: day };
    let twins = date(2035, 3, 21);
    let endings = vec![child("Tomás", date(2041, 8, 2)), child("Ana", twins), child("Eva", twins)];
    let three = Inputs { children: Children::new(3).unwrap(), ..e1() };
    let steps = step_down(guidelines(), &three, endings).unwrap();
    let names: Vec<_> = steps.iter().map(|step| step.ending.child.as_str()).collect();
    assert_eq!(names, ["Ana", "Eva", "Tomás"]);
    let one = Inputs { children: Children::new(1).unwrap(), ..e1() };
    let rest: Vec<_> = steps.iter().map(|step| step.rest.map(|rest| rest.amount.to_string())).collect();
    assert_eq!(rest, [Some(paid(one).1), Some(paid(one).1), None]);
}

/// Any family for which the law has an amount: incomes from the schedule's first row on.
fn family() -> impl Strategy<Value = Inputs> {
    let incomes = (80_000_u64..3_000_000, 80_000_u64..3_000_000);
    let costs = prop::array::uniform3((0_u64..200_000, 0_u64..=100, 0_u64..=100));
    (1_usize..=6, incomes, 0_u32..=730, costs).prop_map(|(children, incomes, nights, costs)| {
        let [care, insurance, uncovered] = costs.map(|(total, one, other)| {
            let petitioner = total * one / 100;
            let respondent = (total - petitioner) * other / 100;
            Cost {
                total: Amount(total),
                paid: Pair { petitioner: Amount(petitioner), respondent: Amount(respondent) },
            }
        });
        Inputs { care, insurance, uncovered, ..parents(children, incomes).nights(nights) }
    })
}

fn holds(property: impl Fn(Inputs) -> Result<(), TestCaseError>) {
    let config = Config { cases: 3_000, failure_persistence: None, ..Config::default() };
    TestRunner::new(config).run(&family(), property).unwrap();
}

#[test]
fn the_two_parents_are_treated_alike() {
    holds(|inputs| {
        let (one, other) = (sheet(inputs).presumptive.unwrap(), sheet(inputs.swapped()).presumptive.unwrap());
        let turned = other.payer.map(|parent| Parent::BOTH[usize::from(parent == Parent::Petitioner)]);
        prop_assert_eq!((one.amount, one.payer), (other.amount, turned));
        Ok(())
    });
}

#[test]
fn the_obligation_grows_with_income_and_with_children() {
    holds(|inputs| {
        let basic = |inputs| sheet(inputs).line_2;
        let mut richer = inputs;
        richer.net.petitioner.0 += 12_345;
        prop_assert!(basic(richer) >= basic(inputs));
        if let Ok(children) = Children::new(inputs.children.count() + 1) {
            let more = Inputs { children, ..inputs };
            prop_assert!(basic(more) >= basic(inputs));
        }
        let line = sheet(inputs).alternative.map(|other| other.line_2);
        prop_assert!(line.is_none_or(|line| line > basic(inputs)));
        Ok(())
    });
}

/// Costs that one parent pays never make that parent owe more, and never turn the payment round to that parent's debit.
#[test]
fn who_pays_the_costs_owes_no_more_because_of_them() {
    holds(|inputs| {
        let all = |parent: Parent| {
            let by = |cost: Cost| {
                let mut paid = Pair { petitioner: Amount(0), respondent: Amount(0) };
                match parent {
                    Parent::Petitioner => paid.petitioner = cost.total,
                    Parent::Respondent => paid.respondent = cost.total,
                }
                Cost { paid, ..cost }
            };
            Inputs {
                care: by(inputs.care),
                insurance: by(inputs.insurance),
                uncovered: by(inputs.uncovered),
                ..inputs
            }
        };
        let none = Inputs {
            care: Cost::default(),
            insurance: Cost::default(),
            uncovered: Cost::default(),
            ..inputs
        };
        for parent in Parent::BOTH {
            let owes = |inputs| {
                let presumptive = sheet(inputs).presumptive.unwrap();
                if presumptive.payer == Some(parent) { presumptive.amount } else { ExactSum::ZERO }
            };
            prop_assert!(owes(all(parent)) <= owes(none));
        }
        Ok(())
    });
}

#[test]
fn more_nights_never_cost_more() {
    holds(|inputs| {
        let owed = |nights: u32| {
            let presumptive = sheet(inputs.nights(nights)).presumptive.unwrap();
            let amount = presumptive.amount;
            match presumptive.payer {
                Some(Parent::Respondent) => ExactSum::ZERO - amount,
                _ => amount,
            }
        };
        // Between the two bounds of substantial time-sharing, from the incomes as a source of any number.
        let nights = 146 + u32::try_from(inputs.net.petitioner.0 % 438).unwrap();
        prop_assert!(owed(nights + 1) <= owed(nights));
        Ok(())
    });
}

#[test]
fn the_parts_of_a_line_make_its_whole() {
    holds(|inputs| {
        let lines = sheet(inputs);
        prop_assert_eq!(lines.line_4.total(), lines.line_2);
        prop_assert_eq!(lines.line_6.total(), lines.line_5d);
        if let Some(substantial) = lines.substantial {
            prop_assert_eq!(substantial.line_11.total(), substantial.line_10);
            prop_assert!(substantial.line_18.petitioner >= ExactSum::ZERO);
        }
        Ok(())
    });
}
