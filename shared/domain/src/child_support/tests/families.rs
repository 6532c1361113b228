//! What holds of every family for which the law has an amount.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::*;

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
