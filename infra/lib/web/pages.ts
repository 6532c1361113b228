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
import { join } from 'node:path'
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

/** Not by error responses, which would turn the API's refusals into pages too. */
export function fallback(scope: Construct): FunctionAssociation {
  const code = FunctionCode.fromFile({ filePath: join(import.meta.dirname, 'pages-function.js') })
  const toIndex = new EdgeFunction(scope, 'Fallback', { code, runtime: FunctionRuntime.JS_2_0 })
  return { function: toIndex, eventType: FunctionEventType.VIEWER_REQUEST }
}
