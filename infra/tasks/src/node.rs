//! The web part: its packages and its build, done again only when something changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::steps::{command, run};

/// The oldest Node release that the web tools accept (Vite's `engines`).
const OLDEST: (u32, u32) = (20, 19);

/// Makes sure that Node is there.
///
/// # Errors
/// A sentence that says what to install.
pub(crate) fn check() -> Result<(), String> {
    let advice = format!("Node {}.{} or newer is needed. See https://nodejs.org.", OLDEST.0, OLDEST.1);
    let answer = Command::new("node").arg("--version").output().map_err(|_| advice.clone())?;
    let version = String::from_utf8_lossy(&answer.stdout).trim().to_string();
    if release(&version).is_some_and(|release| release >= OLDEST) {
        Ok(())
    } else {
        Err(format!("{advice} Found: {version}"))
    }
}

/// Major and minor number of a version such as "v20.20.2".
fn release(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    Some((numbers.next()?, numbers.next()?))
}

/// Runs an npm command in the web folder.
///
/// # Errors
/// When it fails.
pub(crate) fn npm(root: &Path, arguments: &[&str]) -> Result<(), String> {
    npm_in(&root.join("web"), arguments)
}

/// Runs an npm command in a folder.
///
/// # Errors
/// When it fails.
pub(crate) fn npm_in(folder: &Path, arguments: &[&str]) -> Result<(), String> {
    // On Windows npm is a script, which has to be named whole.
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(command(folder, program, arguments))
}

/// Installs the packages of the pages and those of infra, which the browser tests need too: for the identity provider.
///
/// # Errors
/// When npm fails.
pub(crate) fn packages(root: &Path) -> Result<(), String> {
    packages_in(&root.join("web"))?;
    packages_in(&root.join("infra"))
}

/// Installs the packages of a folder's lock file, unless they are.
///
/// # Errors
/// When npm fails.
pub(crate) fn packages_in(folder: &Path) -> Result<(), String> {
    let installed = changed(&folder.join("node_modules/.package-lock.json"));
    if installed >= changed(&folder.join("package-lock.json")) && installed.is_some() {
        return Ok(());
    }
    npm_in(folder, &["ci", "--no-audit", "--no-fund"])
}

/// Builds the pages, unless nothing changed since.
///
/// # Errors
/// When the build fails.
pub(crate) fn pages(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    let sources = [
        "src",
        "public",
        "build",
        "index.html",
        "package-lock.json",
        "vite.config.ts",
        "../infra/pages.json",
    ]
    .map(|part| web.join(part));
    let built = changed(&web.join("dist/index.html"));
    if built.is_some() && built >= sources.iter().filter_map(|part| newest(part)).max() {
        return Ok(());
    }
    npm(root, &["run", "build"])
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|data| data.modified()).ok()
}

/// When anything in a folder changed last.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = fs::read_dir(path) else { return changed(path) };
    let within: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    within.iter().filter_map(|path| newest(path)).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions_are_compared_as_numbers() {
        assert_eq!(release("v20.20.2"), Some((20, 20)));
        assert!(release("v9.99.0") < Some(OLDEST) && release("v20.9.0") < Some(OLDEST));
        assert!(release("v22.0.0") >= Some(OLDEST));
        assert_eq!(release("nonsense"), None);
    }
}
