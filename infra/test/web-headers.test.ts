// The headers of pages, as a browser gets them.
import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { contentSecurityPolicy } from '../lib/web/page-headers.ts'
import { at, fields, type Json, list, only, readable } from './kit/templates.ts'
import type { VariantName } from './kit/variants.ts'

const { pageHeaders } = readSources()

/** The headers of the policy as a browser gets them. */
function sent(variant: VariantName): Map<string, { value: string; override: boolean }> {
  const config = only(variant, 'Web', 'AWS::CloudFront::ResponseHeadersPolicy').ResponseHeadersPolicyConfig
  const custom = list(at(config, 'CustomHeadersConfig', 'Items')).map(fields)
  const all = custom.map(
    ({ Header, Value, Override }) =>
      [readable(Header), { value: readable(Value), override: Override === true }] as const,
  )
  return new Map([...all, ...security(at(config, 'SecurityHeadersConfig'))])
}

function security(config: Json | undefined) {
  const header = (name: string, field: string, value: (of: Json | undefined) => string) =>
    [name, { value: value(at(config, field)), override: at(config, field, 'Override') === true }] as const
  return [
    header('strict-transport-security', 'StrictTransportSecurity', transport),
    header('x-content-type-options', 'ContentTypeOptions', (of) => (of ? 'nosniff' : '')),
    header('x-frame-options', 'FrameOptions', (of) => readable(at(of, 'FrameOption'))),
    header('referrer-policy', 'ReferrerPolicy', (of) => readable(at(of, 'ReferrerPolicy'))),
    header('content-security-policy', 'ContentSecurityPolicy', (of) =>
      readable(at(of, 'ContentSecurityPolicy')),
    ),
  ]
}

function transport(of: Json | undefined): string {
  const words = [`max-age=${readable(at(of, 'AccessControlMaxAgeSec'))}`]
  if (at(of, 'IncludeSubdomains') === true) words.push('includeSubDomains')
  if (at(of, 'Preload') === true) words.push('preload')
  return words.join('; ')
}

test.each(Object.entries(pageHeaders.headers))(
  'a page carries %s, whatever lies behind it',
  (name, value) => {
    expect(sent('prod').get(name)).toEqual({ value, override: true })
  },
)

test('a page carries the Content-Security-Policy with the origins of Stripe', () => {
  const policy =
    "default-src 'none'; script-src 'self' https://js.stripe.com https://*.js.stripe.com; style-src 'self'; font-src 'self'; " +
    "img-src 'self' data:; manifest-src 'self'; connect-src 'self' https://api.stripe.com; frame-src https://js.stripe.com https://*.js.stripe.com " +
    "https://hooks.stripe.com; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  expect(sent('prod').get('content-security-policy')).toEqual({ value: policy, override: true })
})

test('a page-headers.json that names an unknown part of Stripe is refused', () => {
  const wrong = { ...pageHeaders, contentSecurityPolicy: { 'img-src': '{stripe.images}' } }
  expect(() => contentSecurityPolicy(wrong)).toThrow('page-headers.json says nothing of stripe.images.')
})

test('a page is asked for each time, unless the file itself says otherwise', () => {
  expect(sent('prod').get('cache-control')).toEqual({ value: 'no-cache', override: false })
})

test('no other header is added', () => {
  const names = [...Object.keys(pageHeaders.headers), 'content-security-policy', 'cache-control']
  expect([...sent('prod').keys()].sort()).toEqual(names.sort())
})
