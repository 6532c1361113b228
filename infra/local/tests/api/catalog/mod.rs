//! The catalog as anyone can read it.

mod bundles;
mod counties;
mod county_example;
mod document_types;
mod law;
mod openapi;
