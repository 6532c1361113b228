import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'

/** Who asks. The CDN passes Authorization on only where it belongs to the key of its cache. */
export const WHO = ['Authorization', 'X-Logout-State', 'X-No-Auto-Auth']

/**
 * What else the functions read, by name. "All but Host" would be shorter, but whether it brings the viewer's address is not
 * written down for policies of one's own, and without it a visitor could send the header himself. Named here, the CDN sets it.
 */
export const READ = [
  'CloudFront-Viewer-Address',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Origin',
  'Sec-Fetch-Site',
  'Stripe-Signature',
  'User-Agent',
]

/** What of a call reaches the API, and that no answer is kept on the way. */
export class OriginRequest extends Construct {
  readonly cache: CachePolicy
  readonly policy: OriginRequestPolicy

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.cache = this.nothingKept()
    this.policy = new OriginRequestPolicy(this, 'Request', {
      comment:
        'What the functions read, the viewer address as the CDN has it, and not Host, which would be the wrong one',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...READ),
      cookieBehavior: OriginRequestCookieBehavior.all(),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    })
  }

  /**
   * Each answer says no-store or no-cache, so nothing is kept. One second at most, and not none, because with none the policy
   * may name no headers; the whole of the caller is in the key, so that not even a mistake could show one person's to another.
   */
  private nothingKept(): CachePolicy {
    return new CachePolicy(this, 'Cache', {
      comment: 'Answers of the API are not kept',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList(...WHO),
      cookieBehavior: CacheCookieBehavior.all(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
  }
}
