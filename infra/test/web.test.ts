// One construct, read from the template: the distribution with its headers, and what it says of each address.
import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { contentSecurityPolicy } from '../lib/web/page-headers.ts'
import { pagesFunction } from '../lib/web/pages.ts'
import {
  at,
  type Fields,
  fields,
  type Json,
  list,
  only,
  readable,
  resources,
  templateText,
} from './kit/templates.ts'
import type { VariantName } from './kit/variants.ts'

const { pageHeaders } = readSources()

function distribution(variant: VariantName = 'prod'): Fields {
  return fields(only(variant, 'Web', 'AWS::CloudFront::Distribution').DistributionConfig)
}

function behavior(path: string): Fields {
  const found = list(distribution().CacheBehaviors).find((each) => at(each, 'PathPattern') === path)
  return fields(found)
}

const pages = fields(distribution().DefaultCacheBehavior)

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

test('pages and assets carry the headers; the API has its own', () => {
  const policy = resources('prod', 'Web', 'AWS::CloudFront::ResponseHeadersPolicy')[0]?.id
  expect(readable(pages.ResponseHeadersPolicyId)).toBe(`<${policy}>`)
  expect(readable(behavior('/assets/*').ResponseHeadersPolicyId)).toBe(`<${policy}>`)
  expect(behavior('/api/*').ResponseHeadersPolicyId).toBeUndefined()
})

test('there are pages, assets and the API, and nothing else', () => {
  expect(list(distribution().CacheBehaviors).map((each) => at(each, 'PathPattern'))).toEqual([
    '/assets/*',
    '/api/*',
  ])
})

test('pages and assets are compressed and never sent in the open', () => {
  for (const each of [pages, behavior('/assets/*')]) {
    expect(each).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' })
  }
})

test('a call over plain HTTP is refused, not led on', () => {
  expect(behavior('/api/*').ViewerProtocolPolicy).toBe('https-only')
})

test('a call may have any method', () => {
  expect(behavior('/api/*').AllowedMethods).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
  )
})

test('pages are kept no longer than they say, assets by the managed policy', () => {
  const config = only('prod', 'Web', 'AWS::CloudFront::CachePolicy', 'SitePages').CachePolicyConfig
  expect(config).toMatchObject({ MinTTL: 0, DefaultTTL: 0 })
  expect(readable(pages.CachePolicyId)).toContain('SitePages')
  // Amazon's CachingOptimized.
  expect(behavior('/assets/*').CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6')
})

test('no answer of the API is kept, and the key of the cache is the whole caller', () => {
  const config = only('prod', 'Web', 'AWS::CloudFront::CachePolicy', 'SiteCallsCache').CachePolicyConfig
  expect(config).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 })
  const key = fields(at(config, 'ParametersInCacheKeyAndForwardedToOrigin'))
  expect(key.CookiesConfig).toEqual({ CookieBehavior: 'all' })
  expect(key.QueryStringsConfig).toEqual({ QueryStringBehavior: 'all' })
  expect(key.HeadersConfig).toEqual({
    HeaderBehavior: 'whitelist',
    Headers: ['Authorization', 'X-Logout-State', 'X-No-Auto-Auth'],
  })
  expect(readable(behavior('/api/*').CachePolicyId)).toContain('SiteCallsCache')
})

test('the API gets what the functions read and the address of the visitor, but not Host', () => {
  const config = fields(only('prod', 'Web', 'AWS::CloudFront::OriginRequestPolicy').OriginRequestPolicyConfig)
  const headers = list(at(config.HeadersConfig, 'Headers')).map(readable)
  expect(at(config.HeadersConfig, 'HeaderBehavior')).toBe('whitelist')
  expect(headers).toEqual([
    'CloudFront-Viewer-Address',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'Origin',
    'Sec-Fetch-Site',
    'Stripe-Signature',
    'User-Agent',
    'X-Device-Token',
  ])
  expect(config.CookiesConfig).toEqual({ CookieBehavior: 'all' })
  expect(config.QueryStringsConfig).toEqual({ QueryStringBehavior: 'all' })
  expect(readable(behavior('/api/*').OriginRequestPolicyId)).toContain('SiteCallsRequest')
})

function origin(path: string): Fields {
  const id = readable(path === '' ? pages.TargetOriginId : behavior(path).TargetOriginId)
  return fields(list(distribution().Origins).find((each) => at(each, 'Id') === id))
}

test('calls go to the API, encrypted, with what shows that they came this way', () => {
  expect(readable(origin('/api/*').DomainName)).toBe('<Api>.execute-api.us-east-1.amazonaws.com')
  expect(origin('/api/*').CustomOriginConfig).toMatchObject({
    OriginProtocolPolicy: 'https-only',
    OriginSSLProtocols: ['TLSv1.2'],
  })
  const names = list(origin('/api/*').OriginCustomHeaders).map((header) => readable(at(header, 'HeaderName')))
  expect(names).toEqual(['x-origin-secret', 'x-origin-secret-version'])
})

test('pages and assets come from the bucket of files, which hears this distribution alone', () => {
  for (const path of ['', '/assets/*']) {
    expect(readable(origin(path).DomainName)).toMatch(/^<SiteFiles\w+\.RegionalDomainName>$/)
    expect(readable(origin(path).OriginAccessControlId)).toContain('OriginAccessControl')
  }
  const policy = only('prod', 'Web', 'AWS::S3::BucketPolicy', 'SiteFiles')
  const allowed = list(at(policy, 'PolicyDocument', 'Statement'))
    .map(fields)
    .filter((each) => each.Effect === 'Allow')
  expect(allowed).toHaveLength(1)
  expect(allowed[0]!.Principal).toEqual({ Service: 'cloudfront.amazonaws.com' })
  const source = readable(at(allowed[0]!.Condition, 'StringEquals', 'AWS:SourceArn'))
  expect(source).toMatch(/:distribution\/<SiteDistribution\w+>$/)
})

test('a missing file is missing: the bucket may be asked, and no error is turned into a page', () => {
  const policy = only('prod', 'Web', 'AWS::S3::BucketPolicy', 'SiteFiles')
  const allowed = list(at(policy, 'PolicyDocument', 'Statement'))
    .map(fields)
    .filter((each) => each.Effect === 'Allow')
  expect(allowed[0]!.Action).toEqual(['s3:GetObject', 's3:ListBucket'])
  for (const each of list(distribution().CustomErrorResponses)) {
    expect(each).not.toHaveProperty('ResponseCode')
    expect(each).not.toHaveProperty('ResponsePagePath')
  }
})

/** The codes that CloudFront keeps by itself (Developer Guide, "How CloudFront processes HTTP 4xx and 5xx status codes"). */
test.each([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504])(
  'an error %i is not kept in the CDN: who asks again gets an answer of now',
  (code) => {
    const found = list(distribution().CustomErrorResponses).filter((each) => at(each, 'ErrorCode') === code)
    expect(found).toEqual([{ ErrorCode: code, ErrorCachingMinTTL: 0 }])
  },
)

interface Answer {
  uri?: string
  statusCode?: number
  headers?: Record<string, { value: string }>
}
type Handler = (event: { request: { uri: string }; response?: Answer }) => Answer

const handler = new Function(`${pagesFunction(readSources().pages)}; return handler`)() as Handler

test.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/law/simple-will/', '/law/simple-will.html'],
  ['/county-examples/miami-dade', '/county-examples/miami-dade.html'],
  ['/account/', '/app.html'],
  ['/document/7', '/app.html'],
  ['/document/7/8', '/404.html'],
  ['/law/deed', '/404.html'],
  ['/nowhere', '/404.html'],
  ['/favicon.svg', '/favicon.svg'],
  ['/assets/index-1a2b.js', '/assets/index-1a2b.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  // What attackers look for has a dot, so it is asked of the bucket, which does not have it: 404.
  ['/.env', '/.env'],
  ['/.git/config', '/.git/config'],
  ['/.well-known/anything', '/.well-known/anything'],
])('the path %s is answered with %s', (path, file) => {
  expect(handler({ request: { uri: path } }).uri).toBe(file)
})

test.each([
  ['/nowhere', 200, 404],
  ['/404.html', 200, 404],
  ['/nowhere', 304, 304],
  ['/about', 200, 200],
  ['/document/7', 200, 200],
  ['/foo.xml', 404, 404],
])('the answer to %s, which the files give %i, is given %i', (uri, statusCode, expected) => {
  expect(handler({ request: { uri }, response: { statusCode } }).statusCode).toBe(expected)
})

test('what runs in the CDN is no larger than it may be', () => {
  expect(pagesFunction(readSources().pages).length).toBeLessThan(10_240)
})

test('a password program is led from the well-known address to where a password is changed', () => {
  const { statusCode, headers } = handler({ request: { uri: '/.well-known/change-password' } })
  expect([statusCode, headers?.location?.value]).toEqual([302, '/account'])
})

test('paths are led to the page on the default behavior alone', () => {
  const code = resources('prod', 'Web', 'AWS::CloudFront::Function').map((each) =>
    readable(each.Properties.FunctionCode),
  )
  expect(code).toEqual([pagesFunction(readSources().pages)])
  const events = list(pages.FunctionAssociations).map((each) => at(each, 'EventType'))
  expect(events).toEqual(['viewer-request', 'viewer-response'])
  expect(behavior('/assets/*').FunctionAssociations).toBeUndefined()
  expect(behavior('/api/*').FunctionAssociations).toBeUndefined()
})

test('who fetched what from the CDN is written down, without cookies', () => {
  const logging = distribution().Logging
  expect(readable(at(logging, 'Bucket'))).toContain('BucketsLogs')
  expect(at(logging, 'IncludeCookies')).toBeUndefined()
})

test('a domain brings its certificate, its records and nothing older than TLS 1.2', () => {
  expect(distribution('whole').Aliases).toEqual(['coquina.example'])
  const certificate = fields(distribution('whole').ViewerCertificate)
  expect(certificate.MinimumProtocolVersion).toBe('TLSv1.2_2021')
  expect(readable(certificate.AcmCertificateArn)).toContain('DomainCertificate')
  const records = resources('whole', 'Web', 'AWS::Route53::RecordSet').map(({ Properties }) => [
    Properties.Type,
    Properties.Name,
  ])
  expect(records).toEqual([['A', 'coquina.example.']])
})

test('the site is reached over IPv4 only: the firewall counts addresses, of which an IPv6 network has too many', () => {
  expect(distribution('prod').IPV6Enabled).toBe(false)
})

test('the site says to what publishes it who reads reports of weaknesses', () => {
  const { Outputs } = JSON.parse(templateText('prod', 'Web')) as { Outputs: Record<string, { Value: Json }> }
  expect(Outputs.Operator?.Value).toBe('operator@coquina.example')
  expect(readable(Outputs.Address?.Value)).toMatch(/^https:/)
})
