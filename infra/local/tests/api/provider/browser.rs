//! A browser that goes to the identity provider and comes back.

use std::collections::BTreeMap;

use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Url};

use super::idp::Idp;
use super::token::Token;
use crate::product::{Address, Answer};

pub(crate) struct Browser {
    at: Address,
    http: Client,
    pub(crate) cookies: BTreeMap<String, String>,
}

/// What the provider is asked for.
pub(crate) struct Asked {
    pub(crate) parameters: BTreeMap<String, String>,
}

impl Asked {
    pub(crate) fn get(&self, name: &str) -> &str {
        self.parameters.get(name).map_or("", String::as_str)
    }
}

impl Browser {
    /// The same with other cookies, as if they had been copied.
    pub(crate) fn with(self, cookies: BTreeMap<String, String>) -> Self {
        Self { cookies, ..self }
    }

    pub(crate) fn new(at: &Address) -> Self {
        let http = Client::builder().redirect(Policy::none()).build().unwrap();
        Self { at: at.clone(), http, cookies: BTreeMap::new() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        let request = self.http.request(method, format!("{}{path}", self.at.site));
        request.header("cookie", cookies.collect::<Vec<_>>().join("; "))
    }

    /// Opens an address, and keeps cookies as a browser does.
    pub(crate) async fn open(&mut self, path: &str) -> Answer {
        let answer = Answer::to(self.request(Method::GET, path)).await;
        for line in answer.headers.get_all("set-cookie") {
            let line = line.to_str().unwrap();
            let (name, value) = line.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.remove(name);
            if !line.contains("Max-Age=0") {
                self.cookies.insert(name.to_string(), value.to_string());
            }
        }
        answer
    }

    /// Sets out for the provider.
    pub(crate) async fn leave(&mut self, path: &str) -> Asked {
        let answer = self.open(path).await;
        assert_eq!(answer.status, 303);
        let address = Url::parse(answer.page()).expect("an address elsewhere");
        Asked { parameters: address.query_pairs().into_owned().collect() }
    }

    /// Comes back with a code for this token.
    pub(crate) async fn come_back(&mut self, idp: &Idp, asked: &Asked, token: &str) -> Answer {
        let code = idp.code(asked.get("code_challenge"), token);
        self.open(&format!("/api/auth/callback?code={code}&state={}", asked.get("state"))).await
    }

    /// There and back again, as a person whom the provider vouches for.
    pub(crate) async fn sign_in(&mut self, idp: &Idp, subject: &str) -> Answer {
        let asked = self.leave("/api/login").await;
        let token = Token::good(idp, subject, asked.get("nonce")).sign(idp);
        self.come_back(idp, &asked, &token).await
    }

    pub(crate) async fn is_signed_in(&self) -> bool {
        Answer::to(self.request(Method::GET, "/api/auth/user")).await.status == 200
    }
}

impl Answer {
    /// Where the browser is sent.
    pub(crate) fn page(&self) -> &str {
        self.headers["location"].to_str().unwrap()
    }

    /// The cookies that are set, whole.
    pub(crate) fn cookies(&self) -> Vec<&str> {
        self.headers.get_all("set-cookie").iter().map(|line| line.to_str().unwrap()).collect()
    }
}
