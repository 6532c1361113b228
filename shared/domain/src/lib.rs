#![doc = include_str!("../README.md")]

pub mod accounts;
pub mod answering;
pub mod assembly;
pub mod child_support;
pub mod classifier;
pub mod content;
pub mod danger;
pub mod documents;
pub mod ids;
pub mod income;
pub mod interview;
pub mod money;
pub mod orders;
pub mod text;
pub mod time_sharing;
