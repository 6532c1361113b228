// What is left after someone has had the account in their hands: evidence, copies, and that the operator is told.
import { expect, test } from 'vitest'
import { at, type Fields, fields, list, only, readable, resources } from './kit/templates.ts'
import { VARIANTS } from './kit/variants.ts'

const trail = () => only('prod', 'Stateful', 'AWS::CloudTrail::Trail')
const archive = (variant: 'prod' | 'whole') => only(variant, 'Stateful', 'AWS::S3::Bucket', 'EvidenceArchive')
const statements = (policy: Fields) => list(at(policy, 'PolicyDocument', 'Statement')).map(fields)

test('the trail has every managing call of every region, and shows when a file of it was changed', () => {
  expect(trail()).toMatchObject({
    IsLogging: true,
    IsMultiRegionTrail: true,
    IncludeGlobalServiceEvents: true,
    EnableLogFileValidation: true,
  })
  const managing = list(trail().EventSelectors).filter((each) => at(each, 'IncludeManagementEvents') === true)
  expect(managing.map((each) => at(each, 'ReadWriteType'))).toEqual(['All'])
  expect(JSON.stringify(trail().EventSelectors)).not.toContain('Exclude')
})

test('the trail has every call on a finished document', () => {
  const data = list(trail().EventSelectors).flatMap((each) => list(at(each, 'DataResources')))
  expect(data.map((each) => at(each, 'Type'))).toEqual(['AWS::S3::Object'])
  expect(list(at(data[0], 'Values')).map(readable)).toEqual([
    expect.stringMatching(/^<BucketsDocuments\w+\.Arn>\/$/),
  ])
})

test.each([
  ['prod', 'GOVERNANCE'],
  ['whole', 'COMPLIANCE'],
] as const)('the evidence of %s is locked for a year: %s', (variant, Mode) => {
  expect(archive(variant)).toMatchObject({
    ObjectLockEnabled: true,
    ObjectLockConfiguration: {
      ObjectLockEnabled: 'Enabled',
      Rule: { DefaultRetention: { Days: 365, Mode } },
    },
    VersioningConfiguration: { Status: 'Enabled' },
  })
})

test('evidence is taken away after its lock has ended, and not before', () => {
  const rule = fields(list(at(archive('prod').LifecycleConfiguration, 'Rules'))[0])
  expect(rule).toMatchObject({ ExpirationInDays: 395, NoncurrentVersionExpiration: { NoncurrentDays: 30 } })
})

test('the evidence is not encrypted by a key that could be disabled to hide it', () => {
  expect(JSON.stringify(archive('prod').BucketEncryption)).toContain('AES256')
  expect(trail().KMSKeyId).toBeUndefined()
})

test('only this trail writes the evidence', () => {
  const policy = only('prod', 'Stateful', 'AWS::S3::BucketPolicy', 'EvidenceArchive')
  const allowed = statements(policy).filter((each) => each.Effect === 'Allow')
  allowed.forEach((each) => expect(each.Principal).toEqual({ Service: 'cloudtrail.amazonaws.com' }))
  const written = allowed.filter((each) => each.Action === 's3:PutObject')
  expect(written.map(({ Condition }) => Condition)).toEqual([
    { StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control' } },
  ])
  const denied = statements(policy).filter((each) => at(each.Condition, 'StringNotEquals') !== undefined)
  expect(denied.map((each) => [each.Effect, each.Action])).toEqual([['Deny', 's3:PutObject']])
  expect(readable(at(denied[0]!.Condition, 'StringNotEquals', 'aws:SourceArn'))).toMatch(
    /^arn:aws:cloudtrail:us-east-1:<AWS::AccountId>:trail\/coquina-prod$/,
  )
})

const plan = (variant: 'prod' | 'whole') => {
  const rules = list(at(only(variant, 'Stateful', 'AWS::Backup::BackupPlan').BackupPlan, 'BackupPlanRule'))
  expect(rules).toHaveLength(1)
  return fields(rules[0])
}

test('each week every table is copied into a vault of its own key, and kept for 35 days', () => {
  expect(plan('prod')).toMatchObject({
    ScheduleExpression: 'cron(0 5 ? * SUN *)',
    Lifecycle: { DeleteAfterDays: 35 },
  })
  expect(readable(plan('prod').TargetBackupVault)).toContain('CopiesVault')
  const chosen = only('prod', 'Stateful', 'AWS::Backup::BackupSelection').BackupSelection
  const tables = resources('prod', 'Stateful', 'AWS::DynamoDB::GlobalTable').map(({ id }) => `<${id}.Arn>`)
  expect(list(at(chosen, 'Resources')).map(readable).sort()).toEqual(tables.sort())
  const vault = only('prod', 'Stateful', 'AWS::Backup::BackupVault')
  expect(readable(vault.EncryptionKeyArn)).toMatch(/^<KeysCopies\w+\.Arn>$/)
})

test('nobody takes a copy away in its first week; with compliance not even the lock, after three days', () => {
  const lock = (variant: 'prod' | 'whole') =>
    only(variant, 'Stateful', 'AWS::Backup::BackupVault').LockConfiguration
  expect(lock('prod')).toEqual({ MinRetentionDays: 7 })
  expect(lock('whole')).toEqual({ MinRetentionDays: 7, ChangeableForDays: 3 })
})

test('where the config names a vault of another account, it gets a copy too, and that account may read it', () => {
  expect(plan('prod').CopyActions).toBeUndefined()
  expect(plan('whole').CopyActions).toEqual([
    {
      DestinationBackupVaultArn: VARIANTS.whole.config.copies?.to,
      Lifecycle: { DeleteAfterDays: 35 },
    },
  ])
  const others = (variant: 'prod' | 'whole') =>
    JSON.stringify(only(variant, 'Stateful', 'AWS::KMS::Key', 'KeysCopies').KeyPolicy).match(/1{12}/g) ?? []
  expect([others('prod'), others('whole')]).toEqual([[], ['111111111111']])
})

const keys = resources('whole', 'Stateful', 'AWS::KMS::Key')

test.each(keys.map(({ id, Properties }) => [id, fields(Properties.KeyPolicy)] as const))(
  'the key %s is disabled and deleted by one role alone, and administered by the account',
  (_, { Statement }) => {
    const denied = list(Statement).filter((each) => at(each, 'Effect') === 'Deny')
    expect(denied).toEqual([
      {
        Action: ['kms:DisableKey', 'kms:ScheduleKeyDeletion'],
        Condition: { ArnNotEquals: { 'aws:PrincipalArn': VARIANTS.whole.config.breakGlass } },
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Resource: '*',
      },
    ])
    const root = fields(list(Statement)[0])
    expect([root.Effect, root.Action, JSON.stringify(root.Principal)]).toEqual([
      'Allow',
      'kms:*',
      expect.stringContaining(':root'),
    ])
  },
)

test('without such a role in the config nothing is denied', () => {
  const policies = resources('prod', 'Stateful', 'AWS::KMS::Key').map(
    ({ Properties }) => Properties.KeyPolicy,
  )
  expect(JSON.stringify(policies)).not.toContain('Deny')
})

const CALLS = [
  ['kms', ['DisableKey', 'PutKeyPolicy', 'ScheduleKeyDeletion']],
  ['cloudtrail', ['DeleteTrail', 'PutEventSelectors', 'StopLogging', 'UpdateTrail']],
  [
    'backup',
    [
      'DeleteBackupPlan',
      'DeleteBackupSelection',
      'DeleteBackupVaultLockConfiguration',
      'DeleteRecoveryPoint',
    ],
  ],
] as const

function told(rule: Fields) {
  const targets = list(rule.Targets).map(fields)
  expect(rule.State).toBe('ENABLED')
  expect(targets.map((target) => readable(target.Arn))).toEqual([expect.stringMatching(/^<Operator/)])
  expect(readable(targets[0]!.RoleArn)).toMatch(/^<TamperingRole/)
  return readable(at(targets[0]!.InputTransformer, 'InputTemplate'))
}

test.each(CALLS)('the operator is told who took away what: %s', (service, eventName) => {
  const rule = only('prod', 'Operations', 'AWS::Events::Rule', `Tampering${service}`)
  expect(rule.EventPattern).toEqual({
    source: [`aws.${service}`],
    'detail-type': ['AWS API Call via CloudTrail'],
    detail: { eventSource: [`${service}.amazonaws.com`], eventName },
  })
  expect(told(rule)).toMatch(/<detail-eventName> was called at <time> by <detail-userIdentity-arn>/)
})

test('the operator is told when a weekly copy was not made', () => {
  const rule = only('prod', 'Operations', 'AWS::Events::Rule', 'Tamperingcopies')
  expect(rule.EventPattern).toEqual({
    source: ['aws.backup'],
    'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
    detail: { state: ['ABORTED', 'EXPIRED', 'FAILED'] },
  })
  expect(told(rule)).toMatch(/weekly copy of the tables was not made/)
})

test('a stage without them in its config has none of it', () => {
  const kinds = ['AWS::CloudTrail::Trail', 'AWS::Backup::BackupVault', 'AWS::Backup::BackupPlan']
  expect(kinds.flatMap((kind) => resources('dev', 'Stateful', kind))).toEqual([])
  expect(resources('dev', 'Operations', 'AWS::Events::Rule')).toEqual([])
})
