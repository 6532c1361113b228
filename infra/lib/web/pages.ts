import { Duration } from 'aws-cdk-lib'
import {
  CachePolicy,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pages } from '../sources/schema.ts'
import { CLOSED } from '../stateful/buckets.ts'

/**
 * Where the pages lie. A release that was wrong can be taken back for 30 days. What puts them here is bin/publish.mjs and not the
 * template: CDK's own way is a function of its own in another language, which also takes pages back in the wrong order.
 */
export function siteFiles(scope: Construct, logs: IBucket): Bucket {
  return new Bucket(scope, 'Files', {
    ...CLOSED,
    encryption: BucketEncryption.S3_MANAGED,
    versioned: true,
    lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'site/',
  })
}

/** Pages are kept by the CDN only to be compared. */
export function askedEachTime(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'Pages', {
    comment: 'Pages are asked for each time, so that a release shows at once',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })
}

/** What runs in the CDN. */
export function pagesFunction({ ready, routes }: Pages): string {
  const code = readFileSync(join(import.meta.dirname, 'pages-function.js'), 'utf8')
  return code.replace('= PAGES', `= ${JSON.stringify({ ready, routes })}`)
}

/**
 * On the way in it finds the file of a page, on the way out it gives the page that says that there is none its status. Not by error
 * responses, which would turn the API's refusals into pages too.
 */
export function byAddress(scope: Construct, pages: Pages): FunctionAssociation[] {
  const code = FunctionCode.fromInline(pagesFunction(pages))
  const edge = new EdgeFunction(scope, 'Fallback', { code, runtime: FunctionRuntime.JS_2_0 })
  return [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE].map((eventType) => ({
    function: edge,
    eventType,
  }))
}
