//! Processor time, as Linux counts it, or the clock on the wall where it counts none.

use std::{fs, thread, time::Instant};

/// Processor time of this thread since an arbitrary moment, in milliseconds.
///
/// The kernel brings the figure up to date only when it takes a decision, so it is asked for one.
fn cpu() -> Option<f64> {
    thread::yield_now();
    let nanoseconds: f64 =
        fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e6)
}

/// Milliseconds of processor time that some work took, or of the clock on the wall where the kernel counts none.
pub(crate) fn timed(work: impl FnOnce()) -> f64 {
    let (wall, before) = (Instant::now(), cpu());
    work();
    match (before, cpu()) {
        (Some(before), Some(after)) => after - before,
        _ => wall.elapsed().as_secs_f64() * 1e3,
    }
}

/// The middle of some figures.
pub(crate) fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}
