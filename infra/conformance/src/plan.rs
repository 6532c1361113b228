//! Which cases are run against a stage, and in which order.

use crate::case::Case;
use crate::samples::Values;

/// The operations that may change something on a stage, in the order in which they go together: each needs only what the ones
/// before have left. Every other operation that changes something signs someone out, writes to someone, or takes what only a mail
/// has; those are run where there is a product of their own.
const CHANGES: [&str; 17] = [
    "begin_passkey_login",
    "verify_paper",
    "create_document",
    "update_document",
    "acknowledge_disclosure",
    "send_chat_message",
    "make_hand_off",
    "create_share_link",
    "open_share_link",
    "withdraw_share_link",
    "switch_people_book",
    "change_names",
    "begin_passkey",
    "note_signing",
    "export_account",
    "delete_document",
    "delete_account",
];

/// Pages that send on: to the identity provider, and back from it with nothing that it has said.
const WAYS_TO_THE_PROVIDER: [&str; 2] = ["begin_login", "finish_login"];

/// What opens a payment at Stripe.
const PAYMENT: &str = "create_payment_intent";

/// Of what the webhook refuses an alarm is counted, which sends a release back: one refusal is what a run may take of that.
const REFUSED_BY_THE_WEBHOOK: &str = "receive_event-unsigned";

/// What an operator has installed is theirs to say.
const INSTALLED: &str = "download_court_form";

/// What stands for a thing that nobody has to have, because the call is refused before.
const STAND_IN: &str = "7";

/// A case that is run, or one that cannot be without an account, a payment or a mail.
pub(crate) enum Planned {
    /// It is run.
    Run(Case),
    /// It is left out.
    Left(Case),
}

/// The cases in order, what changes something last.
pub(crate) fn plan(cases: Vec<Case>, known: &Values, pays: bool) -> Vec<Planned> {
    let mut ordered: Vec<(usize, Case)> = cases.into_iter().map(|case| (rank(&case), case)).collect();
    ordered.sort_by_key(|(rank, _)| *rank);
    ordered.into_iter().map(|(_, case)| planned(case, known, pays)).collect()
}

fn rank(case: &Case) -> usize {
    let place = CHANGES.iter().position(|name| *name == case.operation());
    place.filter(|_| case.may_change()).map_or(0, |place| place + 1)
}

fn planned(mut case: Case, known: &Values, pays: bool) -> Planned {
    let missing: Vec<String> = case
        .placeholders()
        .into_iter()
        .filter(|name| !known.contains_key(name))
        .map(str::to_string)
        .collect();
    let is_known = missing.is_empty() || case.is_refused_at_the_door();
    // Without an account nothing at all is written.
    let may_write = known.contains_key("TOKEN") || !case.may_change() || case.route.is_page();
    if !is_known || !may_write || !is_allowed(&case, pays) {
        return Planned::Left(case);
    }
    for name in missing {
        case.sample.text = case.sample.text.replace(&format!("${{{name}}}"), STAND_IN);
    }
    Planned::Run(case)
}

fn is_allowed(case: &Case, pays: bool) -> bool {
    if case.sample.function == "stripe-webhook" {
        return case.sample.name == REFUSED_BY_THE_WEBHOOK;
    }
    let operation = case.operation();
    let is_listed = CHANGES.contains(&operation) || WAYS_TO_THE_PROVIDER.contains(&operation);
    let is_installed = case.is_refused() || operation != INSTALLED;
    is_installed && (!case.may_change() || is_listed || (pays && operation == PAYMENT))
}
