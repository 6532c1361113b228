//! Pure computing, such as typesetting a paper as a PDF, beside the threads that answer requests.

use pdf::{Attachment, RenderError, Stop};

use super::PrintError;

/// What `render` makes. When the request ends first, because it took too long or its client is gone, the typesetting
/// is told to stop, so that it takes no time from those who wait.
///
/// # Errors
/// When a document cannot be typeset, which is a defect of ours.
pub async fn typeset<T: Send + 'static>(
    render: impl FnOnce(&Stop) -> Result<T, RenderError> + Send + 'static,
) -> Result<T, PrintError> {
    let request = StopWhenDropped(Stop::default());
    let stop = request.0.clone();
    let rendered = computed(move || render(&stop)).await?;
    rendered.map_err(|cause| PrintError::Defect(cause.to_string()))
}

/// The answers as a draft carries them.
#[must_use]
pub fn answers_file(json: &str) -> Attachment<'_> {
    Attachment { name: "answers.json", description: "The answers, for your records", json: json.as_bytes() }
}

/// What comes of milliseconds of pure computing, beside the threads that answer requests.
pub(in crate::workflow) async fn computed<T: Send + 'static>(
    compute: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PrintError> {
    let computed = tokio::task::spawn_blocking(compute).await;
    computed.map_err(|cause| PrintError::Defect(cause.to_string()))
}

/// A request that waits for a file: dropped with it.
struct StopWhenDropped(Stop);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.ask();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use domain::assembly::paper::Paper;
    use pdf::RenderMode;

    use super::*;

    /// The typesetting says when it has begun, waits until the request is gone, and tells what it then finds.
    #[tokio::test]
    async fn typesetting_is_told_when_its_request_ends() {
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let (gone, is_gone) = mpsc::channel::<()>();
        let (found, what_was_found) = tokio::sync::oneshot::channel();
        let paper = Paper {
            title: "Will".to_string(),
            subject: String::new(),
            instruments: Vec::new(),
            cover: Vec::new(),
            template_version: String::new(),
            law_as_of: "2026-11-21".to_string(),
            verification: None,
        };
        let request = tokio::spawn(typeset(move |stop| {
            begun.send(()).ok();
            is_gone.recv_timeout(Duration::from_secs(60)).ok();
            let rendered = pdf::render_until(stop, &paper, RenderMode::Final, None);
            found.send(rendered.clone()).ok();
            rendered
        }));
        has_begun.await.unwrap();
        request.abort();
        assert!(request.await.unwrap_err().is_cancelled());
        gone.send(()).unwrap();
        assert_eq!(what_was_found.await.unwrap(), Err(RenderError::Stopped));
    }
}
