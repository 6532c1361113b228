import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { INFRA } from '../lib/sources.ts'
import { REHEARSAL } from './kit/variants.ts'

const folder = mkdtempSync(join(tmpdir(), 'coquina-program-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The program as the CLI starts it. Without a way out of this machine: no proxy, no name of AWS, no credentials. */
function synth(
  name: string,
  context: Record<string, string>,
): Promise<{ status: number | null; said: string }> {
  const env = {
    PATH: process.env.PATH,
    CDK_OUTDIR: join(folder, name),
    CDK_CONTEXT_JSON: JSON.stringify({ ...settings, ...context }),
  }
  const program = spawn(process.execPath, ['--import', 'tsx', 'bin/coquina.ts'], { cwd: INFRA, env })
  let said = ''
  program.stderr.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise((done) => program.on('close', (status) => done({ status, said })))
}

const { context: settings } = JSON.parse(readFileSync(join(INFRA, 'cdk.json'), 'utf8')) as { context: object }

const rehearsal = join(folder, 'rehearsal.json')
writeFileSync(rehearsal, JSON.stringify(REHEARSAL))

test('two synths are the same, byte for byte', async () => {
  const made = await Promise.all(['one', 'other'].map((name) => synth(name, { stage: 'dev', rehearsal })))
  expect(made.map(({ status }) => status)).toEqual([0, 0])
  const files = readdirSync(join(folder, 'one')).filter((name) => name.endsWith('.json'))
  expect(files.filter((name) => name.endsWith('.template.json'))).toHaveLength(4)
  for (const name of files) {
    const [one, other] = ['one', 'other'].map((run) => readFileSync(join(folder, run, name), 'utf8'))
    expect(one === other, name).toBe(true)
  }
})

test('what is wrong is said in one sentence', async () => {
  const { status, said } = await synth('wrong', { stage: 'test' })
  expect(status).toBe(1)
  expect(said.trim()).toBe('The stage is dev or prod, not test: pass -c stage=dev or -c stage=prod.')
})
