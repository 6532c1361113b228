//! `cargo dev`: build what is needed and start the product.

use crate::steps::{self, command, step};
use crate::{node, root, target};

/// Builds and starts; ends when the product ends.
///
/// # Errors
/// A sentence from the step that failed.
pub(crate) fn run() -> Result<(), String> {
    let root = root()?;
    node::check()?;
    step("Web packages (npm ci; the first time takes a minute)", || node::packages(&root))?;
    step("Web pages (vite build)", || node::pages(&root))?;
    step("The product (cargo build; the first time takes some minutes)", || {
        steps::run(command(&root, "cargo", &["build", "--package", "local"]))
    })?;
    let program = target(&root).join("debug").join(format!("local{}", std::env::consts::EXE_SUFFIX));
    steps::run(command(&root, &program.to_string_lossy(), &[]))
}
