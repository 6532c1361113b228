import type { components, paths as Generated } from './schema.gen'

type Schemas = components['schemas']
type Told = Schemas['Told']
type Session = Schemas['Session']
type Headers = { [name: string]: unknown }
type No = { query?: never; header?: never; path?: never; cookie?: never }
type Answer<Body> = { headers: Headers; content: { 'application/json': Body } }
type Call<Sent, Answers, Parameters = No> = {
  parameters: Parameters
  requestBody: { content: { 'application/json': Sent } }
  responses: Answers
}
type Bare<Answers, Parameters = No> = { parameters: Parameters; requestBody?: never; responses: Answers }
type Post<Operation> = { parameters: No; get?: never; post: Operation; patch?: never; delete?: never }

/** What a browser sends to show that it holds a passkey: the challenge that it was given, and what it signed. */
export type PasskeyProof = { challenge: string; credential: unknown }

/** Shows once more who calls: by a passkey, or by the password. */
export type ProofFields = { password?: string; passkey?: PasskeyProof }

/** A passkey of the account. */
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

/** What a browser is asked with: the challenge's name on the server, and the options that it takes. */
export type Ceremony<Options> = { challenge: string; publicKey: Options }

type Creation = Ceremony<PublicKeyCredentialCreationOptionsJSON>
type Request = Ceremony<PublicKeyCredentialRequestOptionsJSON>
type WithId = { query?: never; header?: never; path: { id: string }; cookie?: never }
type WithCursor = { query?: { cursor?: string }; header?: never; path?: never; cookie?: never }

/** Calls that the description of the API does not have yet: those with passkeys, the reset that waits, and pages. */
type Coming = {
  '/api/auth/passkey/options': Post<Call<Record<string, never>, { 200: Answer<Request> }>>
  '/api/auth/passkey': Post<Call<PasskeyProof, { 200: Answer<Session> }>>
  '/api/auth/password-reset/confirm': Post<
    Call<
      { token: string; password: string },
      { 200: Answer<Told & { code?: string }>; 202: Answer<Told & { code?: string }> }
    >
  >
  '/api/account/proof/options': Post<Bare<{ 200: Answer<Request> }>>
  '/api/account/passkeys/options': Post<Call<ProofFields, { 200: Answer<Creation> }>>
  '/api/account/passkeys': {
    parameters: No
    get: Bare<{ 200: Answer<{ passkeys: Passkey[] }> }>
    post: Call<PasskeyProof & { name?: string }, { 201: Answer<Passkey> }>
  }
  '/api/account/passkeys/{id}/delete': Post<Call<ProofFields, { 200: Answer<Told> }, WithId>>
  '/api/account/export': Post<
    Call<
      ProofFields,
      { 200: { headers: Headers; content: { 'application/zip': Schemas['ZipFile'] } } },
      WithCursor
    >
  >
  '/api/account/delete': Post<Call<ProofFields, { 200: Answer<Told> }>>
  '/api/account/email': Post<Call<ProofFields & { email: string }, { 202: Answer<Told> }>>
  '/api/payments': { parameters: No; get: Bare<{ 200: Answer<Schemas['PaymentList']> }, WithCursor> }
  '/api/documents': {
    parameters: No
    get: Bare<{ 200: Answer<Schemas['Document'][]> }, WithCursor>
    post: Generated['/api/documents']['post']
  }
}

export type paths = Omit<Generated, keyof Coming> & Coming
