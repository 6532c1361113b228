//! Runs the emulator by itself: `cargo run -p stripe-emulator --example serve -- 12111 <webhook address>`.

use std::env;
use std::io;

use stripe_emulator::{Settings, serve};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let port = arguments.next().unwrap_or_else(|| "12111".to_owned());
    let listener = TcpListener::bind(format!("127.0.0.1:{port}")).await?;
    let webhook_secret = env::var("STRIPE_WEBHOOK_SECRET").unwrap_or_else(|_| "whsec_dev".to_owned());
    println!("the Stripe emulator listens on http://{}", listener.local_addr()?);
    serve(listener, Settings { webhook_url: arguments.next(), webhook_secret, state: None }).await
}
