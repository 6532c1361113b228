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

/**
 * Whoever keeps a document takes those of before away: all versions, because people ask for that to be the end of them. S3 says
 * that a file is missing only to who may list; to everybody else it is forbidden, and nothing would ever be made.
 */
export function bucket(to: IBucket, key: IKey): PolicyStatement[] {
  const onObjects = ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:GetObject', 's3:PutObject']
  return [
    new PolicyStatement({ actions: onObjects, resources: [to.arnForObjects('*')] }),
    new PolicyStatement({ actions: ['s3:ListBucket', 's3:ListBucketVersions'], resources: [to.bucketArn] }),
    throughService(key, 's3', ['kms:Decrypt', 'kms:GenerateDataKey']),
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
