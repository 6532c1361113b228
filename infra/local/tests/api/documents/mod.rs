//! Documents, from the first answer to the PDF.

mod bought;
mod create;
mod delete;
mod disclosure;
mod download;
mod draft;
mod listing;
mod preview;
mod signing;
mod update;
mod update_in_windows;
mod versions;
