// Every permission ends where its use ends: at the rows, the owners and the sender that the code works with.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UNCONDITIONED } from '../lib/service/permissions.ts'
import { INFRA, readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { of, plain } from './kit/statements.ts'
import { at, list, readable } from './kit/templates.ts'

const sources = readSources()
const { reach } = sources
const ids = functionIds(sources)
const PERSON = '?'.repeat(32)

/** The statements of a function about a resource of this name, in which an action stands. */
function about(id: string, resource: string, action: string) {
  return of(id).filter(
    (each) => each.resources.some((name) => plain(name) === resource) && each.actions.includes(action),
  )
}

const WITNESS = { read: 'dynamodb:Query', change: 'dynamodb:UpdateItem', add: 'dynamodb:PutItem' } as const

const rows = reach.flatMap(({ function: id, rows }) =>
  Object.entries(rows).flatMap(([table, uses]) =>
    Object.entries(uses).map(([use, keys]) => ({ id, table, use: use as keyof typeof WITNESS, keys })),
  ),
)

const named = rows.map(
  (row) => [`${row.id} may ${row.use} in ${row.table} only ${row.keys.join(', ')}`, row] as const,
)

test.each(named)('%s', (_, { id, table, use, keys }) => {
  const statements = about(id, `<Tables${table}.Arn>`, WITNESS[use])
  const bounds = statements.map(({ conditions }) =>
    list(at(conditions, 'ForAllValues:StringLike', 'dynamodb:LeadingKeys')).map(readable),
  )
  expect(bounds).toContainEqual(keys)
  bounds.forEach((bound) => expect(bound).not.toEqual([]))
})

/** What is left of a document stands in rows of its owner, of its versions' codes and of its links. */
test.each(['account', 'documents', 'reconcile'])('%s may take away all that is left of a document', (id) => {
  const { rows } = reach.find((source) => source.function === id)!
  expect(rows.main?.change).toEqual(expect.arrayContaining(['SHARE#*', 'USER#*', 'VERIFICATION#*']))
})

const isScan = ({ actions }: { actions: string[] }) => actions.join() === 'dynamodb:Scan'

test.each(ids)('%s reads from end to end only the tables that are said', (id) => {
  const scanned = of(id).filter(isScan)
  const said = reach.find((source) => source.function === id)?.scans ?? []
  const tables = scanned.flatMap(({ resources }) => resources.map(plain))
  expect(tables.sort()).toEqual(said.map((table) => `<Tables${table}.Arn>`).sort())
})

test.each(ids)('no other statement of %s about a table is without its partition keys', (id) => {
  const about = of(id).filter((statement) => !isScan(statement))
  const onTables = about.filter(({ actions }) => actions.some((action) => action.startsWith('dynamodb:')))
  onTables.forEach(({ conditions }) => {
    const keys = list(at(conditions, 'ForAllValues:StringLike', 'dynamodb:LeadingKeys')).map(readable)
    expect(keys.length).toBeGreaterThan(0)
    keys.forEach((key) => expect(key).toMatch(/^[A-Z]+(#\*)?$/))
  })
})

const sealing = reach.flatMap(({ function: id, opens, seals }) => [
  { id, action: 'kms:Decrypt', owners: opens },
  { id, action: 'kms:GenerateDataKey', owners: seals },
])

const owned = sealing.map(
  (each) =>
    [`${each.id} may ${each.action} in the name of ${each.owners.join(', ') || 'nobody'}`, each] as const,
)

test.each(owned)('%s', (_, { id, action, owners }) => {
  const statements = about(id, '<KeysVault.Arn>', action)
  const bounds = statements.flatMap(({ conditions }) =>
    list(at(conditions, 'StringLike', 'kms:EncryptionContext:owner')).map(readable),
  )
  expect(bounds.sort()).toEqual(owners.map((owner) => (owner === 'person' ? PERSON : owner)).sort())
  expect(statements).toHaveLength(owners.length > 0 ? 1 : 0)
})

const rights = (id: string) => reach.find((row) => row.function === id)!

test('the form that anybody may fill in opens nothing, and reads no row that there is', () => {
  const { opens, seals, rows } = rights('support')
  expect([opens, seals]).toEqual([[], ['letter', 'outbox']])
  expect(rows).toEqual({
    main: { read: ['WARM'], add: ['OUTBOX', 'SUPPORT#*'] },
    sessions: { change: ['THROTTLE#*'] },
  })
})

test('what sends mail opens mail and nothing else', () => {
  const { opens, seals, rows } = rights('outbox')
  expect([opens, seals]).toEqual([['outbox'], []])
  expect(Object.values(rows.main!).flat()).not.toContain('USER#*')
})

test('the assistant reads, and seals and changes nothing of what people have written', () => {
  const { seals, rows } = rights('assistant')
  expect([seals, Object.keys(rows.main!)]).toEqual([[], ['read']])
})

test.each(['letter', 'nobody'])('no function opens what is sealed for %s', (owner) => {
  expect(reach.filter(({ opens }) => opens.includes(owner))).toEqual([])
})

test.each(['account', 'auth', 'outbox'])(
  '%s sends mail as the sender of the config and as nobody else',
  (id) => {
    const sending = of(id).filter(({ actions }) => actions.includes('ses:SendEmail'))
    expect(sending.map(({ conditions }) => conditions)).toEqual([
      { StringEquals: { 'ses:FromAddress': 'hello@coquina.example' } },
    ])
  },
)

test.each(['account', 'documents', 'reconcile'])('%s lists the versions of one person at a time', (id) => {
  const listing = about(id, '<BucketsDocuments.Arn>', 's3:ListBucketVersions')
  expect(listing.map(({ conditions }) => conditions)).toEqual([
    { StringLike: { 's3:prefix': `${PERSON}/*` } },
  ])
})

test.each(ids)('what %s may do without a condition has its reason in the source', (id) => {
  const open = of(id).filter(({ condition }) => condition === '')
  const actions = open.flatMap((statement) => statement.actions)
  expect(actions.filter((action) => !(action in UNCONDITIONED))).toEqual([])
})

test('no reason is left over', () => {
  const all = ids.flatMap((id) => [...of(id), ...of(id, 'bedrock')])
  const open = all.filter(({ condition }) => condition === '')
  const actions = new Set(open.flatMap((statement) => statement.actions))
  expect(Object.keys(UNCONDITIONED).filter((action) => !actions.has(action))).toEqual([])
})

test.each(ids)('what %s may do fits into a policy of a role, which has 10,240 characters at most', (id) => {
  const length = of(id).reduce(
    (sum, { actions, resources, condition }) =>
      sum + [...actions, ...resources, condition].join('","').length + 200,
    0,
  )
  expect(length).toBeLessThan(10_240)
})

const STORE = join(INFRA, '../shared/src/store')
const code = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.rs'))
    .map((name) => readFileSync(join(folder, name), 'utf8').split('#[cfg(test)]')[0] ?? '')
    .join('\n')

/** What stands in capitals in the code and is the second key of a row, below a partition key that is granted. */
const SORT_KEYS = [
  'ATTEMPT',
  'BUNDLE',
  'CHECKOUT',
  'COMPLIANCE',
  'DELETED',
  'DEVICE',
  'DRAFTS',
  'ENTRY',
  'EVENTS',
  'FILE',
  'HELD',
  'KEY',
  'ORDER',
  'PASSKEYS',
  'PROFILE',
  'RUN',
  'SESSION',
  'TOLD',
  'VERSION',
]

test('every partition key of the code is granted to a function, and every one granted is in the code', () => {
  const written = code(STORE).matchAll(/"([A-Z]{3,})(?:#[^"]*)?"/g)
  // The services are named in capitals too, where one of them fails.
  const keys = new Set([...written].map((match) => match[1] ?? '').filter((key) => key !== 'KMS'))
  const granted = new Set(rows.flatMap(({ keys }) => keys.map((key) => key.replace('#*', ''))))
  expect([...keys].filter((key) => !granted.has(key) && !SORT_KEYS.includes(key))).toEqual([])
  expect([...granted].filter((key) => !keys.has(key))).toEqual([])
})

test('every owner in the code that is no person is granted to a function, and every one granted is in the code', () => {
  const written = code(STORE).matchAll(/EncryptionContext::new\(\s*"(\w+)"/g)
  const owners = [...new Set([...written].map((match) => match[1] ?? ''))].sort()
  const granted = new Set(reach.flatMap(({ opens, seals }) => [...opens, ...seals]))
  granted.delete('person')
  expect([...granted].sort()).toEqual(owners)
})
