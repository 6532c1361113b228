//! What Stripe tells.

mod receive;
