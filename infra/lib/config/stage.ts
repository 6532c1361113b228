/** What differs between the stages. Files of this form are in `infra/config`. */

/** CloudFront's certificate and firewall can be nowhere else, and one region is simpler than two. */
export const REGION = 'us-east-1'

/** The account of emulators. The CLI refuses to deploy a rehearsal to any other. */
export const NOBODY = '000000000000'

export type StageName = 'dev' | 'prod'

export interface Throttle {
  /** Calls a second. */
  rate: number
  burst: number
}

/**
 * Who may undo a lock before its time. With `governance` it is who has the permission for just that, so that a mistake can be mended;
 * with `compliance` it is no one, Amazon included, and what is locked is paid for until its days are over.
 */
export const LOCKS = ['governance', 'compliance'] as const
export type Lock = (typeof LOCKS)[number]

export interface StageConfig {
  stage: StageName
  /** The account's number. With it, the CLI refuses to deploy to any other. */
  account?: string
  /** Sends mail from `from`; `operator` is told what happens. `identity` is what SES has verified: a domain or an address. */
  mail: { from: string; operator: string; identity: string }
  /** Who is responsible for the help. Rule 10-2.2 has family law papers name the person, the business and where to reach them. */
  nonlawyer: { name: string; business: string; street: string; city: string; telephone: string }
  /** Without a domain the site is at CloudFront's own address. `zone` makes certificate and records, `certificate` brings one. */
  domain?: { name: string; zone?: { id: string; name: string }; certificate?: string }
  /** A web application firewall: what one address may send in five minutes, in all and of signing in or letters. */
  firewall?: { requestsPerFiveMinutes: number; attemptsPerFiveMinutes: number }
  /** A provider of identities, by OpenID Connect. */
  identityProvider?: { issuer: string; clientId: string }
  /** A language model behind the assistant: one of Amazon Bedrock, by its id, or one at a service of its own. */
  model?: { bedrock: string } | { base: string; name: string }
  /** Concurrency kept for single functions. New accounts have none to keep. */
  reservedConcurrency?: Record<string, number>
  /** What the operator decides, where it differs from the defaults of `shared/adapters/src/policy.rs`. */
  policy?: Record<string, string>
  /** What CloudTrail writes of the account, and for how many days no one may take it away. */
  evidence?: { lock: Lock; days: number }
  /** A copy of every table each week, kept for so many days; `to` is the ARN of a vault in another account that gets one too. */
  copies?: { lock: Lock; days: number; to?: string }
  /** The ARN of the one role that may disable or delete the keys. */
  breakGlass?: string
  throttle: { all: Throttle; costly: Throttle }
  logDays: number
  /** Dollars a month. */
  budget?: number
  /** Increment it whenever the origin secret changes, so that the CDN reads it again. */
  originSecretVersion: number
}

/** What a rehearsal on one machine needs otherwise. Nothing else in the templates knows of it. */
export interface Rehearsal {
  /** Stripe's API and browser script, by the emulator. Its origin stands in the page headers in place of Stripe's. */
  stripeApi: string
  stripeScript: string
}
