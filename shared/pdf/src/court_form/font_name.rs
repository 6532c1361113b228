//! Our fonts on a page of the court's.

use crate::subset::Subset;

/// Name of our font among the resources of a page of the court's.
pub(super) fn font_name(subset: &Subset) -> String {
    format!("Coquina{}", subset.resource())
}
