import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'

/** Exactly what each use needs. CDK's own grants bring wildcards. */

const READ = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query']

/** Transactions are checked by their parts. */
const WRITE = [
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
]

/** Under a customer's key, DynamoDB and S3 use the key in the name of who calls. */
function throughService(key: IKey, service: 'dynamodb' | 's3', actions: string[]): PolicyStatement {
  const via = `${service}.${key.stack.region}.amazonaws.com`
  return new PolicyStatement({
    actions,
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': via } },
  })
}

export function table(to: ITable, key: IKey, level: 'read' | 'write'): PolicyStatement[] {
  const actions = level === 'read' ? READ : [...READ, ...WRITE]
  const use = [
    'kms:Decrypt',
    'kms:DescribeKey',
    ...(level === 'read' ? [] : ['kms:Encrypt', 'kms:GenerateDataKey']),
  ]
  return [new PolicyStatement({ actions, resources: [to.tableArn] }), throughService(key, 'dynamodb', use)]
}

export function bucket(to: IBucket, key: IKey, level: 'keep' | 'delete'): PolicyStatement[] {
  const objects = to.arnForObjects('*')
  const keep = [
    new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: [objects] }),
    throughService(key, 's3', ['kms:Decrypt', 'kms:GenerateDataKey']),
  ]
  if (level === 'keep') return keep
  return [
    ...keep,
    new PolicyStatement({ actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'], resources: [objects] }),
    new PolicyStatement({ actions: ['s3:ListBucketVersions'], resources: [to.bucketArn] }),
  ]
}

export function seal(key: IKey): PolicyStatement[] {
  const actions = ['kms:Decrypt', 'kms:DescribeKey', 'kms:GenerateDataKey']
  return [new PolicyStatement({ actions, resources: [key.keyArn] })]
}

export function secret(arn: string): PolicyStatement[] {
  return [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [arn] })]
}

export function send(identityArn: string): PolicyStatement[] {
  return [new PolicyStatement({ actions: ['ses:SendEmail'], resources: [identityArn] })]
}
