import { Duration } from 'aws-cdk-lib'
import {
  AccessLevel,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Rehearsal } from '../config/stage.ts'
import { acknowledge } from '../rules/acknowledge.ts'
import type { PageHeaders, Pages, RequestHeaders } from '../sources/schema.ts'
import { apiOrigin, type ApiOriginProps } from './api-origin.ts'
import type { Domain } from './domain.ts'
import { OriginRequest } from './origin-request.ts'
import { responseHeaders } from './page-headers.ts'
import { askedEachTime, byAddress, siteFiles } from './pages.ts'

/**
 * The errors that CloudFront keeps for ten seconds unless it is told otherwise, whatever they say of themselves. "Please try again"
 * would get the old answer again. Bodies and statuses stay as the origin made them.
 */
const NOT_KEPT = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

export interface SiteProps extends ApiOriginProps {
  rehearsal: Rehearsal | undefined
  pages: Pages
  pageHeaders: PageHeaders
  requestHeaders: RequestHeaders
  logs: IBucket
  domain: Domain | undefined
  firewall: string | undefined
}

/** The pages and the API under one address. */
export class Site extends Construct {
  readonly files: Bucket
  readonly distribution: Distribution
  readonly origin: string

  constructor(
    scope: Construct,
    id: string,
    private readonly props: SiteProps,
  ) {
    super(scope, id)
    this.files = siteFiles(this, props.logs)
    this.distribution = this.cdn()
    const host = props.domain?.name ?? this.distribution.distributionDomainName
    this.origin = `https://${host}`
    props.domain?.pointTo(this.distribution)
  }

  private cdn(): Distribution {
    const { config, domain, firewall, logs } = this.props
    // Listing is what lets S3 say 404 of a missing file; without it everything missing is forbidden.
    const files = S3BucketOrigin.withOriginAccessControl(this.files, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    const pages = this.pages()
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Coquina ${config.stage}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The firewall counts single addresses, and over IPv6 one household has 2^64 of them.
      enableIpv6: false,
      logBucket: logs,
      logFilePrefix: 'cdn/',
      ...(domain && {
        domainNames: [domain.name],
        certificate: domain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(firewall && { webAclId: firewall }),
      defaultBehavior: {
        ...pages,
        origin: files,
        cachePolicy: askedEachTime(this),
        functionAssociations: byAddress(this, this.props.pages),
      },
      additionalBehaviors: {
        '/assets/*': { ...pages, origin: files, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        '/api/*': {
          ...new OriginRequest(this, 'Calls', this.props.requestHeaders).behavior,
          origin: apiOrigin(this.props),
        },
      },
      errorResponses: NOT_KEPT,
    })
    this.acknowledge(distribution)
    return distribution
  }

  private pages(): Omit<BehaviorOptions, 'origin'> {
    const emulator = this.props.rehearsal && new URL(this.props.rehearsal.stripeScript).origin
    const headers = responseHeaders(this.props.pageHeaders, emulator)
    return {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'Headers', headers),
    }
  }

  private acknowledge(distribution: Distribution): void {
    const { domain, firewall } = this.props
    const because = (id: string, reason: string) => acknowledge(distribution, id, reason)
    because('AwsSolutions-CFR1', 'People of Florida travel; nobody is turned away by country.')
    because(
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'There is a default root object, so nobody is shown a list; S3 only learns to tell missing from forbidden.',
    )
    if (!firewall)
      because(
        'AwsSolutions-CFR2',
        'This stage has no firewall: the gateway and the functions limit calls by themselves.',
      )
    if (!domain)
      because(
        'AwsSolutions-CFR4',
        "This stage has no domain, and the oldest protocol of CloudFront's own is not ours to choose.",
      )
  }
}
