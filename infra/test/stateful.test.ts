import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { at, fields, list, only, readable, resources } from './kit/templates.ts'

const TABLE = 'AWS::DynamoDB::GlobalTable'
const BUCKET = 'AWS::S3::Bucket'
const sources = readSources()

function table(id: string) {
  return only('prod', 'Stateful', TABLE, `Tables${id}`)
}

function replica(id: string) {
  return fields(list(table(id).Replicas)[0])
}

test('there is a table for each of tables.json and no other', () => {
  expect(resources('prod', 'Stateful', TABLE)).toHaveLength(sources.tables.length)
})

test.each(sources.tables)('the table $id has the keys and the time to live of tables.json', (source) => {
  expect(table(source.id).KeySchema).toEqual([
    { AttributeName: source.partitionKey, KeyType: 'HASH' },
    { AttributeName: source.sortKey, KeyType: 'RANGE' },
  ])
  const expires = source.timeToLive && { AttributeName: source.timeToLive, Enabled: true }
  expect(table(source.id).TimeToLiveSpecification).toEqual(expires)
})

test.each(sources.tables)('the table $id is paid by use', ({ id }) => {
  expect(table(id).BillingMode).toBe('PAY_PER_REQUEST')
})

test.each(sources.tables)('the table $id can be restored to any second of the last 35 days', ({ id }) => {
  expect(at(replica(id), 'PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled')).toBe(true)
})

test.each(sources.tables)('the table $id cannot be deleted by mistake', ({ id }) => {
  expect(replica(id).DeletionProtectionEnabled).toBe(true)
})

test.each(sources.tables)(
  'the table $id is encrypted by the storage key, not by that of the encryptor',
  ({ id }) => {
    expect(at(table(id), 'SSESpecification', 'SSEType')).toBe('KMS')
    const key = readable(at(replica(id), 'SSESpecification', 'KMSMasterKeyId'))
    expect(key).toMatch(/^<KeysStorage\w+\.Arn>$/)
  },
)

test('every key is rotated', () => {
  const keys = resources('prod', 'Stateful', 'AWS::KMS::Key')
  expect(keys.map((key) => key.id.slice(0, 8)).sort()).toEqual(['KeysCopi', 'KeysStor', 'KeysVaul'])
  keys.forEach((key) => expect(key.Properties.EnableKeyRotation).toBe(true))
})

test('what people have made outlives the stack', () => {
  const kinds = [
    TABLE,
    BUCKET,
    'AWS::KMS::Key',
    'AWS::SecretsManager::Secret',
    'AWS::SES::EmailIdentity',
    'AWS::SES::ConfigurationSet',
  ]
  const kept = resources('prod', 'Stateful').filter((resource) => kinds.includes(resource.Type))
  expect(kept.length).toBeGreaterThan(10)
  kept.forEach(({ id, Type, DeletionPolicy, UpdateReplacePolicy }) => {
    // A creation that failed is taken back, so that it can be repeated; a protected table and a locked bucket cannot be.
    const stays = Type === TABLE || id.startsWith('EvidenceArchive') || id.startsWith('CopiesVault')
    expect([id, DeletionPolicy]).toEqual([id, stays ? 'Retain' : 'RetainExceptOnCreate'])
    expect([id, UpdateReplacePolicy]).toEqual([id, 'Retain'])
  })
})

test('documents have versions, which end 30 days after they were replaced or deleted', () => {
  const documents = only('prod', 'Stateful', BUCKET, 'BucketsDocuments')
  expect(documents.VersioningConfiguration).toEqual({ Status: 'Enabled' })
  const rule = fields(list(at(documents, 'LifecycleConfiguration', 'Rules'))[0])
  expect(rule.NoncurrentVersionExpiration).toEqual({ NoncurrentDays: 30 })
  expect(rule.Status).toBe('Enabled')
})

test('documents are encrypted by the storage key', () => {
  const documents = only('prod', 'Stateful', BUCKET, 'BucketsDocuments')
  const rule = list(at(documents, 'BucketEncryption', 'ServerSideEncryptionConfiguration'))[0]
  expect(at(rule, 'ServerSideEncryptionByDefault', 'SSEAlgorithm')).toBe('aws:kms')
  expect(readable(at(rule, 'ServerSideEncryptionByDefault', 'KMSMasterKeyID'))).toContain('KeysStorage')
})

test('who fetched a document is written down', () => {
  const documents = only('prod', 'Stateful', BUCKET, 'BucketsDocuments')
  expect(readable(at(documents, 'LoggingConfiguration', 'DestinationBucketName'))).toContain('BucketsLogs')
})

test('logs of who fetched what are deleted after 90 days', () => {
  const logs = only('prod', 'Stateful', BUCKET, 'BucketsLogs')
  expect(at(list(at(logs, 'LifecycleConfiguration', 'Rules'))[0], 'ExpirationInDays')).toBe(90)
})

const buckets = (['Stateful', 'Web'] as const).flatMap((part) => [
  ...new Set(['BucketsDocuments', 'BucketsLogs', 'EvidenceArchive', 'SiteFiles'].map((id) => ({ part, id }))),
])
const where = buckets.filter(({ part, id }) => (id === 'SiteFiles') === (part === 'Web'))

test.each(where)('the bucket $id is closed to the public', ({ part, id }) => {
  expect(only('prod', part, BUCKET, id).PublicAccessBlockConfiguration).toEqual({
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  })
})

test.each(where)('the bucket $id hears nobody without TLS 1.2', ({ part, id }) => {
  const policy = only('prod', part, 'AWS::S3::BucketPolicy', id)
  const statements = list(at(policy, 'PolicyDocument', 'Statement')).map(fields)
  const denied = statements.filter((statement) => statement.Effect === 'Deny' && statement.Action === 's3:*')
  expect(denied.map((statement) => statement.Condition)).toEqual([
    { Bool: { 'aws:SecureTransport': 'false' } },
    { NumericLessThan: { 's3:TlsVersion': 1.2 } },
  ])
})

test('logs of who fetched what come from buckets of this account alone', () => {
  const policy = only('prod', 'Stateful', 'AWS::S3::BucketPolicy', 'BucketsLogs')
  const about = list(at(policy, 'PolicyDocument', 'Statement'))
    .map(fields)
    .filter((each) => at(each.Principal, 'Service') !== undefined)
  about.forEach((each) => expect(each.Principal).toEqual({ Service: 'logging.s3.amazonaws.com' }))
  const denied = about.filter((each) => each.Effect === 'Deny')
  expect(denied.map(({ Action, Condition }) => [Action, Condition])).toEqual([
    ['s3:PutObject', { StringNotEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } }],
  ])
  expect(readable(denied[0]!.Resource)).toMatch(/^<BucketsLogs\w+\.Arn>\/\*$/)
})

test.each([
  ['BucketsDocuments', 'documents'],
  ['EvidenceArchive', 'archive'],
])('what is written of %s comes from that bucket', (id, folder) => {
  const policy = only('prod', 'Stateful', 'AWS::S3::BucketPolicy', 'BucketsLogs')
  const allowed = list(at(policy, 'PolicyDocument', 'Statement'))
    .map(fields)
    .filter((each) => each.Effect === 'Allow' && readable(each.Resource).endsWith(`/${folder}/*`))
  expect(allowed).toHaveLength(1)
  const { ArnLike, StringEquals } = fields(allowed[0]!.Condition)
  expect(readable(at(ArnLike, 'aws:SourceArn'))).toMatch(new RegExp(`^<${id}\\w+\\.Arn>$`))
  expect(StringEquals).toEqual({ 'aws:SourceAccount': { Ref: 'AWS::AccountId' } })
})

test('mail is sent by the identity of the sender, and only there', () => {
  expect(only('prod', 'Stateful', 'AWS::SES::EmailIdentity').EmailIdentity).toBe('coquina.example')
})
