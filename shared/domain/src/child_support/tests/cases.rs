//! Cases that were computed by hand by the official lines, and what others publish.

use super::*;

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
