//! The catalog as anyone can read it.

mod bundles;
mod county_example;
mod document_types;
mod law;
