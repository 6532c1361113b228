//! The checklist of a packet, the papers that are printed and the forms that are filled are the same case.

use domain::assembly::court_form::entries;
use domain::content::packet::FormRole;
use domain::content::{CourtForm, DocumentType};
use domain::interview::{FilingStep, Interview};

use crate::cases::{Case, cases};
use crate::paths::{catalog, sold};
use crate::text;

/// Asks the interview of each persona whose document is filed.
fn of_each(ask: impl Fn(&Case, &Interview<'_>, &[FilingStep<'_>])) {
    for document_type in sold().filter(|document_type| document_type.packet.is_some()) {
        for case in cases(document_type) {
            let source = case.source(document_type);
            let county = source.county.as_deref().and_then(|county| catalog().county(county));
            let interview = Interview::new(document_type, &source.matter.answers)
                .knowing(&source.matter.facts)
                .filed_in(county);
            ask(&case, &interview, &interview.filing_steps());
        }
    }
}

fn filed_kind(interview: &Interview<'_>) -> &'static DocumentType {
    sold().find(|document_type| document_type.packet.as_ref() == interview.packet()).unwrap()
}

#[test]
fn a_form_that_is_filled_for_a_persona_is_on_that_checklist() {
    let maps = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    of_each(|case, interview, steps| {
        for map in maps {
            for filling in map.fillings.iter().filter(|filling| interview.holds(filling.when.as_ref())) {
                let is_it = |step: &&FilingStep<'_>| {
                    step.form.court_form.as_ref() == Some(&map.id) && step.of == filling.of
                };
                assert!(steps.iter().any(|step| is_it(&step)), "{}: {}", case.file, map.id);
            }
        }
    });
}

/// A clerk sends back a cover sheet without it.
#[test]
fn each_cover_sheet_has_the_kind_of_case_of_the_packet() {
    let maps = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let sheet = maps.iter().find(|map| map.id == "12.928").unwrap();
    let nonlawyer =
        "Ana Ruiz | Example LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100".parse().unwrap();
    of_each(|case, interview, _| {
        for filling in sheet.fillings.iter().filter(|filling| interview.holds(filling.when.as_ref())) {
            let filled = entries(filling, interview, &nonlawyer);
            let kinds = filled.iter().filter(|entry| entry.field.ends_with("Dissolution of Marriage"));
            let kinds: Vec<&str> = kinds.map(|entry| entry.field.as_str()).collect();
            let is_joint = interview.track().is_some_and(|track| track.id == "simplified");
            let expected =
                if is_joint { "Simplified Dissolution of Marriage" } else { "Dissolution of Marriage" };
            assert_eq!(kinds, [expected], "{}", case.file);
        }
    });
}

#[test]
fn the_papers_of_the_packet_are_those_that_are_printed() {
    of_each(|case, interview, _| {
        let paper = case.draft(filed_kind(interview)).paper;
        let printed: Vec<&str> = paper.instruments.iter().map(|instrument| instrument.id.as_str()).collect();
        let own = interview.packet_forms(FormRole::Own);
        let listed: Vec<&str> = own.iter().filter_map(|form| form.instrument.as_deref()).collect();
        // The sheet with the lines of the worksheet is for its owner, and is not filed; nor is the agreement drafted here where the joint
        // petition says that the court’s own form is attached.
        let is_joint = interview.track().is_some_and(|track| track.id == "simplified");
        let is_filed = |id: &&str| *id != "worksheet" && !(is_joint && *id == "settlement");
        let filed: Vec<&str> = printed.into_iter().filter(is_filed).collect();
        assert_eq!(listed, filed, "{}", case.file);
    });
}

#[test]
fn everything_that_is_filed_stands_on_the_cover() {
    of_each(|case, interview, steps| {
        let cover = text::whole(&case.draft(filed_kind(interview)).paper);
        for step in steps {
            let row = format!("{} | {}", step.form.name, step.form.title);
            let is_listed = step.form.role() == FormRole::Own || cover.contains(&row);
            assert!(is_listed && cover.contains(&step.form.name), "{}: {row}", case.file);
        }
    });
}

/// The answer sheets of a case stand on its cover, and no other.
#[test]
fn a_form_that_no_map_fills_is_on_the_cover_line_by_line() {
    of_each(|case, interview, steps| {
        let cover = text::whole(&case.draft(filed_kind(interview)).paper);
        for sheet in &interview.packet().unwrap().answer_sheets {
            let is_filed = steps.iter().any(|step| step.form.answer_sheet.as_ref() == Some(&sheet.id));
            assert_eq!(cover.contains(&sheet.heading), is_filed, "{}: {}", case.file, sheet.heading);
        }
    });
}

#[test]
fn every_official_form_whose_address_is_told_has_its_answer_sheet() {
    for document_type in sold() {
        for form in document_type.packet.iter().flat_map(|packet| &packet.forms) {
            assert!(form.addresses.is_empty() || form.answer_sheet.is_some(), "{}", form.name);
        }
    }
}

#[test]
fn the_cover_has_the_fees_of_the_county_and_no_worksheet_where_there_are_no_children() {
    let document_type = sold().find(|document_type| document_type.packet.is_some()).unwrap();
    let case = cases(document_type).into_iter().find(|case| case.file == "details-simplified").unwrap();
    let cover = text::whole(&case.draft(document_type).paper);
    assert!(
        cover.contains(
            "the petition, about $409; the clerk, about $10 for each summons; the sheriff, about $40"
        )
    );
    for of_children in ["Where the child support worksheet takes its incomes from", "12.902(e), line 1"] {
        assert!(!cover.contains(of_children), "{of_children}");
    }
}

#[test]
fn the_cover_of_the_simplified_way_says_what_is_filed_and_who_comes() {
    let document_type = sold().find(|document_type| document_type.packet.is_some()).unwrap();
    let case =
        cases(document_type).into_iter().find(|case| case.file == "details-simplified-chosen").unwrap();
    let cover = text::whole(&case.draft(document_type).paper);
    for said in [
        "You file in the simplified way.",
        "With the petition: ☐ 12.928, ☐ 12.901(a), ☐ 12.902(i), ☐ 12.902(f)(3)",
        "At the final hearing: ☐ 12.990(a)",
        "Both give up the right to a trial and to an appeal | They meet it",
        "Final hearing: both of you, at the same time.",
        "The joint petition needs no summons and no service.",
        "Kind of case | (A) Simplified Dissolution of Marriage | 12.928",
        "2. Where the Petitioner lives, and since when | Pinellas County, FL, since March 1, 2019",
        "2. Where the Respondent lives, and since when | Polk County, FL, since January 15, 2026",
        "3. City, and state or country, of the marriage | Lisbon, Portugal",
        "6. The agreement: check one | Check the first box: Form 12.902(f)(3) is attached.",
    ] {
        assert!(cover.contains(said), "{said}");
    }
    for of_the_regular_way in ["Another way", "Official form instead", "signs Form 12.903(a)", "Form 12.923"]
    {
        assert!(!cover.contains(of_the_regular_way), "{of_the_regular_way}");
    }
}

#[test]
fn an_answer_sheet_says_what_to_write_on_each_line() {
    let document_type = sold().find(|document_type| document_type.packet.is_some()).unwrap();
    let case = cases(document_type).into_iter().find(|case| case.file == "details-simplified").unwrap();
    let cover = text::whole(&case.draft(document_type).paper);
    for row in [
        "2. Where the Petitioner lives, and since when | Alachua County, Florida. Since when is left to the Petitioner",
        "2. Where the Respondent lives, and since when | State: FL. The county, and since when, are left to the Respondent",
        "3. Date of the marriage | June 7, 2014",
        "3. City, and state or country, of the marriage | Bergen, Norway",
        "7. The Petitioner’s former name | Check the box: Ingrid Halvorsen",
        "7. The Respondent’s former name | None is asked for",
        "Separation, about | February 1, 2026",
        "Pregnancy | Neither party is pregnant",
        "Section I, line 17, of the Petitioner: present monthly gross income | Yours to write: it was not answered",
        "Assets, marital | Bank or credit union account: Joint savings at Suncoast Bank, $18,400.00. One half to each",
        "Assets, nonmarital | Piano from her grandmother, $3,000.00. Whose: The Petitioner",
        "Debts, marital | Mortgage on the home: Gator Home Lending, $180,000.00. To be paid by the Petitioner",
        "Debts, nonmarital | State college, $6,100.00. Whose: The Respondent",
        "Who waives the filing | Ingrid Halvorsen-Pratt and Desmond Pratt",
    ] {
        assert!(cover.contains(row), "{row}");
    }
}

/// What was entered line by line stands on the sheet of the affidavit as it was typed, and the totals by the month.
#[test]
fn the_sheet_of_the_affidavit_has_its_lines_and_totals() {
    let document_type = sold().find(|document_type| document_type.packet.is_some()).unwrap();
    let sheet = |file: &str| {
        let case = cases(document_type).into_iter().find(|case| case.file == file).unwrap();
        text::whole(&case.draft(document_type).paper)
    };
    let cover = sheet("details-affidavits");
    for row in [
        "Occupation of the Petitioner | Dental hygienist",
        "Pay rate of the Respondent | $1,925.00: Twice a month",
        "Income of the Petitioner, with the line of Form 12.902(c) | 1. Gross salary or wages: $2,400.00 every two weeks, $5,200.00 a month",
        "Section I, line 17, of the Petitioner: present monthly gross income | $5,200.00",
        "Section I, line 27, of the Respondent: present net monthly income | $3,000.00",
        "Automobiles, of the Petitioner, with the line of Form 12.902(c) | 32. Insurance: $1,656.00 a year, $138.00 a month",
        "Total monthly expenses of the Petitioner | $3,612.99",
        "Gross income of the Respondent | $3,850.00 a month | 12.902(b); 12.902(e)",
    ] {
        assert!(cover.contains(row), "{row}");
    }
    let missing = "Section I, line 27, of the Petitioner: present net monthly income | Yours to write: it was not answered";
    assert!(sheet("details-affidavits-overdrawn").contains(missing));
}

#[test]
fn a_form_is_told_that_what_is_sold_goes_to_nobody() {
    let document_type = sold().find(|document_type| document_type.packet.is_some()).unwrap();
    for case in cases(document_type) {
        let cover = text::whole(&case.draft(document_type).paper);
        assert!(!cover.contains("To go to: Sold") && !cover.contains("to: Sold"), "{}", case.file);
    }
}
