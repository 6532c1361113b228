import { expect, test } from 'vitest'
import { at, fields, list, only, readable, resources, STACKS, templateText } from './kit/templates.ts'

const SECRET = 'AWS::SecretsManager::Secret'

test.each([
  ['Token', '{"current":"k1"}', 'k1'],
  ['Index', '{}', 'key'],
  ['Origin', '{"previous":""}', 'current'],
])('the secret %s is made in the account, in the form that the functions read', (id, template, key) => {
  const generated = at(only('prod', 'Stateful', SECRET, `Secrets${id}`), 'GenerateSecretString')
  expect(generated).toEqual({
    SecretStringTemplate: template,
    GenerateStringKey: key,
    PasswordLength: 64,
    ExcludePunctuation: true,
  })
})

test.each([
  ['Stripe', { secretKey: '', publishableKey: '', webhookSecret: '' }],
  ['IdentityProvider', { secret: '' }],
  ['Model', { key: '' }],
])('the secret %s waits, empty, for the operator', (id, form) => {
  const secret = only('whole', 'Stateful', SECRET, `Secrets${id}`)
  expect(JSON.parse(readable(secret.SecretString))).toEqual(form)
})

test('a stage without an identity provider or a model tells no function of their secrets', () => {
  const told = resources('prod', 'Service', 'AWS::Lambda::Function').flatMap(({ Properties }) =>
    Object.keys(fields(at(Properties, 'Environment', 'Variables'))),
  )
  expect(told).toContain('STRIPE_SECRET')
  expect(told).not.toContain('OIDC_SECRET')
  expect(told).not.toContain('MODEL_SECRET')
})

test('the CDN is told the origin secret by reference', () => {
  const distribution = only('prod', 'Web', 'AWS::CloudFront::Distribution')
  const headers = list(at(distribution, 'DistributionConfig', 'Origins')).flatMap((origin) =>
    list(at(origin, 'OriginCustomHeaders')),
  )
  const shown = headers.find((header) => at(header, 'HeaderName') === 'x-origin-secret')
  expect(readable(at(shown, 'HeaderValue'))).toMatch(
    /^\{\{resolve:secretsmanager:<SecretsOrigin[0-9A-F]{8}>:SecretString:current::\}\}$/,
  )
})

/** Forms of keys: Stripe's, AWS's, a token's, a private key, and anything long that is said to be a secret. */
const SECRETS = [
  /\b[sr]k_(live|test)_\w+/,
  /\bwhsec_\w+/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\beyJ[\w-]+\.[\w-]+\./,
  /-----BEGIN/,
  /\bsk-[A-Za-z0-9]{20,}/,
]

test.each(STACKS)('no secret stands in the template %s', (part) => {
  const text = templateText('whole', part)
  SECRETS.forEach((form) => expect(text).not.toMatch(form))
})

test('no variable of a function holds a secret: each named so is the address of one', () => {
  const functions = resources('whole', 'Service', 'AWS::Lambda::Function')
  const named = functions.flatMap(({ Properties }) =>
    Object.entries(at(Properties, 'Environment', 'Variables') ?? {}),
  )
  const secrets = named.filter(([name]) => name.endsWith('_SECRET'))
  expect(secrets.length).toBeGreaterThan(20)
  secrets.forEach(([, value]) => expect(readable(value)).toMatch(/^<Secrets\w+>$/))
})
