import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { INFRA, readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { REHEARSAL } from './kit/variants.ts'

const folder = mkdtempSync(join(tmpdir(), 'coquina-program-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The program as the CLI starts it. Without a way out of this machine: no proxy, no name of AWS, no credentials. */
function synth(
  name: string,
  context: Record<string, string>,
  { checked = true } = {},
): Promise<{ status: number | null; said: string }> {
  const env = {
    PATH: process.env.PATH,
    CARGO_TARGET_DIR: folder,
    CDK_OUTDIR: join(folder, name),
    CDK_CONTEXT_JSON: JSON.stringify({ ...settings, ...context }),
    CDK_VALIDATION: String(checked),
  }
  const program = spawn(process.execPath, ['--import', 'tsx', 'bin/coquina.ts'], { cwd: INFRA, env })
  let said = ''
  program.stderr.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise((done) => program.on('close', (status) => done({ status, said })))
}

const { context: settings } = JSON.parse(readFileSync(join(INFRA, 'cdk.json'), 'utf8')) as { context: object }

const rehearsal = join(folder, 'rehearsal.json')
writeFileSync(rehearsal, JSON.stringify(REHEARSAL))

/** Production of an operator who has put in addresses and a nonlawyer, and built the functions. */
const config = join(folder, 'prod.json')
const { mail: _, nonlawyer: __, ...rest } = JSON.parse(readFileSync(join(INFRA, 'config/prod.json'), 'utf8'))
const mail = { from: 'hello@coquina.test', operator: 'operator@coquina.test' }
const nonlawyer = {
  name: 'Ana Ruiz',
  business: 'Ruiz Papers',
  street: '12 Oak Street',
  city: 'Ocala, FL 34470',
  telephone: '352-401-0142',
}
writeFileSync(config, JSON.stringify({ ...rest, mail, nonlawyer }))
for (const id of functionIds(readSources())) {
  mkdirSync(join(folder, 'lambda', id), { recursive: true })
  writeFileSync(join(folder, 'lambda', id, 'bootstrap.zip'), `the zip of ${id}`)
}
writeFileSync(join(folder, 'lambda/architecture'), 'arm64\n')

test.each([
  ['a rehearsal', { stage: 'dev', rehearsal }],
  ['production', { stage: 'prod', config }],
])('two synths of %s are the same, byte for byte', async (_, context: Record<string, string>) => {
  const runs = ['one', 'other'].map((run) => `${context.stage}-${run}`)
  // CDK's own check takes longer than the synth, and of the same templates it says the same: one is enough.
  const made = await Promise.all(runs.map((run, index) => synth(run, context, { checked: index === 0 })))
  expect(made.map(({ said }) => said)).toEqual(['', ''])
  const files = readdirSync(join(folder, runs[0]!)).filter((name) => name.endsWith('.json'))
  expect(files.filter((name) => name.endsWith('.template.json'))).toHaveLength(4)
  for (const name of files) {
    const [one, other] = runs.map((run) => readFileSync(join(folder, run, name), 'utf8'))
    expect(one === other, name).toBe(true)
  }
})

test('production is not made with the addresses that the config comes with', async () => {
  const { status, said } = await synth('examples', { stage: 'prod' })
  expect(status).toBe(1)
  expect(said).toContain('addresses of nobody: hello@coquina.example, operator@coquina.example.')
})

test('what is wrong is said in one sentence', async () => {
  const { status, said } = await synth('wrong', { stage: 'test' })
  expect(status).toBe(1)
  expect(said.trim()).toBe('The stage is dev or prod, not test: pass -c stage=dev or -c stage=prod.')
})
