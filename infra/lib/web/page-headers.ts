import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront'
import type { PageHeaders } from '../sources/schema.ts'

type Security = NonNullable<ResponseHeadersPolicyProps['securityHeadersBehavior']>

/** The Content-Security-Policy. With an emulator of Stripe, its one origin stands wherever Stripe's stand. */
export function contentSecurityPolicy(
  { contentSecurityPolicy, stripe }: PageHeaders,
  emulator?: string,
): string {
  const named = (value: string) =>
    value.replace(/\{stripe\.(\w+)\}/g, (_, part: string) => emulator ?? stripe[part] ?? unknown(part))
  const directives = Object.entries(contentSecurityPolicy).map(([name, value]) => `${name} ${named(value)}`)
  return directives.join('; ')
}

function unknown(part: string): never {
  throw new Error(`page-headers.json says nothing of stripe.${part}.`)
}

/** CloudFront wants these by fields of their own and refuses them as custom headers. */
const OWN_FIELD: Record<string, (value: string) => Security> = {
  'strict-transport-security': (value) => ({
    strictTransportSecurity: { ...transport(value), override: true },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: value as HeadersFrameOption, override: true },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
}

function transport(value: string) {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1])
  return {
    accessControlMaxAge: Duration.seconds(seconds),
    includeSubdomains: value.includes('includeSubDomains'),
    preload: value.includes('preload'),
  }
}

/** The headers that every page and every file of the site carries. */
export function responseHeaders(headers: PageHeaders, emulator?: string): ResponseHeadersPolicyProps {
  const names = Object.entries(headers.headers)
  const policy = { contentSecurityPolicy: contentSecurityPolicy(headers, emulator), override: true }
  const security = names.map(([name, value]) => OWN_FIELD[name]?.(value) ?? {})
  const custom = names.filter(([name]) => !(name in OWN_FIELD))
  return {
    securityHeadersBehavior: Object.assign({ contentSecurityPolicy: policy }, ...security) as Security,
    customHeadersBehavior: {
      customHeaders: [
        ...custom.map(([header, value]) => ({ header, value, override: true })),
        // A file that may be kept says so itself, where it lies. A missing one says nothing, and must be asked for again.
        { header: 'cache-control', value: headers.cacheControl.pages, override: false },
      ],
    },
  }
}
