//! `cargo run -p local -- events`.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use super::{Lambda, folder, samples};
use crate::fixtures::product::new_folder;

fn run(data: &Path) -> Output {
    let root = folder().parent().unwrap().to_path_buf();
    let mut command = Command::new(env!("CARGO_BIN_EXE_local"));
    command.arg("events").env("COQUINA_DATA", data).current_dir(root).output().unwrap()
}

#[tokio::test]
async fn the_command_fills_every_sample_in_beside_a_running_product() {
    let lambda = Lambda::watched().await;
    let output = run(&lambda.at.data);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let filled = lambda.at.data.join("events");
    assert!(String::from_utf8_lossy(&output.stdout).contains(&*filled.to_string_lossy()));
    for sample in samples() {
        let file = filled.join(&sample.function).join(format!("{}.json", sample.name));
        assert!(!std::fs::read_to_string(file).unwrap().contains("${"), "{}", sample.name);
    }
    let event = std::fs::read_to_string(filled.join("documents/list_documents.json")).unwrap();
    let answer = lambda.invoke(&serde_json::from_str::<Value>(&event).unwrap()).await;
    assert_eq!(answer["statusCode"], 200, "{answer}");
}

#[test]
fn without_a_product_the_command_says_what_to_do() {
    let data = new_folder();
    std::fs::create_dir_all(&data).unwrap();
    let say = |output: Output| {
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let never = say(run(&data));
    assert!(
        never.starts_with("No product has been started with ") && never.contains("`cargo dev`"),
        "{never}"
    );
    // Port 1 is no one's.
    std::fs::write(data.join("functions.env"), "SITE_ORIGIN=\"http://127.0.0.1:1\"\n").unwrap();
    let stopped = say(run(&data));
    assert!(stopped.starts_with("No product answers at http://127.0.0.1:1."), "{stopped}");
}
