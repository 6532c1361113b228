import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { ReadWriteType, Trail } from 'aws-cdk-lib/aws-cloudtrail'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Bucket, BucketEncryption, type IBucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Lock, StageConfig } from '../config/stage.ts'
import { CLOSED } from './buckets.ts'

export interface EvidenceProps {
  stage: StageConfig['stage']
  evidence: NonNullable<StageConfig['evidence']>
  documents: IBucket
  logs: IBucket
}

/** Locked files are taken away this long after their lock has ended. */
const AFTERWARDS = 30

/**
 * What was done in the account, in every region, where no one can change or remove it: each call that manages something, each use of
 * a key with its encryption context, and each call on a finished document. Calls on rows are not written down: they would cost as much
 * as the tables themselves, and opening a row is a use of the encryptor's key.
 */
export class Evidence extends Construct {
  constructor(scope: Construct, id: string, { stage, evidence, documents, logs }: EvidenceProps) {
    super(scope, id)
    const trailName = `coquina-${stage}`
    const bucket = this.archive(evidence, logs)
    bucket.addToResourcePolicy(onlyFrom(this.trailArn(trailName), bucket))
    const trail = new Trail(this, 'Trail', {
      trailName,
      bucket,
      isMultiRegionTrail: true,
      includeGlobalServiceEvents: true,
      enableFileValidation: true,
      managementEvents: ReadWriteType.ALL,
    })
    trail.addS3EventSelector([{ bucket: documents }], { readWriteType: ReadWriteType.ALL })
  }

  private trailArn(resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'cloudtrail', resource: 'trail', resourceName })
  }

  /** Not by one of our keys: who disables that must not make the evidence of it unreadable. */
  private archive({ lock, days }: EvidenceProps['evidence'], logs: IBucket): Bucket {
    return new Bucket(this, 'Archive', {
      ...CLOSED,
      // A first deployment that fails could not take it back: what the trail has put there is locked.
      removalPolicy: RemovalPolicy.RETAIN,
      encryption: BucketEncryption.S3_MANAGED,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: retention(lock, Duration.days(days)),
      lifecycleRules: [
        {
          expiration: Duration.days(days + AFTERWARDS),
          noncurrentVersionExpiration: Duration.days(AFTERWARDS),
        },
      ],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'archive/',
    })
  }
}

/** CloudTrail writes for whoever asks it to: another account's trail could name this bucket. */
function onlyFrom(trailArn: string, bucket: IBucket): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.DENY,
    principals: [new ServicePrincipal('cloudtrail.amazonaws.com')],
    actions: ['s3:PutObject'],
    resources: [bucket.arnForObjects('*')],
    conditions: { StringNotEquals: { 'aws:SourceArn': trailArn } },
  })
}

function retention(lock: Lock, time: Duration): ObjectLockRetention {
  return lock === 'compliance' ? ObjectLockRetention.compliance(time) : ObjectLockRetention.governance(time)
}
