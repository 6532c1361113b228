//! What a reader of the PDF sees, hears and can rely on.

#![cfg(test)]

mod added;
mod attachment;
mod determinism;
mod disclosure;
mod extract;
mod layout;
mod pages;
mod papers;
mod printing;
mod review;
mod structure;
mod verification;
