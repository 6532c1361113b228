//! A person's own account, and what it is protected with.

mod activity;
mod address;
mod delete;
mod export;
mod not_me;
mod overview;
mod passkeys;
mod passkeys_added;
mod password;
mod people_book;
mod sessions;
mod step_up;
