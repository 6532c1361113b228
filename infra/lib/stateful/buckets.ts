import { Duration, Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge } from '../rules/acknowledge.ts'
import { RETAINED } from './retention.ts'

export const CLOSED: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RETAINED,
}

/** Finished documents, and who fetched what. The site's files are in the web stack: they come from the repository. */
export class Buckets extends Construct {
  readonly documents: Bucket
  readonly logs: Bucket

  constructor(scope: Construct, id: string, props: { key: IKey; logDays: number }) {
    super(scope, id)
    this.logs = this.logBucket(props.logDays)
    this.documents = new Bucket(this, 'Documents', {
      ...CLOSED,
      encryption: BucketEncryption.KMS,
      encryptionKey: props.key,
      bucketKeyEnabled: true,
      versioned: true,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'documents/',
    })
  }

  private logBucket(logDays: number): Bucket {
    const logs = new Bucket(this, 'Logs', {
      ...CLOSED,
      encryption: BucketEncryption.S3_MANAGED,
      // The CDN's log delivery writes by access control list and by nothing else.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(logDays) }],
    })
    acknowledge(
      logs,
      'AwsSolutions-S1',
      'This is where the access logs are; logging it to itself would never end.',
    )
    logs.addToResourcePolicy(onlyOurLogs(logs))
    return logs
  }
}

/** S3 writes logs for whoever asks it to: a bucket of another account could name this one. */
function onlyOurLogs(logs: Bucket): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.DENY,
    principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
    actions: ['s3:PutObject'],
    resources: [logs.arnForObjects('*')],
    conditions: { StringNotEquals: { 'aws:SourceAccount': Stack.of(logs).account } },
  })
}
