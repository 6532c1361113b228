//! Use cases that take more than the four steps of a handler, shared by the functions that run them.

pub mod change;
pub mod pay;
pub mod price;
pub mod settle;
pub mod throttle;
