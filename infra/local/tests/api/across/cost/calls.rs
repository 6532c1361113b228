//! What each call of a signed-in person uses, counted: it is the same for a person with one stored document and with a
//! hundred. `COQUINA_STORED=5000 cargo test -p local --test api cost::calls` counts with as many, too;
//! `COQUINA_UPDATE=1` writes `infra/cost/CALLS.md` again, its part about five thousand only together with the other.

use std::collections::BTreeSet;
use std::path::PathBuf;

use shared::http::routes::{Access, all};

use super::customer::costs;
use super::table::{BEYOND, Cost, Costs, TOUCHES_ALL, beyond, table, tolerance};
use crate::fixtures::meter::Usage;

/// Calls that answer with a part of what is stored: the most rows that they may read, and bytes that they may answer.
const PAGES: [(&str, usize, usize); 5] = [
    ("GET /api/documents", 250, 3_200_000),
    ("GET /api/payments", 250, 200_000),
    ("GET /api/account/people-book", 250, 20_000),
    ("PATCH /api/account/people-book", 250, 20_000),
    ("POST /api/account/export", 400, 4_500_000),
];

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../cost/CALLS.md")
}

fn compare(few: &Costs, many: &Costs) {
    for (call, one) in few.iter().filter(|(call, _)| *call != TOUCHES_ALL) {
        let other = many[call];
        if let Some((_, rows, bytes)) = PAGES.iter().find(|(page, ..)| page == call) {
            assert!(other.usage.reads <= *rows && other.bytes <= *bytes, "{call}: {other:?}");
            let rest = |cost: &Cost| Usage { reads: 0, ..cost.usage };
            assert_eq!(rest(&other), rest(one), "{call}");
        } else {
            assert_eq!(other.usage, one.usage, "{call}");
            assert!(other.bytes.abs_diff(one.bytes) <= tolerance(call), "{call}: {one:?} {other:?}");
        }
    }
}

#[test]
fn every_call_of_a_signed_in_person_is_counted() {
    let kept = std::fs::read_to_string(file()).unwrap();
    let counted: BTreeSet<&str> = kept.lines().filter_map(|line| line.split('`').nth(1)).collect();
    let private = all().iter().filter(|route| matches!(route.access, Access::SignedIn | Access::Owner));
    for route in private {
        let call = format!("{} {}", route.method, route.path);
        assert!(
            counted.contains(call.as_str()),
            "{call} is not counted: add it to tests/api/across/cost/customer.rs"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_call_costs_more_for_what_its_person_has_stored() {
    let (few, many) = (costs(1).await, costs(100).await);
    compare(&few, &many);
    let stored = std::env::var("COQUINA_STORED").ok().and_then(|text| text.parse().ok());
    let most = match stored {
        Some(stored) => Some(costs(stored).await),
        None => None,
    };
    if let Some(most) = &most {
        compare(&few, most);
    }
    let (current, kept) = (table(&few, &many), std::fs::read_to_string(file()).unwrap());
    let (kept, kept_beyond) = kept.split_at(kept.find(BEYOND).unwrap_or(kept.len()));
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        let beyond = most.map_or_else(|| kept_beyond.to_string(), |most| beyond(&many, &most));
        std::fs::write(file(), format!("{current}{beyond}")).unwrap();
        return;
    }
    assert_eq!(
        without_bytes(kept),
        without_bytes(&current),
        "infra/cost/CALLS.md is stale: see this file's head"
    );
}

/// The table without its last column, which the comparison holds.
fn without_bytes(table: &str) -> Vec<&str> {
    table
        .lines()
        .map(|line| line.trim_end_matches(" |").rsplit_once(" | ").map_or(line, |(rest, _)| rest))
        .collect()
}
