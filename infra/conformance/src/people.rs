//! Who is made at a stage for the cases, and goes again.

use jiff::Timestamp;

use crate::ConformanceError;
use crate::options::Options;
use crate::person::Person;
use crate::random;
use crate::samples::Values;
use crate::target::Target;

/// Whose address stands in what is refused.
const NOBODY: &str = "nobody@coquina.example";

/// Stripe's signatures count for five minutes.
const LONG_AGO: i64 = 10 * 60;

/// The people of a run, as far as there are any.
#[derive(Default)]
pub(crate) struct People {
    person: Option<Person>,
    stranger: Option<Person>,
}

impl People {
    /// Makes the accounts that are wanted. Who was made, or may have been, before something failed is there to be deleted.
    pub(crate) async fn register(&mut self, options: &Options) -> Result<(), ConformanceError> {
        register(&mut self.person, &options.target, options.account.as_deref()).await?;
        register(&mut self.stranger, &options.target, options.stranger.as_deref()).await
    }

    /// What the placeholders stand for, with all that has to be made for them.
    pub(crate) async fn values(&self, options: &Options) -> Result<Values, ConformanceError> {
        let mut values = of_everyone(&options.target)?;
        let Some(person) = &self.person else { return Ok(values) };
        if options.pays {
            person.expect_test_mode().await?;
        }
        values.extend(of(person).await?);
        if let Some(stranger) = &self.stranger {
            values.insert("FOREIGN_DOCUMENT", stranger.completed_will().await?);
        }
        if options.pays {
            values.extend(person.purchase().await?);
            values.insert("DIVORCE", person.divorce().await?);
        }
        Ok(values)
    }

    /// Deletes the accounts, with all that is in them. Of the person one of the cases may have done so.
    pub(crate) async fn leave(&mut self, is_person_gone: bool) -> Vec<String> {
        let person = self.person.as_mut().filter(|_| !is_person_gone);
        let mut left = Vec::new();
        for each in person.into_iter().chain(&mut self.stranger) {
            let is_known = each.is_signed_in();
            if each.leave().await.is_err() {
                let is_there = if is_known { "is" } else { "may be" };
                left.push(format!(
                    "The account of {} {is_there} still there: delete it by a new password.",
                    each.email
                ));
            }
        }
        left
    }
}

/// The account may be there though the answer is lost. One that is refused is not: the address has another one.
async fn register(
    place: &mut Option<Person>,
    target: &Target,
    address: Option<&str>,
) -> Result<(), ConformanceError> {
    let Some(address) = address else { return Ok(()) };
    // What the rules of passwords ask for, and what nobody guesses while the account is there.
    let password = format!("Aa1{}", random::digits::<24>()?);
    let outcome = place.insert(Person::visitor(target, address, &password)).register().await;
    if matches!(outcome, Err(ConformanceError::Refused { status: 400..500, .. })) {
        *place = None;
    }
    outcome
}

async fn of(person: &Person) -> Result<Values, ConformanceError> {
    let document = person.completed_will().await?;
    let mut values = person.share_links(&document).await?;
    values.extend([
        ("TOKEN", person.token.clone()),
        ("DEVICE", person.device.clone()),
        ("USER", person.id.clone()),
        ("EMAIL", person.email.clone()),
        ("PASSWORD", person.password.clone()),
        ("DOCUMENT", document),
    ]);
    Ok(values)
}

fn of_everyone(target: &Target) -> Result<Values, ConformanceError> {
    let mut values = moments();
    values.extend([
        ("SITE", target.origin.clone()),
        // The CDN shows it, not who asks.
        ("ORIGIN_SECRET", String::new()),
        ("EMAIL", NOBODY.to_string()),
        ("NEW_EMAIL", NOBODY.to_string()),
        ("PASSWORD", format!("Aa1{}", random::digits::<24>()?)),
    ]);
    Ok(values)
}

/// What follows from the time alone, and what nobody has.
#[must_use]
pub fn moments() -> Values {
    let now = Timestamp::now().as_second();
    Values::from([
        ("NOW", now.to_string()),
        ("LONG_AGO", (now - LONG_AGO).to_string()),
        // A return from the identity provider that no one has set out for: the person is told so.
        ("CODE", "unknown".to_string()),
        ("STATE", "unknown".to_string()),
        ("SIGN_IN", "unknown".to_string()),
    ])
}
