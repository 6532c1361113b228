use domain::content::{Catalog, DocumentType};
use domain::interview::{AnswerChanges, Interview};
use domain::money::Cents;
use domain::orders::checkout::{self, Service};
use domain::orders::pricing;
use serde_json::{Value, json};

use super::content::Content;
use super::{TODAY, answered, printed};

fn catalog() -> Catalog {
    Content::kept().with_folder("boat-sale", "documents/boat-sale/").catalog()
}

fn boat_sale(catalog: &Catalog) -> &DocumentType {
    catalog.document_type("boat-sale").unwrap()
}

fn answers() -> Value {
    json!({
        "sellerName": "Maria Lopez",
        "buyerName": "Ada Stone",
        "boat": "A skiff, 2019, hull FLZ12345",
        "hasMotor": "Yes",
        "motor": "M-778",
    })
}

#[test]
fn a_seventh_type_is_shown_after_the_six() {
    let catalog = catalog();
    let kept = &Catalog::embedded().unwrap().document_types;
    assert_eq!(catalog.document_types[..kept.len()], kept[..]);
    assert_eq!(catalog.document_types[kept.len()..], [boat_sale(&catalog).clone()]);
    assert!(boat_sale(&catalog).is_available());
}

#[test]
fn its_questions_are_asked_and_its_answers_looked_over() {
    let catalog = catalog();
    let document_type = boat_sale(&catalog);
    let begun = answered(document_type, &json!({"sellerName": "Maria Lopez", "buyerName": "maria lopez"}));
    let progress = Interview::new(document_type, &begun).progress(1, TODAY);
    assert_eq!(progress.visible, ["sellerName", "buyerName", "boat", "hasMotor"]);
    assert_eq!((progress.percent, progress.next_step, progress.complete), (40, 2, false));
    assert!(progress.problems["buyerName"].contains("someone other"), "{:?}", progress.problems);
    let refused =
        AnswerChanges::parse(document_type, json!({"hasMotor": "Perhaps"}).as_object().unwrap()).unwrap_err();
    assert_eq!(refused["hasMotor"], "Please choose one of: Yes, No.");
    let whole = answered(document_type, &answers());
    let progress = Interview::new(document_type, &whole).progress(document_type.questions.len(), TODAY);
    assert!(progress.complete && progress.visible.contains(&"motor".to_string()));
    assert_eq!(progress.findings.iter().map(|found| found.code.as_str()).collect::<Vec<_>>(), ["B1"]);
}

#[test]
fn it_is_sold_for_its_own_price() {
    let catalog = catalog();
    let document_type = boat_sale(&catalog);
    assert_eq!(pricing::price(&catalog, document_type, false), Cents(2900));
    assert!(pricing::check(&catalog, document_type, false, &2900.into()).is_ok());
    let share = catalog.draft_bundle().unwrap().share.unwrap();
    assert!(pricing::check(&catalog, document_type, false, &share.0.into()).is_err());
    let basket = checkout::single(&catalog, document_type, Service::Standard).unwrap();
    assert_eq!(pricing::total(&basket.lines), Cents(2900));
}

#[test]
fn it_is_printed_with_its_answers() {
    let catalog = catalog();
    let document_type = boat_sale(&catalog);
    let text = printed(document_type, &answered(document_type, &answers()));
    for words in [
        "BILL OF SALE",
        "I, Maria Lopez, sell to Ada Stone this boat:",
        "A skiff, 2019, hull FLZ12345",
        "Article II. The Motor",
        "The motor with the number M-778 is sold with the boat.",
        "Signature of the seller",
    ] {
        assert!(text.contains(words), "{words} in: {text}");
    }
    let mut without = answers();
    without["hasMotor"] = "No".into();
    assert!(!printed(document_type, &answered(document_type, &without)).contains("M-778"));
}

#[test]
fn its_stages_reach_the_page_as_the_content_has_them() {
    let shown = serde_json::to_value(boat_sale(&catalog())).unwrap();
    let kept: Value = serde_json::from_str(include_str!("boat-sale-stages.json")).unwrap();
    assert_eq!(shown["stages"], kept);
}
