import { App, Stack } from 'aws-cdk-lib'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import { CfnQueue } from 'aws-cdk-lib/aws-sqs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { holdToRules } from '../lib/rules/hold.ts'
import { INFRA } from '../lib/sources/read.ts'
import { file, STACKS } from './kit/templates.ts'
import { RULED, type VariantName, VARIANTS } from './kit/variants.ts'

interface Report {
  pluginReports: {
    pluginName: string
    violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[]
  }[]
}

function readReport(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

test.each(RULED)('no rule of AwsSolutions and Serverless is broken unseen: %s', (variant) => {
  const { pluginReports } = readReport(file(variant, 'validation-report.json'))
  const found = pluginReports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
    ),
  )
  expect(found).toEqual([])
})

test('the rules are in force: what is open and unwatched is refused by both lists', () => {
  const outdir = mkdtempSync(join(tmpdir(), 'coquina-rules-'))
  const app = new App({ outdir, builtinCloudFormationValidation: false })
  const stack = new Stack(app, 'Careless')
  new CfnBucket(stack, 'Open')
  new CfnQueue(stack, 'Unwatched')
  holdToRules(app)
  expect(() => app.synth()).toThrow('Careless/Open')
  const { pluginReports } = readReport(join(outdir, 'validation-report.json'))
  rmSync(outdir, { recursive: true })
  expect(pluginReports.map(({ pluginName }) => pluginName)).toEqual(['AwsSolutions', 'Serverless'])
})

/** Each rule with its reason, and where it is not followed. */
function acknowledged(variant: VariantName): string {
  const all = JSON.parse(readFileSync(file(variant, 'acknowledged.json'), 'utf8')) as {
    path: string
    rules: Record<string, string>
  }[]
  const where = new Map<string, string[]>()
  for (const { path, rules } of all)
    for (const [id, reason] of Object.entries(rules)) {
      const rule = `${id.replace('Annotation::', '')}\n  because: ${reason}`
      where.set(rule, [...(where.get(rule) ?? []), path])
    }
  const written = [...where].map(([rule, paths]) => [rule, ...paths.map((path) => `  at ${path}`)].join('\n'))
  return `${written.sort().join('\n\n')}\n`
}

test.each(RULED)(
  'each rule that is not followed is on the reviewed list, with its reason: %s',
  async (name) => {
    await expect(acknowledged(name)).toMatchFileSnapshot(`snapshots/acknowledged-${name}.txt`)
  },
)

const folders = (process.env.PATH ?? '').split(delimiter)
const linter = folders.map((folder) => join(folder, 'cfn-lint')).find((program) => existsSync(program))

function templates(variant: VariantName): string[] {
  const { stage } = VARIANTS[variant].config
  return STACKS.map((part) => file(variant, `Coquina-${stage}-${part}.template.json`))
}

const ABSENT = linter ? '' : ' (not asked: it is not on the PATH)'

test.skipIf(!linter)(`cfn-lint has nothing to say${ABSENT}`, () => {
  // Without a domain, only the web stack is another.
  const files = [...templates('whole'), ...templates('prod').filter((name) => name.includes('-Web.'))]
  const { stdout, stderr, status } = spawnSync(
    linter!,
    ['--config-file', join(INFRA, '../.cfnlintrc'), '--', ...files],
    {
      encoding: 'utf8',
    },
  )
  expect(stdout + stderr).toBe('')
  expect(status).toBe(0)
})
