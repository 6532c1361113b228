//! What holds across operations: a file, or a folder, for each theme.

mod another_person;
mod bad_input;
mod budgets;
mod bundles;
mod caching;
mod contract;
mod cost;
mod disputes;
mod events;
mod guessing;
mod known_browsers;
mod lifecycle;
mod log;
mod origin;
mod outages;
mod ownership;
mod processes;
mod protection;
mod reconciliation;
mod refunds;
mod returned_mail;
mod sealing;
mod site;
mod six_types;
mod survival;
mod used_keys;
