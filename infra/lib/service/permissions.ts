import type { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ReachSource, Use } from '../sources/schema.ts'

/** Exactly what each use needs, under the narrowest condition that the code allows. CDK's own grants bring wildcards. */

/** Transactions are checked by their parts. */
const ACTIONS: Record<Use, string[]> = {
  read: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
  change: ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
  add: ['dynamodb:PutItem'],
}

/** The id of a person: 32 hexadecimal digits (`UserId`). No kind of record that belongs to no one is as long. */
export const PERSON = '?'.repeat(32)

/** What is granted without a condition, and why it needs none. A test holds the templates to this list. */
export const UNCONDITIONED: Record<string, string> = {
  'bedrock:InvokeModel': 'One model, or one profile of it, by its ARN.',
  'dynamodb:Scan':
    'The nightly audit looks for everybody who has paid. IAM knows no partition keys of a scan; what is private is sealed.',
  'kms:DescribeKey':
    'Opens the connection while a function starts. It has no encryption context, and shows nothing that is sealed.',
  'logs:CreateLogStream': 'The log of the function itself, by its ARN.',
  'logs:PutLogEvents': 'The log of the function itself, by its ARN.',
  's3:DeleteObject': 'Names begin with the ids of people, which nobody knows beforehand.',
  's3:DeleteObjectVersion': 'Names begin with the ids of people, which nobody knows beforehand.',
  's3:GetObject':
    'Names begin with the ids of people; what is there is sealed, and the encryptor’s key asks whose it is. The court’s forms are public.',
  's3:PutObject': 'Names begin with the ids of people, which nobody knows beforehand.',
  's3:ListBucket':
    'S3 asks for it when a file is missing, and knows no prefix then: 404 would become 403, and nothing would be made.',
  'secretsmanager:GetSecretValue': 'One secret, by its ARN.',
  'sqs:SendMessage': 'One queue, by its ARN.',
}

/** Under a customer's key, DynamoDB and S3 use the key in the name of who calls. */
function throughService(key: IKey, service: 'dynamodb' | 's3', actions: string[]): PolicyStatement {
  const via = `${service}.${key.stack.region}.amazonaws.com`
  return new PolicyStatement({
    actions,
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': via } },
  })
}

/** A table that is read from end to end. */
export function scan(of: ITable): PolicyStatement[] {
  return [new PolicyStatement({ actions: ['dynamodb:Scan'], resources: [of.tableArn] })]
}

/** The rows of a table that a function reaches, by their partition keys. A call that names none of them is refused. */
export function table(to: ITable, key: IKey, rows: Partial<Record<Use, string[]>>): PolicyStatement[] {
  const uses = Object.entries(rows) as [Use, string[]][]
  const onRows = uses.map(
    ([use, keys]) =>
      new PolicyStatement({
        actions: ACTIONS[use],
        resources: [to.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
      }),
  )
  const writes = uses.some(([use]) => use !== 'read')
  const onKey = ['kms:Decrypt', 'kms:DescribeKey', ...(writes ? ['kms:Encrypt', 'kms:GenerateDataKey'] : [])]
  return [...onRows, throughService(key, 'dynamodb', onKey)]
}

/**
 * Whoever keeps a document takes those of before away: all versions, because people ask for that to be the end of them. S3 says
 * that a file is missing only to who may list; to everyone else it is forbidden, and nothing would ever be made.
 */
export function bucket(to: IBucket, key: IKey): PolicyStatement[] {
  const onObjects = ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:GetObject', 's3:PutObject']
  return [
    new PolicyStatement({ actions: onObjects, resources: [to.arnForObjects(`${PERSON}/*`)] }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [to.bucketArn] }),
    new PolicyStatement({
      actions: ['s3:ListBucketVersions'],
      resources: [to.bucketArn],
      conditions: { StringLike: { 's3:prefix': `${PERSON}/*` } },
    }),
    throughService(key, 's3', ['kms:Decrypt', 'kms:GenerateDataKey']),
  ]
}

/** The files that the operator has put there: to be read, and never changed. */
export function installed(to: IBucket, prefixes: string[]): PolicyStatement[] {
  return prefixes.map(
    (prefix) => new PolicyStatement({ actions: ['s3:GetObject'], resources: [to.arnForObjects(prefix)] }),
  )
}

/** What is sealed is bound to its owner, whom KMS reads in each call (encryptor.rs): a function opens only whose rows it has to. */
export function seal(key: IKey, { seals, opens }: Pick<ReachSource, 'seals' | 'opens'>): PolicyStatement[] {
  const inTheNameOf = (action: string, owners: string[]) =>
    new PolicyStatement({
      actions: [action],
      resources: [key.keyArn],
      conditions: { StringLike: { 'kms:EncryptionContext:owner': owners.map(pattern) } },
    })
  return [
    new PolicyStatement({ actions: ['kms:DescribeKey'], resources: [key.keyArn] }),
    ...(opens.length > 0 ? [inTheNameOf('kms:Decrypt', opens)] : []),
    ...(seals.length > 0 ? [inTheNameOf('kms:GenerateDataKey', seals)] : []),
  ]
}

const pattern = (owner: string) => (owner === 'person' ? PERSON : owner)

export function secret(arn: string): PolicyStatement[] {
  return [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [arn] })]
}

/**
 * One model of Amazon Bedrock. A profile (`us.…`) sends each call to the same model in whichever region of the United States has
 * room, so the model is opened in those, and only through the profile.
 */
export function model(id: string, { region, account, partition }: Stack): PolicyStatement[] {
  const invoke = (resource: string, conditions?: Record<string, Record<string, string>>) =>
    new PolicyStatement({ actions: ['bedrock:InvokeModel'], resources: [resource], conditions })
  const of = (where: string, name: string) => `arn:${partition}:bedrock:${where}::foundation-model/${name}`
  if (!id.startsWith('us.')) return [invoke(of(region, id))]
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${id}`
  const through = { StringEquals: { 'bedrock:InferenceProfileArn': profile } }
  return [invoke(profile), invoke(of('us-*', id.slice('us.'.length)), through)]
}

/** Mail as one sender, whose name may stand before the address. */
export function send(resources: string[], from: string): PolicyStatement[] {
  const address = /<(.+)>$/.exec(from)?.[1] ?? from
  return [
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources,
      conditions: { StringEquals: { 'ses:FromAddress': address } },
    }),
  ]
}
