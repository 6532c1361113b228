#![doc = include_str!("../README.md")]

pub mod account;
pub mod answer;
pub mod assembly;
pub mod catalog;
pub mod compliance;
pub mod condition;
pub mod document;
pub mod ids;
pub mod interview;
pub mod money;
pub mod order;
pub mod paper;
pub mod pricing;
pub mod question;
pub mod review;
pub mod template;
