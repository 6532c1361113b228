//! Documents, from the first answer to the PDF.

mod bought;
mod court_forms;
mod create;
mod delete;
mod disclosure;
mod download;
mod draft;
mod hand_off;
mod listing;
mod packet;
mod preview;
mod share_links;
mod signing;
mod update;
mod update_in_windows;
mod verify;
mod versions;
