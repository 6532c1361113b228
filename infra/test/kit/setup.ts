import { App, Validations } from 'aws-cdk-lib'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { coquina } from '../../lib/coquina.ts'
import { holdToRules } from '../../lib/rules/hold.ts'
import { placeholders } from '../../lib/service/binaries.ts'
import { INFRA, readSources } from '../../lib/sources/read.ts'
import { RULED, type Variant, type VariantName, VARIANTS } from './variants.ts'

/** The same settings of CDK as a deployment has. */
const context = (
  JSON.parse(readFileSync(join(INFRA, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> }
).context

function synth(name: VariantName, { config, ...more }: Variant, outdir: string): void {
  const ruled = RULED.includes(name)
  const app = new App({ context, outdir, builtinCloudFormationValidation: ruled })
  coquina(app, { config, ...more, sources: readSources(), binaries: placeholders })
  if (ruled) holdToRules(app)
  try {
    app.synth()
  } catch (broken) {
    // The report says what; the test of the rules reads it and fails by its own name.
    if (!(broken instanceof Error) || broken.name !== 'ValidationFailed') throw broken
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
  for (const name of Object.keys(VARIANTS) as VariantName[]) synth(name, VARIANTS[name], join(folder, name))
  provide('folder', folder)
  return () => rmSync(folder, { recursive: true })
}
