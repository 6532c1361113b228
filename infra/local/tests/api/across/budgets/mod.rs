//! Whose budget a call uses up, and what is answered once it is used up.

mod calls;
mod mail;
