#![doc = include_str!("../README.md")]

pub mod client;
pub mod clock;
pub mod http;
pub mod keyring;
pub mod metric;
pub mod ports;
pub mod random;
pub mod receipt;
pub mod request_id;
pub mod schedule;
pub mod timeouts;
pub mod token;
pub mod workflow;
