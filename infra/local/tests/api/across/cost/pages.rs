//! Lists come in parts that one answer bears.

use std::collections::BTreeSet;

use adapters::Policy;
use futures_util::future::join_all;
use local::Settings;
use serde_json::{Value, json};

use crate::fixtures::interviews::directive;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{Address, start_with};
use crate::fixtures::waiting::eventually;

fn start() -> Address {
    start_with(Policy { drafts: 10_000, ..Settings::policy() })
}

impl Person {
    /// Follows the cursors of a list; the pages, and the bytes of the largest.
    async fn pages(&self, path: &str) -> (Vec<Value>, usize) {
        let (mut pages, mut largest, mut cursor) = (Vec::new(), 0, String::new());
        loop {
            let answer = self.get(&format!("{path}?cursor={cursor}")).await;
            pages.push(answer.expect(200));
            largest = largest.max(answer.bytes.len());
            match answer.headers.get("x-next-cursor") {
                Some(next) => cursor = next.to_str().unwrap().to_string(),
                None => return (pages, largest),
            }
        }
    }

    /// Drafts with so many bytes beside the answers.
    async fn drafts(&self, count: usize, bytes: usize) -> BTreeSet<u64> {
        let mut made = BTreeSet::new();
        for _ in 0..count.div_ceil(20) {
            let form = json!({"type": "simpleWill", "data": {"notes": "x".repeat(bytes)}});
            for one in join_all((0..20).map(|_| self.post("/api/documents", &form))).await {
                made.insert(one.expect(201)["id"].as_u64().unwrap());
            }
        }
        made
    }
}

fn ids(pages: &[Value]) -> Vec<u64> {
    let all = pages.iter().flat_map(|page| page.as_array().unwrap());
    all.map(|document| document["id"].as_u64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn very_many_documents_come_in_several_answers_each_document_once() {
    let maria = Person::registered(&start()).await;
    let made = maria.drafts(240, 10).await;
    let (pages, _) = maria.pages("/api/documents").await;
    let listed = ids(&pages);
    assert_eq!((listed.len(), listed.into_iter().collect::<BTreeSet<_>>()), (made.len(), made));
    assert_eq!(pages.len(), 2);
    for page in pages {
        let times: Vec<&str> =
            page.as_array().unwrap().iter().map(|one| one["createdAt"].as_str().unwrap()).collect();
        assert!(times.is_sorted_by(|a, b| a >= b), "the newest first");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn very_large_documents_come_in_several_answers_none_near_what_can_be_answered() {
    let maria = Person::registered(&start()).await;
    let made = maria.drafts(200, 15_000).await;
    let (pages, largest) = maria.pages("/api/documents").await;
    assert_eq!(ids(&pages).into_iter().collect::<BTreeSet<_>>(), made);
    assert!(pages.len() > 1 && largest < 3_200_000, "{} pages, {largest} bytes", pages.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_parts_of_a_bundle_have_their_price_wherever_they_stand_in_a_long_list() {
    let maria = Person::registered(&start()).await;
    maria.drafts(200, 10).await;
    let mut bundle = Vec::new();
    for kind in ["healthcareDirective", "simpleWill", "powerOfAttorney"] {
        let form = json!({"type": kind, "status": "draft", "price": 4967, "answers": {}});
        bundle.push(maria.post("/api/documents", &form).await.expect(201)["id"].as_u64().unwrap());
    }
    let path = format!("/api/documents/{}", bundle[0]);
    maria.patch(&path, &json!({"answers": directive()})).await.expect(200);
    maria.confirm(&maria.payment(bundle[0]).await, "pm_card_visa").await.expect(200);
    eventually("the payment", || async { maria.document(bundle[0]).await["status"] == "paid" }).await;
    let (pages, _) = maria.pages("/api/documents").await;
    let all = pages.iter().flat_map(|page| page.as_array().unwrap());
    let at_share: BTreeSet<u64> =
        all.filter(|one| one["price"] == 4967).map(|one| one["id"].as_u64().unwrap()).collect();
    assert_eq!(at_share, BTreeSet::from([bundle[1], bundle[2]]));
    maria.delete(&format!("/api/documents/{}", bundle[1])).await.expect(200);
    assert_eq!(maria.document(bundle[2]).await["price"], 5900, "the share ends with the bundle");
}

#[tokio::test(flavor = "multi_thread")]
async fn very_many_payments_come_in_several_answers_and_their_totals_add_up() {
    let maria = Person::registered(&start()).await;
    for _ in 0..60 {
        let asked = maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await;
        maria.confirm(asked.expect(200)["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    }
    eventually("the payments", || async {
        let (pages, _) = maria.pages("/api/payments").await;
        pages.iter().map(|page| page["total"].as_u64().unwrap()).sum::<u64>() == 60 * 6900
    })
    .await;
    let (pages, _) = maria.pages("/api/payments").await;
    let counts: Vec<usize> = pages.iter().map(|page| page["payments"].as_array().unwrap().len()).collect();
    assert_eq!(counts, [50, 10]);
}

/// The record in a file of the export.
fn record(file: &[u8]) -> Value {
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(file)).unwrap();
    serde_json::from_reader(zip.by_name("account.json").unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_kept_comes_in_files_that_can_be_answered_each_document_and_payment_once() {
    let maria = Person::registered(&start()).await;
    let made = maria.drafts(60, 10_000).await;
    for _ in 0..60 {
        let asked = maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await;
        asked.expect(200);
    }
    let (mut files, mut documents, mut payments, mut cursor) = (0, Vec::new(), 0, String::new());
    loop {
        let path = format!("/api/account/export?cursor={cursor}");
        let file = maria.post(&path, &json!({"password": PASSWORD})).await;
        assert!(file.status == 200 && file.bytes.len() < 4_500_000, "{}", file.status);
        let record = record(&file.bytes);
        documents
            .extend(record["documents"].as_array().unwrap().iter().map(|one| one["id"].as_u64().unwrap()));
        payments += record["payments"].as_array().unwrap().len();
        files += 1;
        match file.headers.get("x-next-cursor") {
            Some(next) => cursor = next.to_str().unwrap().to_string(),
            None => break,
        }
    }
    assert_eq!((files, documents.len(), payments), (3, 60, 60));
    assert_eq!(documents.into_iter().collect::<BTreeSet<_>>(), made);
    let odd = maria.post("/api/account/export?cursor=x", &json!({"password": PASSWORD})).await;
    odd.refusal(400);
}

#[tokio::test]
async fn a_cursor_that_nobody_was_given_is_refused_or_finds_nothing_of_others() {
    let (maria, ana) = {
        let at = start();
        (Person::registered(&at).await, Person::registered(&at).await)
    };
    maria.draft("simpleWill").await;
    for cursor in ["x", "-1", "1.5", &"9".repeat(300), "%00"] {
        ana.get(&format!("/api/documents?cursor={cursor}")).await.refusal(400);
    }
    assert_eq!(ana.get("/api/documents?cursor=1").await.expect(200), json!([]));
    let odd = ana.get("/api/payments?cursor=USER~x").await.expect(200);
    assert_eq!(odd, json!({"total": 0, "payments": []}));
}
