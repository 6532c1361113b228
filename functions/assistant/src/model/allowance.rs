//! What one person may have of the model: one call at a time, and so many turns and tokens in a day; and what all people
//! together may have, so that many free accounts cost no more than was meant.

use std::sync::Arc;

use shared::metric::{self, Metric};
use shared::ports::PortError;
use shared::store::{Throttle, Window};
use shared::{clock, random};

const DAY: i64 = 24 * 60 * 60;

/// How long a turn is held by a process that does not give it back, in seconds: longer than any call.
const LONGEST_TURN: i64 = 20;

/// The counter of all people's tokens.
const TOKENS_OF_ALL: &str = "MODEL-TOKENS-OF-ALL";

/// What one person, and all together, may have of the model. When it is used up, the guide answers.
#[derive(Clone)]
pub struct Allowance {
    /// Where it is counted.
    pub throttle: Arc<Throttle>,
    /// Tokens in a day.
    pub tokens: u32,
    /// Messages in a day.
    pub turns: u32,
    /// Tokens in a day of all people together.
    pub tokens_of_all: u32,
}

/// A turn that was taken, and the tokens set aside for it.
pub(super) struct ModelCall {
    holder: String,
    day: Window,
    tokens: i64,
}

impl Allowance {
    /// Takes a turn and sets tokens aside for it. None when someone holds one in the person's name, or a budget is used up.
    pub(super) async fn take(&self, person: &str, tokens: i64) -> Result<Option<ModelCall>, PortError> {
        let now = clock::now();
        let holder = random::token_id().map_err(|error| PortError::unavailable("randomness", error))?;
        let turn = ModelCall { holder, day: Window::around(now, DAY), tokens };
        let held = Window { start: now.as_second(), end: now.as_second() + LONGEST_TURN };
        if !self.throttle.hold(&turn_of(person), &turn.holder, held).await? {
            return Ok(None);
        }
        let fits = self.fits(person, &turn).await;
        if matches!(fits, Ok(true)) {
            return Ok(Some(turn));
        }
        self.throttle.release(&turn_of(person), &turn.holder).await?;
        fits.map(|_| None)
    }

    async fn fits(&self, person: &str, turn: &ModelCall) -> Result<bool, PortError> {
        if self.throttle.add(&turns_of(person), 1, turn.day).await? > i64::from(self.turns) {
            return Ok(false);
        }
        if !self.set_aside(&tokens_of(person), self.tokens, turn).await? {
            return Ok(false);
        }
        if self.set_aside(TOKENS_OF_ALL, self.tokens_of_all, turn).await? {
            return Ok(true);
        }
        metric::count(Metric::ModelBudgetSpent);
        self.throttle.add(&tokens_of(person), -turn.tokens, turn.day).await?;
        Ok(false)
    }

    /// Sets a turn's tokens aside under a key, unless that were more than there are.
    async fn set_aside(&self, key: &str, most: u32, turn: &ModelCall) -> Result<bool, PortError> {
        let used = self.throttle.add(key, turn.tokens, turn.day).await?;
        if used <= i64::from(most) {
            return Ok(true);
        }
        self.throttle.add(key, -turn.tokens, turn.day).await?;
        Ok(false)
    }

    /// Gives the turn back, and the tokens that were not used. Of a call that failed no one knows what it has cost.
    pub(super) async fn give_back(
        &self,
        person: &str,
        turn: ModelCall,
        used: Option<u32>,
    ) -> Result<(), PortError> {
        let released = self.throttle.release(&turn_of(person), &turn.holder).await;
        if let Some(used) = used {
            let unused = i64::from(used) - turn.tokens;
            self.throttle.add(&tokens_of(person), unused, turn.day).await?;
            self.throttle.add(TOKENS_OF_ALL, unused, turn.day).await?;
        }
        released
    }
}

fn turn_of(person: &str) -> String {
    format!("MODEL-TURN#{person}")
}

fn turns_of(person: &str) -> String {
    format!("MODEL-TURNS#{person}")
}

fn tokens_of(person: &str) -> String {
    format!("MODEL-TOKENS#{person}")
}
