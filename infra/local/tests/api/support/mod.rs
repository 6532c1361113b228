//! The support form and the contact form.

mod contact;
mod deliver;
mod form;
mod request;
