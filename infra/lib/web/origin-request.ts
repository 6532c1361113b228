import { Duration } from 'aws-cdk-lib'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import type { RequestHeaders } from '../sources/schema.ts'

/**
 * What of a call reaches the API, and that no answer is kept on the way.
 *
 * The headers are named one by one in request-headers.json, and the local product lets only these through to the functions.
 * "All but Host" would be shorter, but whether it brings the viewer's address is not written down for policies of one's own,
 * and without it a visitor could send the header himself. Named, the CDN sets it. Who asks is in the key of the cache, because
 * the CDN passes Authorization on only from there.
 */
export class OriginRequest extends Construct {
  readonly behavior: Omit<BehaviorOptions, 'origin'>

  constructor(
    scope: Construct,
    id: string,
    private readonly headers: RequestHeaders,
  ) {
    super(scope, id)
    this.behavior = {
      // A call over plain HTTP has already shown its token; redirecting it would hide that.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: this.nothingKept(),
      originRequestPolicy: this.whatIsRead(),
      compress: false,
    }
  }

  private whatIsRead(): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'Request', {
      comment:
        'What the functions read and the address of the viewer; not Host, which would be the wrong one',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...this.headers.read),
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
      headerBehavior: CacheHeaderBehavior.allowList(...this.headers.who),
      cookieBehavior: CacheCookieBehavior.all(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
  }
}
