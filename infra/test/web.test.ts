// One construct, read from the template: the distribution, what it keeps, asks and lets through.
import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
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

function distribution(variant: VariantName = 'prod'): Fields {
  return fields(only(variant, 'Web', 'AWS::CloudFront::Distribution').DistributionConfig)
}

function behavior(path: string): Fields {
  const found = list(distribution().CacheBehaviors).find((each) => at(each, 'PathPattern') === path)
  return fields(found)
}

const pages = fields(distribution().DefaultCacheBehavior)

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
