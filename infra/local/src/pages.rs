//! Which file answers an address: `infra/pages.json`, which the CDN's function is made from too.

use axum::http::StatusCode;
use serde::Deserialize;

/// The addresses of the site.
#[derive(Deserialize)]
pub(crate) struct Pages {
    /// Those whose page is written by the web build, as a file of its own.
    ready: Vec<String>,
    /// Patterns of those that the browser's router fills.
    routes: Vec<String>,
}

impl Pages {
    /// As the file has them.
    pub(crate) fn read() -> serde_json::Result<Self> {
        serde_json::from_str(include_str!("../../pages.json"))
    }

    /// The file of the web build that answers an address without a dot, and with which status.
    pub(crate) fn file(&self, address: &str) -> (String, StatusCode) {
        let path = match address.trim_end_matches('/') {
            "" => "/",
            path => path,
        };
        if path == "/" {
            ("index.html".to_string(), StatusCode::OK)
        } else if self.ready.iter().any(|ready| ready == path) {
            (format!("{}.html", &path[1..]), StatusCode::OK)
        } else if self.routes.iter().any(|route| fits(route, path)) {
            ("app.html".to_string(), StatusCode::OK)
        } else {
            ("404.html".to_string(), StatusCode::NOT_FOUND)
        }
    }
}

/// Whether a path has the parts of a pattern, in which a part with a colon stands for any.
fn fits(route: &str, path: &str) -> bool {
    let (wanted, given): (Vec<&str>, Vec<&str>) = (route.split('/').collect(), path.split('/').collect());
    wanted.len() == given.len()
        && wanted.iter().zip(given).all(|(part, is)| part.starts_with(':') || *part == is)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_answered_by_its_page_by_the_routers_or_by_none() {
        let pages = Pages::read().unwrap();
        for (address, file, status) in [
            ("/", "index.html", 200),
            ("/about/", "about.html", 200),
            ("/law/simple-will", "law/simple-will.html", 200),
            ("/county-examples/miami-dade", "county-examples/miami-dade.html", 200),
            ("/document/7", "app.html", 200),
            ("/document/7/8", "404.html", 404),
            ("/law/deed", "404.html", 404),
            ("/nowhere", "404.html", 404),
        ] {
            assert_eq!(
                pages.file(address),
                (file.to_string(), StatusCode::from_u16(status).unwrap()),
                "{address}"
            );
        }
    }
}
