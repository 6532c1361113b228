//! A neighbor on the network that misbehaves: it stands before a service and does to its answers what networks do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};

/// What happens to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing comes for ten seconds.
    Slow,
    /// The connection is cut as soon as something was sent.
    Reset,
    /// The answer stops in its middle. The service has done what it was asked.
    Half,
    /// The answer is a page that someone else has written.
    Garbage,
    /// The service answers with this status and nothing to read.
    Status(u16),
}

/// A listener before a service.
pub(crate) struct Proxy {
    pub(crate) address: String,
    faulty: Arc<AtomicBool>,
}

impl Proxy {
    /// Stands before the service at this address, well-behaved at first.
    pub(crate) async fn before(service: &str, fault: Fault) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let faulty = Arc::new(AtomicBool::new(false));
        let target = service.trim_start_matches("http://").trim_end_matches('/').to_string();
        let state = Arc::clone(&faulty);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(serve(client, target.clone(), Arc::clone(&state), fault));
            }
        });
        Self { address, faulty }
    }

    pub(crate) fn misbehave(&self, does: bool) {
        self.faulty.store(does, Ordering::SeqCst);
    }
}

/// One connection. A connection that was good is cut when the fault begins, so that no call slips through.
async fn serve(mut client: TcpStream, target: String, faulty: Arc<AtomicBool>, fault: Fault) {
    if faulty.load(Ordering::SeqCst) {
        return misbehave(client, &target, fault).await;
    }
    let mut service = TcpStream::connect(&target).await.unwrap();
    let begins = async {
        while !faulty.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::select! {
        _ = copy_bidirectional(&mut client, &mut service) => {}
        () = begins => {}
    }
}

async fn misbehave(mut client: TcpStream, target: &str, fault: Fault) {
    let mut request = vec![0; 1 << 20];
    let Ok(length) = client.read(&mut request).await else { return };
    let request = &request[..length];
    match fault {
        Fault::Slow => tokio::time::sleep(Duration::from_secs(10)).await,
        Fault::Reset => client.set_zero_linger().unwrap(),
        Fault::Half => half(&mut client, target, request).await,
        Fault::Garbage => answer(&mut client, "200 OK", "<html>It works!</html>").await,
        Fault::Status(status) => answer(&mut client, &format!("{status} Sorry"), "").await,
    }
}

async fn answer(client: &mut TcpStream, status: &str, body: &str) {
    let length = body.len();
    let text = format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}");
    client.write_all(text.as_bytes()).await.ok();
    client.shutdown().await.ok();
}

/// Forwards what was sent, and of the answer only the first half of what comes first.
async fn half(client: &mut TcpStream, target: &str, request: &[u8]) {
    let mut service = TcpStream::connect(target).await.unwrap();
    service.write_all(request).await.unwrap();
    let mut answer = vec![0; 1 << 16];
    let length = service.read(&mut answer).await.unwrap_or_default();
    client.write_all(&answer[..length / 2]).await.ok();
}
