//! A search that does not come to its end reports what it has found and told, and another one goes on where it stopped.

use std::collections::BTreeSet;
use std::time::Duration;

use adapters::Services;
use local::Settings;
use shared::workflow::changed_clauses::{Change, ChangeReport, ChangeSearch, ChangeService};

use super::{notices, of_earlier_clauses};
use crate::fixtures::alteration::AlteredProduct;
use crate::fixtures::deployed;
use crate::fixtures::person::Person;
use crate::fixtures::product::{Address, start};

/// The product's own search, with so much time, over the tables at this address.
async fn service(settings: adapters::Settings, longest: Duration) -> ChangeService {
    let service = Services::new(settings).reconciliation().await.unwrap().change_service;
    ChangeService { longest, ..service }
}

/// One that has time for a page.
async fn short(at: &Address) -> ChangeService {
    service(deployed::settings(at, Settings::policy()), Duration::ZERO).await
}

/// One that has time for everything.
async fn whole(at: &Address) -> ChangeService {
    service(deployed::settings(at, Settings::policy()), Duration::from_secs(3600)).await
}

/// The same over tables that refuse calls with such a body.
async fn refused(at: &Address, refuses: fn(&str) -> bool) -> ChangeService {
    let mut settings = deployed::settings(at, Settings::policy());
    let endpoints = settings.endpoints.as_mut().unwrap();
    endpoints.dynamodb = AlteredProduct::refusing(&endpoints.dynamodb, refuses).await.address;
    service(settings, Duration::from_secs(3600)).await
}

fn is_scan(asked: &str) -> bool {
    asked.contains("FilterExpression")
}

fn is_later_page_of_scan(asked: &str) -> bool {
    is_scan(asked) && asked.contains("ExclusiveStartKey")
}

async fn search(service: &ChangeService, from: Option<String>) -> ChangeReport {
    let of = Change::Clauses("simple-will".to_string());
    let report = service.search(&ChangeSearch { of, notify: true, from }).await.unwrap();
    assert_eq!(report.failed, 0, "{report:?}");
    report
}

/// Goes on until a search comes to its end.
async fn resumed(service: &ChangeService, mut from: Option<String>) -> Vec<ChangeReport> {
    let mut reports = Vec::new();
    loop {
        reports.push(search(service, from).await);
        from = reports.last().unwrap().next.clone();
        if from.is_none() {
            return reports;
        }
    }
}

/// Two people with a will of earlier clauses, and one with two of them, between which a page of the table ends; all their ids.
async fn on_several_pages(at: &Address) -> (Vec<Person>, BTreeSet<u64>) {
    let mut people = Vec::new();
    let mut ids = BTreeSet::new();
    for _ in 0..3 {
        let (person, id) = of_earlier_clauses(at).await;
        ids.insert(id);
        people.push((person, id));
    }
    let (maria, first) = people.last().unwrap();
    let second = maria.paid_will().await;
    assert_eq!(maria.get(&format!("/api/documents/{second}/download")).await.status, 200);
    maria.issued_by_earlier_clauses(second, Some("residue")).await;
    ids.insert(second);
    // Sort keys are compared as text.
    let lower = std::cmp::min(first.to_string(), second.to_string());
    at.fill_page(&maria.owner().await, &format!("DOC#{lower}#")).await;
    (people.into_iter().map(|(person, _)| person).collect(), ids)
}

/// Each document is found once, and each owner told once.
fn is_whole(reports: &[ChangeReport], ids: &BTreeSet<u64>) {
    let found: Vec<u64> =
        reports.iter().flat_map(|report| &report.documents).map(|document| document.id.get()).collect();
    assert_eq!(found.len(), ids.len(), "{reports:?}");
    assert_eq!(&found.into_iter().collect::<BTreeSet<_>>(), ids, "{reports:?}");
    let told: usize = reports.iter().map(|report| report.told).sum();
    let before: usize = reports.iter().map(|report| report.told_before).sum();
    assert_eq!((told, before), (3, 0), "{reports:?}");
}

#[tokio::test]
async fn a_search_that_has_no_time_for_all_is_gone_on_with_where_it_stopped() {
    let at = start();
    let (people, ids) = on_several_pages(&at).await;
    let reports = resumed(&short(&at).await, None).await;
    assert!(reports.len() > 1, "a page each: {reports:?}");
    is_whole(&reports, &ids);
    for person in &people {
        assert_eq!(notices(person).await.len(), 1);
    }
    let [again] = &resumed(&whole(&at).await, None).await[..] else { panic!("there is time for all") };
    assert_eq!((again.documents.len(), again.told, again.told_before), (4, 0, 3), "{again:?}");
}

#[tokio::test]
async fn a_search_that_breaks_off_reports_what_it_has_found_and_is_gone_on_with() {
    let at = start();
    let (_, ids) = on_several_pages(&at).await;
    let broken_off = search(&refused(&at, is_later_page_of_scan).await, None).await;
    assert!(broken_off.next.is_some(), "{broken_off:?}");
    let mut reports = resumed(&whole(&at).await, broken_off.next.clone()).await;
    assert_eq!(reports.len(), 1);
    reports.insert(0, broken_off);
    is_whole(&reports, &ids);
}

#[tokio::test]
async fn a_search_that_cannot_begin_says_so() {
    let at = start();
    let of = Change::Clauses("simple-will".to_string());
    let service = refused(&at, is_scan).await;
    assert!(service.search(&ChangeSearch { of, notify: false, from: None }).await.is_err());
}
