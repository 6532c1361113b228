//! `cargo dev` starts the product, `cargo verify` checks it, `cargo explore` looks for cases that no test had. This program has no
//! dependencies, so that it is there at once and can say what the long first build is doing.

mod dev;
mod explore;
mod identity;
mod node;
mod steps;
mod verify;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let outcome = match std::env::args().nth(1).as_deref() {
        Some("dev") => dev::run(),
        Some("verify") => verify::run(),
        Some("explore") => explore::explore(std::env::args().nth(2).as_deref()),
        _ => Err("Use cargo dev, cargo verify or cargo explore.".to_string()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            steps::say(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// The project's folder. Cargo tells it when it runs this program.
fn root() -> Result<PathBuf, String> {
    let here =
        std::env::var("CARGO_MANIFEST_DIR").map_err(|_| "Please start this through cargo.".to_string())?;
    let root = Path::new(&here).ancestors().nth(2).map(Path::to_path_buf);
    root.ok_or_else(|| "The project's folder was not found.".to_string())
}

/// Where cargo puts what it builds.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
