//! What every call is protected by, whatever it does: one test for each protection, all walking the same table of routes.

mod answers;
mod limits;
mod private;
mod same_origin;

use reqwest::Method;
use shared::http::routes::{Route, all};

/// Every call, with an id that is no one's.
fn calls() -> Vec<(Method, String, &'static Route)> {
    let named = |route: &Route| route.path.replace("{id}", "7").replace("{countyId}", "orange");
    all().iter().map(|route| (route.method.parse().unwrap(), named(route), route)).collect()
}
