//! Random sequences of what can happen, each compared with the reference model in the end.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use shared::clock;

use crate::bank::Bank;
use crate::steps::{Step, Story};

/// How many sequences one bank sees before it is opened again, so that its tables stay small.
const PER_BANK: u32 = 200;

/// The stack of a thread that tells stories, in bytes.
const STACK: usize = 16 * 1024 * 1024;

/// Fixed, so that a seed tells the same sequences on every machine.
const WORKERS: u32 = 2;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

fn step() -> impl Strategy<Value = Step> {
    let n = || 0_usize..6;
    prop_oneof![
        2 => any::<bool>().prop_map(|review| Step::Will { review }),
        2 => (0_usize..3, n(), any::<bool>()).prop_map(|(key, kind, review)| Step::Make { key, kind, review }),
        1 => Just(Step::Bundle),
        1 => Just(Step::Switch),
        1 => n().prop_map(Step::AskTwice),
        1 => n().prop_map(Step::Edit),
        5 => n().prop_map(Step::Ask),
        2 => n().prop_map(Step::CheckOut),
        7 => n().prop_map(Step::Pay),
        1 => n().prop_map(Step::Decline),
        1 => n().prop_map(Step::Tamper),
        3 => (n(), any::<bool>()).prop_map(|(of, part)| Step::Refund { of, part }),
        1 => n().prop_map(Step::RefundFails),
        2 => (n(), proptest::bool::weighted(0.2)).prop_map(|(of, inquiry)| Step::Dispute { of, inquiry }),
        2 => (n(), any::<bool>()).prop_map(|(of, won)| Step::Decide { of, won }),
        9 => (0_usize..40, 1_usize..3).prop_map(|(event, copies)| Step::Deliver { event, copies }),
        2 => n().prop_map(Step::Return),
        1 => n().prop_map(Step::Download),
        1 => n().prop_map(Step::HandOff),
        1 => n().prop_map(Step::Share),
        1 => n().prop_map(Step::Open),
        1 => n().prop_map(Step::Withdraw),
        2 => n().prop_map(Step::Delete),
        2 => (1_i64..3 * 24 * 60).prop_map(|minutes| Step::Pass { minutes }),
        2 => Just(Step::Mail),
        1 => Just(Step::Reconcile),
    ]
}

/// One step in five is made by a process that ends in the middle of it.
fn steps() -> impl Strategy<Value = Vec<(Step, usize)>> {
    let end = prop_oneof![4 => Just(usize::MAX), 1 => 0_usize..40];
    let opening = prop_oneof![
        3 => any::<bool>().prop_map(|review| vec![Step::Will { review }, Step::Ask(0)]),
        2 => Just(vec![Step::Make { key: 0, kind: 1, review: false }, Step::Ask(0), Step::Pay(0)]),
        1 => Just(vec![Step::Bundle, Step::Ask(0), Step::Pay(0)]),
        1 => Just(vec![Step::CheckOut(0)]),
    ];
    let opening =
        opening.prop_map(|steps| steps.into_iter().map(|step| (step, usize::MAX)).collect::<Vec<_>>());
    let rest = proptest::collection::vec((step(), end), 2..16);
    (opening, rest).prop_map(|(opening, rest)| [opening, rest].concat())
}

async fn tell(bank: &Bank, steps: &[(Step, usize)]) {
    bank.stripe(reqwest::Method::DELETE, "/_config/data", &[]).await;
    let mut story = Story::begin(bank).await;
    for (step, end) in steps {
        // Whoever acts at Stripe or makes a document is not ours to end.
        let is_ours = !matches!(step, Step::Will { .. } | Step::Bundle | Step::Switch | Step::Pass { .. });
        // Each on the heap: a step is as deep as all functions together.
        Box::pin(story.go(step, if is_ours { *end } else { usize::MAX })).await;
    }
    Box::pin(story.end()).await;
}

/// Runs this many sequences, with a fresh bank for each batch.
fn tell_stories(count: u32, seed: u64) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for part in 0..count.div_ceil(PER_BANK) {
        let bank = runtime.block_on(Bank::open());
        let cases = PER_BANK.min(count - part * PER_BANK);
        let seed = seed.wrapping_add(part.into());
        let config = Config {
            cases,
            rng_seed: RngSeed::Fixed(seed),
            failure_persistence: None,
            max_shrink_iters: 300,
            ..Config::default()
        };
        let told = TestRunner::new(config).run(&steps(), |steps| {
            let story = clock::ahead::by(Arc::clone(&bank.ahead), tell(&bank, &steps));
            let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| runtime.block_on(story)));
            told.map_err(|cause| TestCaseError::fail(words(&*cause)))
        });
        if let Err(failure) = told {
            let count = cases * WORKERS;
            panic!("PROPTEST_RNG_SEED={seed} COQUINA_SEQUENCES={count}: {failure}");
        }
    }
}

fn words(cause: &(dyn std::any::Any + Send)) -> String {
    let text = cause.downcast_ref::<String>().cloned();
    text.or_else(|| cause.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default()
}

#[test]
fn b_01_whatever_happens_money_and_documents_come_to_what_stripe_knows() {
    let count = u32::try_from(number("COQUINA_SEQUENCES").unwrap_or(500)).unwrap();
    let RngSeed::Fixed(seed) = Config::default().rng_seed else { panic!("PROPTEST_RNG_SEED is not set") };
    println!("{count} sequences, PROPTEST_RNG_SEED={seed}");
    std::thread::scope(|scope| {
        for worker in 0..WORKERS {
            let share = count / WORKERS + u32::from(worker < count % WORKERS);
            let tell = move || tell_stories(share, seed.wrapping_add(u64::from(worker) << 32));
            // What is not optimized keeps all of a deep call on the stack.
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, tell).unwrap();
        }
    });
}

/// A refund fails after its document was bought again, and either of the two is heard of first.
#[test]
fn b_08_a_refund_that_fails_after_its_document_was_bought_anew_leaves_two_payments_and_a_person_knows() {
    let bought_anew = [
        Step::Will { review: false },
        Step::Ask(0),
        Step::Pay(0),
        Step::Refund { of: 0, part: false },
        Step::Pass { minutes: 5 },
        Step::Reconcile,
        Step::Ask(0),
        Step::Pay(1),
    ];
    let endings = [
        vec![Step::RefundFails(0)],
        vec![Step::Pass { minutes: 5 }, Step::Reconcile, Step::RefundFails(0)],
        vec![Step::RefundFails(0), Step::Deliver { event: 0, copies: 1 }],
    ];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let bank = runtime.block_on(Bank::open());
    for ending in endings {
        let steps = [bought_anew.to_vec(), ending].concat();
        let steps: Vec<_> = steps.into_iter().map(|step| (step, usize::MAX)).collect();
        runtime.block_on(clock::ahead::by(Arc::clone(&bank.ahead), tell(&bank, &steps)));
    }
}
