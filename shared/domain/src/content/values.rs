//! What a text of the content may say besides answers, by name: `{county.name}`.

/// Of the county of filing.
pub(crate) const COUNTY: [&str; 5] =
    ["county.name", "county.circuit", "county.clerk", "county.divorceFee", "county.serviceFee"];

/// Of the nonlawyer who helped.
pub(crate) const NONLAWYER: [&str; 8] = [
    "nonlawyer.name",
    "nonlawyer.business",
    "nonlawyer.street",
    "nonlawyer.city",
    "nonlawyer.telephone",
    "nonlawyer.town",
    "nonlawyer.state",
    "nonlawyer.zip",
];

/// Parts of an address.
pub(crate) const ADDRESS: [&str; 4] = ["street", "city", "state", "zip"];

/// Parts of an income.
pub(crate) const INCOME: [&str; 2] = ["typed", "monthly"];

/// Ends the name of a date that is to be written in figures.
pub(crate) const FIGURES: &str = ".figures";

/// Of what a document leaves to its owner; only the cover may, because it is counted from the rest.
pub(crate) const EFFORT: [&str; 5] =
    ["effort.lines", "effort.boxes", "effort.cells", "effort.forms", "effort.formsIfTheyApply"];
