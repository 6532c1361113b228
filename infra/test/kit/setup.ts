import { App, Validations } from 'aws-cdk-lib'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { coquina } from '../../lib/coquina.ts'
import { holdToRules } from '../../lib/rules.ts'
import { placeholders } from '../../lib/service/binaries.ts'
import { INFRA, readSources } from '../../lib/sources.ts'
import { type Variant, VARIANTS } from './variants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    folder: string
  }
}

/** The same settings of CDK as a deployment has. */
const context = (
  JSON.parse(readFileSync(join(INFRA, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> }
).context

/** The rules take longer than the synth itself, so they are not asked about what is the same again. */
const RULED = ['prod', 'dev', 'whole', 'rehearsal']

function synth(name: string, { config, rehearsal }: Variant, outdir: string): void {
  const app = new App({ context, outdir })
  coquina(app, { config, rehearsal, sources: readSources(), binaries: placeholders })
  if (RULED.includes(name)) holdToRules(app)
  try {
    app.synth()
  } catch (broken) {
    // The report says what; the test of the rules reads it and fails by its own name.
    if (!String(broken).includes('ValidationFailed')) throw broken
  }
  writeFileSync(join(outdir, 'acknowledged.json'), JSON.stringify(acknowledged(app)))
}

function acknowledged(app: App) {
  const kept = Validations.ACKNOWLEDGED_RULES_METADATA_KEY
  return app.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter((entry) => entry.type === kept)
        .map((entry) => ({ path: node.path, rules: entry.data as unknown })),
    )
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'coquina-infra-'))
  for (const [name, variant] of Object.entries(VARIANTS)) synth(name, variant, join(folder, name))
  provide('folder', folder)
  return () => rmSync(folder, { recursive: true })
}
