//! A process that ends between two steps. Every call to the outside is two steps, its sending and its answer; a fuse lets
//! so many of them pass and then nothing goes on: whoever waits for it sees the work stop there, as after `kill -9`.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use aws_smithy_runtime_api::client::http::{
    HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient,
    SharedHttpConnector,
};
use aws_smithy_runtime_api::client::orchestrator::HttpRequest;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use domain::orders::Payment;
use jiff::Timestamp;
use shared::ports::{ChargePage, EventPage, PaymentEvent, Payments, PortError, Request};
use tokio::sync::Notify;

tokio::task_local! {
    static FUSE: Arc<Fuse>;
}

struct Fuse {
    left: AtomicUsize,
    passed: AtomicUsize,
    blown: Notify,
    mended: Notify,
}

impl Fuse {
    fn of(steps: usize) -> Arc<Self> {
        let (left, passed) = (AtomicUsize::new(steps), AtomicUsize::new(0));
        Arc::new(Self { left, passed, blown: Notify::new(), mended: Notify::new() })
    }

    fn mend(&self) {
        self.left.store(usize::MAX, Ordering::Relaxed);
        self.mended.notify_waiters();
    }
}

/// How a piece of work ended.
#[derive(Debug)]
pub(crate) enum End<T> {
    /// It ended by itself.
    Done(T),
    /// The process ended first.
    Killed,
}

/// Runs something that ends after so many steps, and says how many it took.
pub(crate) async fn with_steps<T>(steps: usize, work: impl Future<Output = T>) -> (End<T>, usize) {
    let fuse = Fuse::of(steps);
    let end = FUSE
        .scope(fuse.clone(), async {
            tokio::select! {
                done = work => End::Done(done),
                () = fuse.blown.notified() => End::Killed,
            }
        })
        .await;
    (end, fuse.passed.load(Ordering::Relaxed))
}

/// Runs something during which another thing happens once it has made so many steps; what it answers, and whether it had
/// not ended by then.
pub(crate) async fn beside<T>(
    steps: usize,
    work: impl Future<Output = T>,
    other: impl Future<Output = ()>,
) -> (T, bool) {
    let fuse = Fuse::of(steps);
    let mut work = pin!(FUSE.scope(fuse.clone(), work));
    tokio::select! {
        done = &mut work => return (done, false),
        () = fuse.blown.notified() => {}
    }
    other.await;
    fuse.mend();
    (work.await, true)
}

/// One step. Behind the last one that the fuse allows nothing goes on, unless it is mended.
async fn step() {
    let Ok(fuse) = FUSE.try_with(Clone::clone) else { return };
    let left = fuse.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
    if left.is_err() {
        let mended = fuse.mended.notified();
        fuse.blown.notify_one();
        mended.await;
    }
    fuse.passed.fetch_add(1, Ordering::Relaxed);
}

/// An HTTP client of the AWS services whose calls are steps.
#[derive(Debug)]
pub(crate) struct FusedClient(pub(crate) SharedHttpClient);

#[derive(Debug)]
struct FusedConnector(SharedHttpConnector);

impl HttpClient for FusedClient {
    fn http_connector(
        &self,
        settings: &HttpConnectorSettings,
        components: &RuntimeComponents,
    ) -> SharedHttpConnector {
        SharedHttpConnector::new(FusedConnector(self.0.http_connector(settings, components)))
    }
}

impl HttpConnector for FusedConnector {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let inner = self.0.clone();
        HttpConnectorFuture::new(async move {
            step().await;
            let answer = inner.call(request).await;
            step().await;
            answer
        })
    }
}

/// The payment provider, each of whose calls is two steps.
pub(crate) struct FusedPayments(pub(crate) Arc<dyn Payments>);

async fn stepped<T>(call: impl Future<Output = T>) -> T {
    step().await;
    let answer = call.await;
    step().await;
    answer
}

#[async_trait]
impl Payments for FusedPayments {
    async fn request(&self, request: &Request) -> Result<Payment, PortError> {
        stepped(self.0.request(request)).await
    }

    async fn find(&self, payment: &str) -> Result<Option<Payment>, PortError> {
        stepped(self.0.find(payment)).await
    }

    async fn cancel(&self, payment: &str) -> Result<(), PortError> {
        stepped(self.0.cancel(payment)).await
    }

    async fn event(&self, event: &str) -> Result<Option<PaymentEvent>, PortError> {
        stepped(self.0.event(event)).await
    }

    async fn events(&self, since: Timestamp, page: Option<&str>) -> Result<EventPage, PortError> {
        stepped(self.0.events(since, page)).await
    }

    async fn charges(&self, since: Timestamp, page: Option<&str>) -> Result<ChargePage, PortError> {
        stepped(self.0.charges(since, page)).await
    }
}
