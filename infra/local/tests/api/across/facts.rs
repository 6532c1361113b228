//! Facts beneath the answers, from the first that is given to the paper, the draft's attachment, the export and the sealed row.

use serde_json::{Value, json};

use crate::fixtures::interviews::will;
use crate::fixtures::payments::is_paid;
use crate::fixtures::pdf::{attached, text};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::waiting::eventually;

fn facts() -> Value {
    json!({
        "county": "Orange",
        "spouseName": "Carlos Lopez",
        "children": [
            {"name": "Ana Lopez", "minor": true, "guardian": "Rosa Ramirez"},
            {"name": "Luis Lopez", "minor": false},
        ],
        "residue": [{"name": "Carlos Lopez", "part": 1}, {"name": "Ana Lopez", "part": 1}],
        "bondWaived": true,
    })
}

const CHILDREN: &str = "Ana Lopez, a minor, to be cared for by Rosa Ramirez; Luis Lopez";

/// A will whose answers come from facts where they can.
async fn will_by_facts(maria: &Person) -> u64 {
    let mut answers = will();
    for composed in ["childrenDetails", "primaryBeneficiary"] {
        answers.as_object_mut().unwrap().remove(composed);
    }
    let new = json!({"type": "simpleWill", "answers": answers, "facts": facts()});
    let made = maria.post("/api/documents", &new).await.expect(201);
    made["id"].as_u64().unwrap()
}

#[tokio::test]
async fn facts_write_answers_and_are_read_back_beside_them() {
    let maria = Person::registered(shared()).await;
    let id = will_by_facts(&maria).await;
    let will = maria.document(id).await;
    assert_eq!(will["facts"], facts());
    assert_eq!(will["answers"]["childrenDetails"], CHILDREN);
    assert_eq!(will["answers"]["primaryBeneficiary"], "Carlos Lopez: one half; Ana Lopez: one half");
    assert_eq!((&will["interview"]["complete"], &will["totalSteps"]), (&json!(true), &json!(10)));
    let details = [
        "county",
        "spouseName",
        "bondWaived",
        "executorLives",
        "alternateExecutorLives",
        "homeTitle",
        "homeContents",
        "survivors",
        "survivorship",
        "youngPlan",
        "digitalAssets",
        "pets",
        "leftOut",
        "listWanted",
        "declarationWanted",
    ];
    assert_eq!(will["interview"]["details"], json!(details));
}

#[tokio::test]
async fn a_client_that_knows_nothing_of_facts_is_right_with_its_words() {
    let maria = Person::registered(shared()).await;
    let id = will_by_facts(&maria).await;
    let path = format!("/api/documents/{id}");
    let same = json!({"answers": {"childrenDetails": CHILDREN}, "currentStep": 5});
    assert_eq!(maria.patch(&path, &same).await.expect(200)["facts"], facts());
    let own = json!({"answers": {"childrenDetails": "Ana, 12; Luis, 20"}});
    let will = maria.patch(&path, &own).await.expect(200);
    assert_eq!(will["answers"]["childrenDetails"], "Ana, 12; Luis, 20");
    assert_eq!((&will["facts"]["children"], &will["facts"]["county"]), (&Value::Null, &json!("Orange")));
}

#[tokio::test]
async fn a_fact_is_changed_and_forgotten_on_its_own() {
    let maria = Person::registered(shared()).await;
    let id = will_by_facts(&maria).await;
    let path = format!("/api/documents/{id}");
    let one = json!({"facts": {"children": [{"name": "Ana Lopez", "minor": true}], "county": null}});
    let will = maria.patch(&path, &one).await.expect(200);
    assert_eq!(will["answers"]["childrenDetails"], "Ana Lopez, a minor");
    assert_eq!(will["facts"]["county"], Value::Null);
    let will = maria.patch(&path, &json!({"facts": {"children": null}})).await.expect(200);
    assert_eq!(will["answers"]["childrenDetails"], Value::Null);
    assert!(will["interview"]["missing"].to_string().contains("childrenDetails"));
}

#[tokio::test]
async fn a_fact_that_will_not_do_gets_a_sentence_and_loses_nothing() {
    let maria = Person::registered(shared()).await;
    let id = will_by_facts(&maria).await;
    let path = format!("/api/documents/{id}");
    for (facts, field) in [
        (json!({"county": "Atlantis"}), "county"),
        (json!({"shoeSize": 9}), "shoeSize"),
        (json!({"children": [{"name": "李小龙", "minor": true}]}), "children"),
        (json!({"residue": [{"name": "Ana Lopez", "part": 0.5}]}), "residue"),
    ] {
        let sent = json!({"facts": facts, "answers": {"executorName": "Eva Cruz"}});
        let refused = maria.patch(&path, &sent).await.expect(400);
        assert!(refused["fields"][field].is_string(), "{refused}");
    }
    let kept = maria.document(id).await;
    assert_eq!((&kept["facts"], &kept["answers"]["executorName"]), (&facts(), &json!("Pedro Ramirez")));
}

#[tokio::test]
async fn what_facts_say_is_printed_and_leaves_less_to_the_pen() {
    let maria = Person::registered(shared()).await;
    let (with, without) = (will_by_facts(&maria).await, maria.answered_will().await);
    let lines = async |id: u64| -> u64 {
        let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
        preview["effort"]["lines"].as_u64().unwrap()
    };
    assert_eq!(lines(without).await - lines(with).await, 2, "the county's line and the spouse's");
    let draft = maria.get(&format!("/api/documents/{with}/draft")).await.bytes;
    assert!(attached(&draft).contains(r#""spouseName":"Carlos Lopez""#), "facts travel with a draft");
    let printed = text(&draft);
    for words in ["Orange County, State of Florida", "one half to Carlos Lopez", "without bond"] {
        assert!(printed.contains(words), "{words} in {printed}");
    }
}

#[tokio::test]
async fn a_will_by_facts_is_bought_kept_sealed_and_exported() {
    let maria = Person::registered(shared()).await;
    let id = will_by_facts(&maria).await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    eventually("the will is paid", || is_paid(&maria, id)).await;
    let rows = shared().dump("main").await.join("\n");
    assert!(!rows.contains("Luis Lopez") && !rows.contains("Rosa Ramirez"), "facts are sealed");
    let password = json!({"password": crate::fixtures::person::PASSWORD});
    let export = maria.post("/api/account/export", &password).await.bytes;
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(export)).unwrap();
    let account: Value = serde_json::from_reader(zip.by_name("account.json").unwrap()).unwrap();
    assert_eq!(account["documents"][0]["facts"], facts());
}
