//! `cargo dev`: build what is needed and start the product.

use std::env;
use std::path::Path;

use crate::identity::{self, Identity};
use crate::steps::{self, command, step};
use crate::{node, root, target};

/// Builds and starts; ends when the product ends.
///
/// # Errors
/// A sentence from the step that failed.
pub(crate) fn run() -> Result<(), String> {
    let root = root()?;
    node::check()?;
    step("Web packages (npm ci; the first time takes a minute)", || node::packages_in(&root.join("web")))?;
    step("Web pages (vite build)", || node::pages(&root))?;
    step("The product (cargo build; the first time takes some minutes)", || {
        steps::run(command(&root, "cargo", &["build", "--package", "local"]))
    })?;
    let program = target(&root).join("debug").join(format!("local{}", env::consts::EXE_SUFFIX));
    let mut product = command(&root, &program.to_string_lossy(), &[]);
    let identity = if env::var_os("COQUINA_OIDC_ISSUER").is_some() { None } else { provider(&root) };
    product.envs(identity.iter().flat_map(Identity::settings));
    steps::run(product)
}

/// People can sign in with a password without it, so it keeps nothing from starting.
fn provider(root: &Path) -> Option<Identity> {
    let started = identity::start(root);
    started
        .map_err(|sentence| {
            steps::say(&format!("\nThe product starts without an identity provider. {sentence}"));
        })
        .ok()
}
