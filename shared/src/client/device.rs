//! What someone signs in with, in words that they recognize.

/// A browser and a system, for example "Firefox on Windows". What the browser says of itself is not kept beyond that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device(pub String);

/// The first that is found counts: browsers name others before themselves.
const BROWSERS: [(&str, &str); 5] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
];

impl Device {
    /// The one that a User-Agent header speaks of.
    #[must_use]
    pub fn named_by(agent: &str) -> Self {
        Self(name(agent))
    }
}

fn name(agent: &str) -> String {
    let known = |list: &[(&str, &'static str)]| {
        list.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    match (known(&BROWSERS), known(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_string(),
        (None, None) => "Another program".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_named_as_people_know_them() {
        let windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1";
        let edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/128.0 Safari/537.36 Edg/128.0";
        assert_eq!(name(windows), "Firefox on Windows");
        assert_eq!(name(phone), "Safari on iPhone");
        assert_eq!(name(edge), "Edge on Windows");
        assert_eq!(name("curl/8.0"), "Another program");
    }
}
