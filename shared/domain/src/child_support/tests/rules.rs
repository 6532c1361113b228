//! What the law says beside the lines: rows, bands, refusals, and when support ends.

use jiff::civil::date;

use super::*;

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
