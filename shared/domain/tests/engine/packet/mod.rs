//! What is filed, and in which order, for the answers of couples.

mod contradictions;
mod cover;
mod simplified;

use domain::content::court_form::Filer;
use domain::content::{Catalog, CourtForm, DocumentType};
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview};
use serde_json::{Value, json};

fn divorce() -> &'static DocumentType {
    Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap()
}

/// Asks an interview with these answers and facts.
fn asked<T>(answers: &Value, facts: &Value, ask: impl Fn(&Interview<'_>) -> T) -> T {
    let (document_type, catalog) = (divorce(), Catalog::embedded().unwrap());
    let answers = AnswerChanges::parse(document_type, answers.as_object().unwrap()).unwrap();
    let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
    let Matter { answers, facts } = Matter::default().with(document_type, answers, facts);
    ask(&Interview::new(document_type, &answers).knowing(&facts))
}

fn parents() -> Value {
    json!({ "hasMinorChildren": "Yes", "assetDivision": "The car to me", "spousalSupport": "No spousal support" })
}

fn couple(property: &str, support: &str) -> Value {
    json!({ "hasMinorChildren": "No", "assetDivision": property, "debtDivision": "None", "spousalSupport": support })
}

/// Who files what at a milestone.
fn filed(answers: &Value, milestone: &str) -> Vec<String> {
    filed_with(answers, &json!({}), milestone)
}

fn filed_with(answers: &Value, facts: &Value, milestone: &str) -> Vec<String> {
    asked(answers, facts, |interview| {
        let steps = interview.filing_steps();
        let then = steps.iter().filter(|step| step.milestone.id == milestone);
        then.map(|step| format!("{} {}", step.of.word(), step.form.name)).collect()
    })
}

fn has(filed: &[String], step: &str) -> bool {
    filed.iter().any(|each| each == step)
}

#[test]
fn a_case_goes_the_way_of_its_children_its_property_or_of_neither() {
    let track =
        |answers: &Value| asked(answers, &json!({}), |interview| interview.track().unwrap().id.clone());
    assert_eq!(track(&parents()), "children");
    assert_eq!(track(&couple("The car to me", "No spousal support")), "property");
    assert_eq!(track(&couple("None", "Petitioner will pay Respondent")), "property");
    assert_eq!(track(&couple("None", "No spousal support")), "nothing");
}

#[test]
fn papers_come_in_the_order_in_which_they_are_filed() {
    let milestones: Vec<String> = asked(&parents(), &json!({}), |interview| {
        interview.filing_steps().iter().map(|step| step.milestone.id.clone()).collect()
    });
    let mut order = milestones.clone();
    order.dedup();
    assert_eq!(order, ["petition", "answer", "course", "service", "hearing", "judgment"]);
    let first = filed(&parents(), "petition");
    assert_eq!(first[..3], ["petitioner 12.928", "petitioner Petition", "petitioner 12.901(b)(1)"]);
}

#[test]
fn an_affidavit_goes_with_the_petition_where_child_support_is_asked_for() {
    let affidavit = "12.902(c) or 12.902(b)";
    assert!(has(&filed(&parents(), "petition"), &format!("petitioner {affidavit}")));
    let given_up = json!({ "ifOneDies": "Each gives up the rights of a surviving spouse" });
    let later = filed_with(&parents(), &given_up, "service");
    assert!(has(&later, &format!("respondent {affidavit}")), "{later:?}");
}

/// Paragraph 3 of the court's agreements swears that both are filed.
#[test]
fn both_affidavits_come_before_an_agreement_that_says_that_they_are_filed() {
    let affidavit = "12.902(c) or 12.902(b)";
    let exchanged = json!({ "affidavits": "Yes, both" });
    for (answers, facts, agreement) in [
        (parents(), json!({}), "both 12.902(f)(1)"),
        (couple("None", "Petitioner will pay Respondent"), json!({}), "both 12.902(f)(2)"),
        (couple("The car to me", "No spousal support"), exchanged, "both 12.902(f)(2)"),
    ] {
        let filed = filed_with(&answers, &facts, "petition");
        let place = |step: &str| {
            filed.iter().position(|each| each == step).unwrap_or_else(|| panic!("{step} in {filed:?}"))
        };
        for of in ["petitioner", "respondent"] {
            assert!(place(&format!("{of} {affidavit}")) < place(agreement), "{filed:?}");
        }
    }
}

/// The second exception of Form 12.902(c): no children, no support and a written agreement on everything.
#[test]
fn without_children_and_support_an_affidavit_is_filed_only_where_it_applies() {
    let answers = couple("The car to me", "No spousal support");
    let sure = asked(&answers, &json!({}), |interview| {
        let steps = interview.filing_steps();
        steps.iter().any(|step| step.form.name.starts_with("12.902(c)") && !step.form.if_it_applies)
    });
    assert!(!sure);
}

/// Alimony without children: only where it goes through the depository is an order for the payer's employer in general signed.
#[test]
fn alimony_through_the_depository_has_the_income_deduction_order_in_the_list() {
    let listed = |method: &str| {
        let answers = couple("None", "Petitioner will pay Respondent");
        asked(&answers, &json!({"supportMethod": method}), |interview| {
            let steps = interview.filing_steps();
            let orders = steps.iter().filter(|step| step.form.name == "12.996(a)");
            orders.map(|step| step.form.if_it_applies).collect::<Vec<bool>>()
        })
    };
    assert_eq!(listed("Through the court’s depository"), [true]);
    assert_eq!(listed("By income deduction"), [false]);
    assert!(listed("Directly to the other party").is_empty());
}

#[test]
fn each_step_says_before_whom_it_is_signed() {
    let signed = |name: &str| {
        asked(&parents(), &json!({}), |interview| {
            let steps = interview.filing_steps();
            steps.iter().find(|step| step.form.name == name).unwrap().signing.words.clone()
        })
    };
    assert_eq!(signed("12.902(d)").unwrap(), "under oath before a notary or deputy clerk");
    assert_eq!(signed("12.932").unwrap(), "under penalties of perjury, without a notary");
    assert_eq!(signed("12.990(b)(1)"), None);
}

/// Names with whether each is sure, of those of which a list of one child of an age has something to say.
fn of_child(minor: bool) -> Vec<(String, bool)> {
    let child = json!({"name": "Tara Patel", "minor": minor, "initials": "T.P.", "age": "17", "livesWith": "The Petitioner"});
    asked(&parents(), &json!({"children": [child]}), |interview| {
        let steps = interview.filing_steps();
        let about = ["12.902(d)", "12.902(e)", "12.995(a)", "Course certificate"];
        let of_petitioner = steps.iter().filter(|step| step.of != Filer::Respondent);
        let named = of_petitioner.filter(|step| about.contains(&step.form.name.as_str()));
        named.map(|step| (step.form.name.clone(), !step.form.if_it_applies)).collect()
    })
}

#[test]
fn what_is_about_minors_is_not_asked_of_who_lists_adult_children_alone() {
    assert_eq!(of_child(false), [("12.902(d)".to_string(), false)]);
    let sure = of_child(true);
    assert!(sure.len() == 4 && sure.iter().all(|(_, is_sure)| *is_sure), "{sure:?}");
    assert!(is_found(
        "D17a",
        &parents(),
        &json!({"children": [{"name": "Tara Patel", "minor": false, "initials": "T.P.", "age": "22", "livesWith": "The Petitioner"}]})
    ));
}

/// A child of the parents with whether it is a minor, and when it was born.
fn child(minor: bool, born: &str) -> Value {
    json!({"name": "Tara Patel", "minor": minor, "initials": "T.P.", "age": "15", "livesWith": "The Petitioner", "birthDate": born})
}

#[test]
fn a_birth_date_has_to_fit_what_is_said_of_the_same_child() {
    let contradict = |children: Value| is_found("D17c", &parents(), &json!({ "children": children }));
    assert!(!contradict(json!([child(true, "2011-03-09"), child(false, "2004-03-09")])));
    assert!(contradict(json!([child(true, "2011-03-09"), child(true, "2004-03-09")])));
    assert!(contradict(json!([child(false, "2011-03-09"), child(false, "2004-03-09")])));
    assert!(!contradict(json!([child(true, "2008-11-22")])), "18 tomorrow");
    assert!(contradict(json!([child(true, "2008-11-21")])), "18 today");
}

#[test]
fn a_document_that_is_filed_nowhere_has_no_steps() {
    let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
    let answers = domain::interview::Answers::default();
    let interview = Interview::new(will, &answers);
    assert!(interview.filing_steps().is_empty() && interview.track().is_none());
}

/// What is in the packet where every form of the court that a map fills is filled.
fn in_packet(answers: &Value, facts: &Value) -> Vec<String> {
    asked(answers, facts, |interview| {
        let steps: Vec<_> = interview.filing_steps();
        let kept: Vec<_> = steps.iter().filter(|step| interview.is_in_packet(step)).collect();
        let filled = kept.iter().filter(|step| step.form.court_form.is_some());
        let replaced: Vec<&str> = filled.filter_map(|step| interview.replaced_by(step.form)).collect();
        let is_left = |id: &Option<String>| id.as_deref().is_none_or(|id| !replaced.contains(&id));
        kept.iter().filter(|step| is_left(&step.form.instrument)).map(|step| step.form.name.clone()).collect()
    })
}

#[test]
fn the_courts_own_petition_agreement_and_plan_take_the_place_of_the_drafted_ones() {
    let of_parents = in_packet(&parents(), &json!({}));
    for (court, drafted) in [
        ("12.901(b)(1)", "Petition"),
        ("12.902(f)(1)", "Settlement agreement"),
        ("12.995(a)", "Parenting plan"),
    ] {
        assert!(has(&of_parents, court) && !has(&of_parents, drafted), "{of_parents:?}");
    }
    let of_couple = in_packet(&couple("The car to me", "No spousal support"), &json!({}));
    assert!(has(&of_couple, "12.902(f)(2)") && !has(&of_couple, "Settlement agreement"), "{of_couple:?}");
    assert!(has(&of_couple, "Petition"), "there is no map of Form 12.901(b)(2): {of_couple:?}");
    assert!(!has(&of_couple, "12.901(a)") && !has(&of_couple, "12.902(f)(3)"), "{of_couple:?}");
    let of_nothing = in_packet(&couple("None", "No spousal support"), &json!({}));
    assert!(has(&of_nothing, "12.901(b)(3)") && !has(&of_nothing, "Petition"), "{of_nothing:?}");
    assert!(has(&of_nothing, "Settlement agreement"), "{of_nothing:?}");
}

#[test]
fn the_agreement_that_swears_to_affidavits_is_taken_only_where_they_are_asked_for_or_may_be_there() {
    let drafted = |support: &str, affidavits: &str| {
        let facts = json!({ "affidavits": affidavits });
        has(&in_packet(&couple("The car to me", support), &facts), "Settlement agreement")
    };
    assert!(drafted("No spousal support", "Not yet"));
    assert!(!drafted("No spousal support", "Yes, both"));
    assert!(!drafted("Petitioner will pay Respondent", "Not yet"));
    let exchanged = json!({ "affidavits": "Yes, both" });
    let packet = asked(&couple("The car to me", "No spousal support"), &exchanged, |interview| {
        interview.filing_steps().iter().map(|step| step.form.title.clone()).collect::<Vec<_>>()
    });
    assert!(has(&packet, "The financial affidavits that you have exchanged"), "{packet:?}");
}

#[test]
fn rights_given_up_at_death_keep_the_drafted_agreement_which_has_lines_for_the_witnesses() {
    let facts = json!({ "ifOneDies": "Each gives up the rights of a surviving spouse" });
    for answers in [parents(), couple("The car to me", "No spousal support")] {
        let packet = in_packet(&answers, &facts);
        assert!(has(&packet, "Settlement agreement"), "{packet:?}");
        assert!(!packet.iter().any(|name| name.starts_with("12.902(f)")), "{packet:?}");
    }
}

/// Whether a finding is found with these answers and facts.
fn is_found(code: &str, answers: &Value, facts: &Value) -> bool {
    let today = jiff::civil::date(2026, 11, 21);
    asked(answers, facts, |interview| interview.findings(today).iter().any(|found| found.code == code))
}

/// A map fills a paper that the packet lists under its number, for those who file it.
#[test]
fn every_map_of_a_form_has_its_place_in_the_packet() {
    let packet = divorce().packet.as_ref().unwrap();
    for map in CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}")) {
        let of_map: Vec<_> =
            packet.forms.iter().filter(|form| form.court_form.as_ref() == Some(&map.id)).collect();
        assert!(!of_map.is_empty(), "{} is in no packet", map.id);
        for form in of_map {
            assert!(form.name.starts_with(&map.edition.number), "{}", form.name);
            let files = |of: Filer| form.filings.iter().any(|filing| filing.of == of);
            assert!(map.fillings.iter().all(|filling| files(filling.of)), "{}", map.id);
            assert!(form.addresses.is_empty(), "the address of {} stands in its map", map.id);
        }
    }
}

/// What a respondent files comes after what opens the case, also of the same form.
#[test]
fn each_copy_of_a_mapped_form_has_its_own_place_in_the_order_of_filing() {
    asked(&parents(), &json!({}), |interview| {
        let place = |map: &str, of: Filer| interview.filing_place(map, of).unwrap();
        assert_eq!(place("12.928", Filer::Petitioner), 0);
        assert!(place("12.901b1", Filer::Petitioner) < place("12.902j", Filer::Petitioner));
        assert!(place("12.902d", Filer::Petitioner) < place("12.902j", Filer::Respondent));
        assert!(place("12.902j", Filer::Respondent) < place("12.923", Filer::Petitioner));
        assert_eq!(interview.filing_place("12.901b3", Filer::Petitioner), None);
    });
}

#[test]
fn a_form_names_only_maps_that_exist() {
    let maps = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let named =
        divorce().packet.iter().flat_map(|packet| &packet.forms).filter_map(|form| form.court_form.as_ref());
    for id in named {
        assert!(maps.iter().any(|map| map.id == *id), "there is no map {id}");
    }
}
