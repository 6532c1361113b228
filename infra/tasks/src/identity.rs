//! The identity provider of `cargo dev`, a program of its own beside the product.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::node;
use crate::steps::command;

/// A running identity provider. It ends with this program: its standard input closes, however that comes about.
pub(crate) struct Identity {
    process: Child,
    settings: Vec<(String, String)>,
}

/// Installs it where needed, starts it and waits until it listens.
///
/// # Errors
/// A sentence that says why it does not start.
pub(crate) fn start(root: &Path) -> Result<Identity, String> {
    let folder = root.join("infra/local/identity");
    node::packages_in(&root.join("infra"))?;
    let port = std::env::var("COQUINA_PORT").unwrap_or_else(|_| "8080".to_string());
    let mut server = command(&folder, "node", &["server.mjs"]);
    server.env("COQUINA_SITE", format!("http://localhost:{port}"));
    // What it has to say to its developers is none of the person's business.
    server.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    listening(server)
}

fn listening(mut server: Command) -> Result<Identity, String> {
    let mut process = server.spawn().map_err(|error| format!("node could not be started: {error}"))?;
    let output = process.stdout.take().map(BufReader::new);
    let mut identity = Identity { process, settings: Vec::new() };
    for line in output.into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
        match line.split_once('=') {
            Some((name, value)) => identity.settings.push((name.to_string(), value.to_string())),
            None if line.is_empty() => return Ok(identity),
            None => return Err(line),
        }
    }
    Err("It ended at once.".to_string())
}

impl Identity {
    /// The environment that makes the product use it.
    pub(crate) fn settings(&self) -> Vec<(String, String)> {
        self.settings.clone()
    }
}

impl Drop for Identity {
    fn drop(&mut self) {
        // It may have ended by itself.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(script: &str) -> Result<Identity, String> {
        let mut program = command(Path::new("."), "node", &["--eval", script]);
        program.stdin(Stdio::piped()).stdout(Stdio::piped());
        listening(program)
    }

    #[test]
    fn settings_are_read_until_an_empty_line_and_a_sentence_is_a_failure() {
        let started = program(r#"console.log("A=1\nB=2=3\n"); setInterval(() => 0, 1000)"#).map_err(drop);
        let settings = started.map(|identity| identity.settings());
        let pair = |name: &str, value: &str| (name.to_string(), value.to_string());
        assert_eq!(settings, Ok(vec![pair("A", "1"), pair("B", "2=3")]));
        let refused = program(r#"console.log("Port 1 is in use.")"#).err();
        assert_eq!(refused.as_deref(), Some("Port 1 is in use."));
    }
}
