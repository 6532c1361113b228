//! The product as a process: killed, started again, and beside another one.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::{Address, new_folder};

struct Process {
    child: Child,
    at: Address,
}

impl Process {
    pub(crate) fn spawn(data: &Path) -> Child {
        Command::new(env!("CARGO_BIN_EXE_local"))
            .env("COQUINA_PORT", "0")
            .env("COQUINA_STRIPE_PORT", "0")
            .env("COQUINA_DATA", data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// Starts the product and reads its addresses from what it says.
    pub(crate) fn start(data: &Path) -> Self {
        let mut child = Self::spawn(data);
        let lines: Vec<String> = BufReader::new(child.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok)
            .take_while(|line| !line.contains("Ctrl+C"))
            .collect();
        let find = |label: &str| {
            let line = lines.iter().find(|line| line.trim_start().starts_with(label));
            let address = line.and_then(|line| line.split_whitespace().nth(1));
            address.unwrap_or_else(|| panic!("{label} in {lines:?}")).to_string()
        };
        Self { at: Address { site: find("Open"), stripe: find("Stripe"), data: data.to_path_buf() }, child }
    }

    /// SIGKILL: no chance to tidy up.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[tokio::test]
async fn a_kill_loses_no_account_no_document_and_no_pdf() {
    let data = new_folder();
    let first = Process::start(&data);
    let mut maria = Person::registered(&first.at).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    let before = maria.document(id).await;
    let pdf = maria.get(&format!("/api/documents/{id}/download")).await.bytes;
    first.kill();

    let second = Process::start(&data);
    maria.at = second.at.clone();
    assert_eq!(maria.document(id).await, before, "the token is still good, and the document as it was");
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes == pdf);
    second.kill();
}

#[tokio::test]
async fn a_kill_between_payment_and_pdf_loses_neither() {
    let data = new_folder();
    let first = Process::start(&data);
    let mut maria = Person::registered(&first.at).await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    first.kill();

    let second = Process::start(&data);
    maria.at = second.at.clone();
    assert_eq!(maria.document(id).await["status"], "paid");
    let pdf = maria.get(&format!("/api/documents/{id}/download")).await;
    assert!(pdf.status == 200 && pdf.bytes.starts_with(b"%PDF-"));
    second.kill();
}

#[tokio::test]
async fn two_instances_run_side_by_side_but_not_on_one_folder() {
    let (one, two) = (new_folder(), new_folder());
    let (first, second) = (Process::start(&one), Process::start(&two));
    Person::registered(&first.at).await;
    Person::registered(&second.at).await;
    let intruder = Process::spawn(&one).wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&intruder.stderr).into_owned();
    assert!(!intruder.status.success() && said.contains("in use by another Coquina"), "{said}");
    first.kill();
    second.kill();
}

#[tokio::test]
async fn a_taken_port_is_one_clear_sentence() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    for setting in ["COQUINA_PORT", "COQUINA_STRIPE_PORT"] {
        let output = Command::new(env!("CARGO_BIN_EXE_local"))
            .env("COQUINA_PORT", "0")
            .env("COQUINA_STRIPE_PORT", "0")
            .env("COQUINA_DATA", new_folder())
            .env(setting, port.to_string())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let sentence = format!("Port {port} is in use. Set {setting} to another port");
        assert!(said.starts_with(&sentence) && said.trim_end().lines().count() == 1, "{said}");
    }
}
