#![doc = include_str!("../README.md")]

pub mod clock;
pub mod http;
pub mod keyring;
pub mod ports;
pub mod random;
pub mod token;
pub mod workflow;
