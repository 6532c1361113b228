//! Password hashing, by Argon2id.

use crate::ports::PortError;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

/// Argon2id with 19 MiB, two passes and one lane: the OWASP Password Storage Cheat Sheet's first choice.
const MEMORY_KIB: u32 = 19_456;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// The hash of no password that anyone has: verifying against it takes as long as against a real one.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$Y29xdWluYW5vYm9keQ$\
                      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// What a password is to a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// Another one.
    Wrong,
    /// The hashed one.
    Right,
    /// The hashed one, but the hash is weaker than one that is made now.
    RightButWeak,
}

/// Password hashing, slow by intention.
pub struct Passwords {
    turns: Semaphore,
}

impl Default for Passwords {
    /// As many turns as there are processors.
    fn default() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self { turns: Semaphore::new(processors) }
    }
}

fn failed(error: impl std::fmt::Display) -> PortError {
    PortError::unavailable("password hashing", error.to_string())
}

fn argon2() -> Result<Argon2<'static>, PortError> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(failed)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// Whether a hash was made with less than what is asked for now.
fn is_weak(hash: &PasswordHash) -> bool {
    let Ok(params) = Params::try_from(hash) else { return true };
    params.m_cost() < MEMORY_KIB || params.t_cost() < PASSES || hash.algorithm.as_str() != "argon2id"
}

impl Passwords {
    /// The hash to keep, a PHC string.
    pub async fn hash(&self, password: String) -> Result<String, PortError> {
        let _turn = self.turns.acquire().await.map_err(failed)?;
        let hash = move || {
            let hash = argon2()?.hash_password(password.as_bytes()).map_err(failed)?;
            Ok(hash.to_string())
        };
        tokio::task::spawn_blocking(hash).await.map_err(failed)?
    }

    /// What the password is to the hash. Without a hash (an unknown address) it MUST take as long and say `Wrong`.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<Match, PortError> {
        let _turn = self.turns.acquire().await.map_err(failed)?;
        let verify = move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.to_string());
            let hash = PasswordHash::new(&hash).map_err(failed)?;
            let same = argon2()?.verify_password(password.as_bytes(), &hash).is_ok();
            Ok(match same && known {
                false => Match::Wrong,
                true if is_weak(&hash) => Match::RightButWeak,
                true => Match::Right,
            })
        };
        tokio::task::spawn_blocking(verify).await.map_err(failed)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn compared(password: &str, hash: Option<&str>) -> Match {
        let hash = hash.map(ToString::to_string);
        Passwords::default().verify(password.into(), hash).await.unwrap()
    }

    #[tokio::test]
    async fn a_06_a_password_opens_its_own_hash_and_no_other() {
        let hash = Passwords::default().hash("Seashell1".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert_eq!(compared("Seashell1", Some(&hash)).await, Match::Right);
        assert_eq!(compared("Seashell2", Some(&hash)).await, Match::Wrong);
    }

    #[tokio::test]
    async fn a_06_a_hash_made_with_less_is_known_as_weak() {
        let weak = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(4096, 1, 1, None).unwrap());
        let hash = weak.hash_password(b"Seashell1").unwrap().to_string();
        assert_eq!(compared("Seashell1", Some(&hash)).await, Match::RightButWeak);
        assert_eq!(compared("Seashell2", Some(&hash)).await, Match::Wrong);
    }

    #[tokio::test]
    async fn an_unknown_address_is_verified_against_a_real_hash_and_refused() {
        assert!(PasswordHash::new(NOBODY).is_ok());
        assert_eq!(compared("Seashell1", None).await, Match::Wrong);
    }
}
