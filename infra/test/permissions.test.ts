import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { functionIds, type ReachSource, type Use } from '../lib/sources/schema.ts'
import { of, plain } from './kit/statements.ts'
import { at, list, only, readable, resources, STACKS } from './kit/templates.ts'

const sources = readSources()
const ids = functionIds(sources)

/** All actions that a function may take on resources of a name. */
function actions(functionId: string, resource: RegExp): string[] {
  const matching = of(functionId).filter((statement) =>
    statement.resources.some((name) => resource.test(name)),
  )
  return [...new Set(matching.flatMap((statement) => statement.actions))].sort()
}

function reachOf(functionId: string): ReachSource {
  const found = sources.reach.filter((row) => row.function === functionId)
  expect(found).toHaveLength(1)
  return found[0]!
}

/** What each use of rows in reach.json allows. */
const ACTIONS: Record<Use, string[]> = {
  read: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
  change: ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
  add: ['dynamodb:PutItem'],
}

function written(functionId: string): string {
  const lines = of(functionId).map(({ actions, resources, condition }) =>
    plain(`  ${actions.join(', ')}\n    on ${resources.join(', ')}${condition}`),
  )
  return [functionId, ...lines.sort()].join('\n')
}

test('what each role may do is what was reviewed', async () => {
  const all = `${ids.map(written).join('\n\n')}\n`
  await expect(all).toMatchFileSnapshot('snapshots/permissions.txt')
})

const policies = STACKS.flatMap((part) =>
  resources('whole', part)
    .filter(({ Type }) => Type.startsWith('AWS::IAM::'))
    .map((each) => ({ ...each, part })),
)

/** Roles of no function: what makes the weekly copies, tells the operator of tampering, and moves calls to a release. */
const OTHERS = ['CopiesRole', 'TamperingRole', 'ReleaseRole']
const isOther = ({ id }: { id: string }) => OTHERS.some((name) => id.startsWith(name))

test('permissions are in roles and their policies, and nowhere else', () => {
  expect(new Set(policies.map(({ Type }) => Type))).toEqual(new Set(['AWS::IAM::Policy', 'AWS::IAM::Role']))
  const functions = policies.filter((each) => !isOther(each))
  expect(new Set(functions.map(({ part }) => part))).toEqual(new Set(['Service']))
  const roles = functions.filter(({ Type }) => Type === 'AWS::IAM::Role')
  expect(roles).toHaveLength(ids.length)
  roles.forEach(({ Properties }) => {
    expect(Properties.ManagedPolicyArns).toBeUndefined()
    expect(Properties.Policies).toBeUndefined()
  })
})

test('what tells of tampering may do only that, and what copies is AWS Backup in our name alone', () => {
  const telling = only('whole', 'Operations', 'AWS::IAM::Policy', 'TamperingRole')
  const told = list(at(telling, 'PolicyDocument', 'Statement'))
  expect(told.map((each) => [at(each, 'Action'), readable(at(each, 'Resource'))])).toEqual([
    ['sns:Publish', expect.stringMatching(/^<Operator/)],
  ])
  const copying = only('whole', 'Stateful', 'AWS::IAM::Role', 'CopiesRole')
  expect(list(copying.ManagedPolicyArns).map(readable)).toEqual([
    expect.stringMatching(/service-role\/AWSBackupServiceRolePolicyForBackup$/),
  ])
  expect(at(copying, 'AssumeRolePolicyDocument', 'Statement')).toEqual([
    {
      Action: 'sts:AssumeRole',
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      Effect: 'Allow',
      Principal: { Service: 'backup.amazonaws.com' },
    },
  ])
})

test.each(ids)('no action of %s is a wildcard', (id) => {
  const named = of(id).flatMap((statement) => statement.actions)
  expect(named.length).toBeGreaterThan(1)
  named.forEach((action) => expect(action).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/))
})

/** Documents have names that no one knows beforehand, and which forms are installed the operator knows. */
const WILDCARDS = [`<BucketsDocuments.Arn>/${'?'.repeat(32)}/*`, '<BucketsDocuments.Arn>/court-forms/*']

test.each(ids)('no resource of %s is a wildcard, but for the reviewed ones', (id) => {
  const wild = of(id)
    .flatMap((statement) => statement.resources)
    .filter((name) => name.includes('*'))
  expect([...new Set(wild.map(plain))].filter((name) => !WILDCARDS.includes(name))).toEqual([])
})

const KEEP = ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:GetObject', 's3:PutObject']
const SECRET = ['secretsmanager:GetSecretValue']

function onRows(id: string, table: string): string[] {
  const { rows, scans } = reachOf(id)
  const uses = Object.keys(rows[table] ?? {}) as Use[]
  const whole = scans?.includes(table) ? ['dynamodb:Scan'] : []
  return [...new Set([...uses.flatMap((use) => ACTIONS[use]), ...whole])].sort()
}

function byTheEncryptor(id: string): string[] {
  const { opens, seals } = reachOf(id)
  const uses = [
    opens.length > 0 && 'kms:Decrypt',
    'kms:DescribeKey',
    seals.length > 0 && 'kms:GenerateDataKey',
  ]
  return uses.filter((use) => use !== false)
}

/** What a variable opens: on which resource, and what there. */
const OPENS: Record<string, [resource: RegExp, may: (id: string) => string[]]> = {
  MAIN_TABLE: [/^<Tablesmain/, (id) => onRows(id, 'main')],
  SESSIONS_TABLE: [/^<Tablessessions/, (id) => onRows(id, 'sessions')],
  LEDGER_TABLE: [/^<Tablesledger/, (id) => onRows(id, 'ledger')],
  DOCUMENTS_BUCKET: [/^<BucketsDocuments\w+\.Arn>\/\?{32}\/\*$/, () => KEEP],
  VAULT_KEY: [/^<KeysVault/, byTheEncryptor],
  TOKEN_SECRET: [/^<SecretsToken/, () => SECRET],
  INDEX_SECRET: [/^<SecretsIndex/, () => SECRET],
  STRIPE_SECRET: [/^<SecretsStripe/, () => SECRET],
  ORIGIN_SECRET: [/^<SecretsOrigin/, () => SECRET],
  OIDC_SECRET: [/^<SecretsIdentityProvider/, () => SECRET],
  MODEL_SECRET: [/^<SecretsModel/, () => SECRET],
  MAIL_FROM: [/:identity\/coquina\.example$/, () => ['ses:SendEmail']],
}

const pairs = Object.keys(OPENS).flatMap((name) => ids.map((id) => ({ name, id })))

test.each(pairs)(
  '$name and the permission behind it are with $id together, or not at all',
  ({ name, id }) => {
    const [resource, may] = OPENS[name]!
    const isListed = sources.environment.some(
      (variable) => variable.name === name && variable.functions.includes(id),
    )
    expect(actions(id, resource)).toEqual(isListed ? may(id) : [])
    const lambda = only('whole', 'Service', 'AWS::Lambda::Function', `${id.replace('-', '')}Function`)
    const value = readable(at(lambda, 'Environment', 'Variables', name))
    const isSender = name === 'MAIL_FROM'
    if (isListed && !isSender)
      expect(value).toMatch(new RegExp(resource.source.replace('\\.Arn>\\/\\?{32}\\/\\*$', '')))
  },
)

test('every variable that names a table, a bucket, a key or a secret is among those', () => {
  const named = sources.environment
    .map(({ name }) => name)
    .filter((name) => /_(TABLE|BUCKET|KEY|SECRET)$/.test(name))
  expect(named.filter((name) => !(name in OPENS))).toEqual([])
})

test('who keeps documents may see which there are, and every version that has to go', () => {
  const seeing = ids.filter((id) => actions(id, /^<BucketsDocuments\w+\.Arn>$/).length > 0)
  expect(seeing).toEqual(['account', 'documents', 'reconcile'])
  seeing.forEach((id) =>
    expect(actions(id, /^<BucketsDocuments\w+\.Arn>$/)).toEqual(['s3:ListBucket', 's3:ListBucketVersions']),
  )
})

test('the court’s forms are read by what fills them, and changed by no function', () => {
  const opened = ids.map((id) => [id, actions(id, /^<BucketsDocuments\w+\.Arn>\/court-forms\/\*$/)])
  expect(opened.filter(([, may]) => may?.length)).toEqual([['documents', ['s3:GetObject']]])
})

test('the storage key is used through DynamoDB and S3 only', () => {
  for (const id of ids) {
    const uses = of(id).filter((statement) =>
      statement.resources.some((name) => name.includes('KeysStorage')),
    )
    uses.forEach(({ condition }) =>
      expect(condition).toMatch(
        /^ when \{"StringEquals":\{"kms:ViaService":"(dynamodb|s3)\.us-east-1\.amazonaws\.com"\}\}$/,
      ),
    )
  }
})

test('the catalog opens nothing but what shows that a call came through the CDN', () => {
  const opened = of('catalog')
    .flatMap((statement) => statement.resources)
    .filter((name) => !name.includes('Log'))
  expect(opened.map(plain)).toEqual(['<SecretsOrigin>'])
})
