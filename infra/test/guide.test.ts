// What the operator's pages and the settings of sam name has to be there under that name.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INFRA, readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { file, readable, resources, STACKS } from './kit/templates.ts'

const root = join(INFRA, '..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const found = (in_: string, form: RegExp) => [...in_.matchAll(form)].map((match) => match[1] ?? match[0])
const each = (names: string[]) => [...new Set(names)].sort()

/** The operator's pages, by task. */
const pages = ['README', 'DEPLOY', 'RUN', 'REPAIR', 'SETTINGS', 'LAUNCH'].map((name) =>
  text(`infra/${name}.md`),
)
const guide = pages.join('\n')
const samconfig = text('samconfig.toml')

/** The part of a page under a heading. */
function section(heading: string): string {
  const parts = pages.flatMap((page) => page.split(/^## /m))
  const part = parts.find((part) => part.startsWith(`${heading}\n`))
  if (!part) throw new Error(`The guide has no section ${heading}.`)
  return part
}

test('the webhook is registered for what the functions read, and for nothing else', () => {
  const kinds =
    /const KINDS: [^=]+= \[([^\]]+)\]/.exec(text('shared/adapters/src/stripe/webhooks.rs'))?.[1] ?? ''
  const wanted = found(kinds, /"([\w.]+)"/g)
  expect(wanted.length).toBeGreaterThan(5)
  expect(found(guide, /enabled_events\[\]=([\w.]+)/g)).toEqual(wanted)
  expect(each(found(guide, /\b(?:payment_intent|refund|charge)\.[\w.]*\w/g))).toEqual(each(wanted))
})

test('the webhook is registered with the version of the API that is tested', () => {
  const version = /API_VERSION: &str = "([^"]+)"/.exec(text('infra/local/stripe/src/lib.rs'))?.[1]
  expect(found(guide, /api_version=([\w.-]+)/g)).toEqual([version])
  expect(each(found(guide, /\b\d{4}-\d\d-\d\d\.[a-z]+/g))).toEqual([version])
})

const sources = readSources()
const PLACES: Record<string, string[]> = {
  '<function>': functionIds(sources),
  '<table>': sources.tables.map(({ id }) => id),
}

/** `slow-<function>` is one name of many alarms. */
function alarmsOf(name: string): string[] {
  const place = Object.keys(PLACES).find((place) => name.includes(place))
  return place ? (PLACES[place] ?? []).map((id) => name.replace(place, id)) : [name]
}

const alarms = resources('prod', 'Operations', 'AWS::CloudWatch::Alarm').map(({ Properties }) =>
  readable(Properties.AlarmName).replace(/^coquina-prod-/, ''),
)
const named = found(section('Alarms'), /^\| (`.+?) \|/gm).flatMap((cell) => found(cell, /`([^`]+)`/g))

test('every alarm has its line in the guide, once', () => {
  const told = named.flatMap(alarmsOf)
  expect(alarms.filter((alarm) => told.filter((name) => name === alarm).length !== 1)).toEqual([])
})

test.each(named)('the alarm %s of the guide is there', (name) => {
  expect(alarms.filter((alarm) => alarmsOf(name).includes(alarm))).not.toEqual([])
})

test('what rings while everything is stopped are alarms', () => {
  const part = /^Some alarms ring all the same: [^]+?\. They end/m.exec(section('A release, and going back'))
  const rings = found(part?.[0] ?? '', /`([^`]+)`/g)
  expect(rings).toContain('functions-throttled')
  expect(rings.filter((name) => !alarms.includes(name))).toEqual([])
})

test('the stacks that the guide and sam name are those that are made', () => {
  const made = ['dev', 'prod'].flatMap((stage) => STACKS.map((part) => `Coquina-${stage}-${part}`))
  const names = each(found(guide + samconfig, /Coquina-(?:dev|prod)-\w+/g))
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !made.includes(name))).toEqual([])
})

test.each(['dev', 'prod'] as const)('sam knows the stage %s by what synth writes', (stage) => {
  const table = stage === 'dev' ? 'default' : stage
  const parts = samconfig.split(/^\[/m).filter((part) => part.startsWith(`${table}.`))
  const settings = parts.join('')
  const { output } = JSON.parse(text('infra/cdk.json')) as { output: string }
  const template = `Coquina-${stage}-Service.template.json`
  expect(each(found(settings, /^stack_name = "(.+)"$/gm))).toEqual([`Coquina-${stage}-Service`])
  expect(each(found(settings, /^template_file = "(.+)"$/gm))).toEqual([`infra/${output}/${template}`])
  expect(existsSync(file(stage, template))).toBe(true)
})

/** The commands of sam in the guide are about the stage dev. */
const sam = found(guide, /^(sam [^#\n]+)/gm).join('\n')
const lambdas = resources('dev', 'Service', 'AWS::Lambda::Function')

test('the functions in the commands of sam are functions of the template, by id or by name', () => {
  const asked = found(sam, /(?:--name|remote invoke|local invoke) (\S+)/g)
  const known = lambdas.flatMap(({ id, Properties }) => [id, readable(Properties.FunctionName)])
  expect(asked).toHaveLength(3)
  expect(asked.filter((name) => !known.includes(name))).toEqual([])
})

test('the logs and the events in the commands of sam are there', () => {
  const logs = resources('dev', 'Service', 'AWS::Logs::LogGroup').map(({ Properties }) =>
    readable(Properties.LogGroupName),
  )
  const [log] = found(sam, /--cw-log-group (\S+)/g)
  expect(logs).toContain(log)
  const events = found(sam, /--event(?:-file)? (\S+)/g)
  // `cargo run -p local -- events` fills the samples in and writes them below .local.
  const missing = events.filter((path) => !existsSync(join(root, path.replace(/^\.local\//, ''))))
  expect([events.length, missing]).toEqual([2, []])
})

test.each(['functions', 'logs'] as const)('the %s that the guide names are there', (kind) => {
  const type = kind === 'functions' ? 'AWS::Lambda::Function' : 'AWS::Logs::LogGroup'
  const field = kind === 'functions' ? 'FunctionName' : 'LogGroupName'
  const made = resources('prod', 'Service', type).map(({ Properties }) => readable(Properties[field]))
  const form = kind === 'functions' ? /--function-name (coquina-prod-\S+)/g : /\/coquina\/prod\/[\w<>-]+/g
  // `$name` and `<function>` stand for each.
  const names = found(guide, form).flatMap((name) =>
    functionIds(sources).map((id) => name.replace(/\$name;?|<function>/, id)),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !made.includes(name))).toEqual([])
})

test('the query from an event to its mail looks into each function that may settle a payment or sends mail', () => {
  const [names = ''] = found(section('From an event of Stripe to its mail'), /for name in ([^;]+);/g)
  const settling = sources.reach.filter(({ rows }) => rows['ledger']?.change?.includes('PAYMENT#*'))
  expect(names.split(' ').sort()).toEqual([...settling.map((each) => each.function), 'outbox'].sort())
})

test('the scripts that the guide names are there', () => {
  const scripts = ['infra', 'web'].flatMap((folder) =>
    Object.keys((JSON.parse(text(`${folder}/package.json`)) as { scripts: object }).scripts),
  )
  expect(found(guide, /npm run (\S+?)[\s`]/g).filter((name) => !scripts.includes(name))).toEqual([])
  expect(
    found(guide, /node ((?:bin|cost|bench)\/\S+\.mjs)/g).filter((path) => !existsSync(join(INFRA, path))),
  ).toEqual([])
})

test('the key that signs people in is added before it signs, and the old one goes last', () => {
  const part = section('Changing secrets and keys')
  const steps = found(part, /^\d\. .*?`(\{"current[^`]+)`/gms).map(
    (text) => JSON.parse(text) as Record<string, string>,
  )
  const keys = steps.map(({ current, ...others }) => [current, Object.keys(others).sort()])
  expect(keys).toEqual([
    ['k1', ['k1', 'k2']],
    ['k2', ['k1', 'k2']],
    ['k2', ['k2']],
  ])
})

test('the origin secret is known to the functions before the CDN shows it', () => {
  const row = /^\| `Origin`.*$/m.exec(section('Changing secrets and keys'))?.[0] ?? ''
  const order = [
    '"previous": "<the current>"',
    'functions anew',
    'originSecretVersion',
    'Coquina-prod-Web',
    '"previous": ""',
  ]
  const places = order.map((words) => row.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the sections that a mail about tampering or a failed copy names are there', () => {
  expect(section('Evidence and tampering')).toContain('ScheduleKeyDeletion')
  expect(guide).toMatch(/^### Weekly copies$/m)
})
