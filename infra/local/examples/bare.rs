//! A bare axum server that answers every request with the same small JSON: what the load figures are compared with.
//! `cargo run --release -p local --example bare` prints its address.

use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::net::TcpListener;

async fn answer() -> Json<Value> {
    Json(json!({"id": 1, "type": "simpleWill", "name": "My will", "status": "in_progress", "currentStep": 3}))
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    #[expect(clippy::print_stdout, reason = "this program talks to the one that started it")]
    {
        println!("http://{}", listener.local_addr()?);
    }
    axum::serve(listener, Router::new().fallback(answer)).await
}
