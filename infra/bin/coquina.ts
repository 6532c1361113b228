import { App } from 'aws-cdk-lib'
import { join } from 'node:path'
import { readConfig, readRehearsal } from '../lib/config-file.ts'
import { coquina } from '../lib/coquina.ts'
import { holdToRules } from '../lib/rules.ts'
import { ARCHITECTURE, built } from '../lib/service/binaries.ts'
import { INFRA, readSources } from '../lib/sources.ts'

const app = new App()

function context(name: string): string | undefined {
  return app.node.tryGetContext(name) as string | undefined
}

function synth(): void {
  const stage = context('stage') ?? 'dev'
  const config = readConfig(stage, context('config') ?? join(INFRA, 'config', `${stage}.json`))
  const rehearsal = context('rehearsal')
  const binaries = built(
    config.stage,
    join(INFRA, '..', 'target', 'lambda'),
    context('architecture') ?? ARCHITECTURE,
  )
  coquina(app, {
    config,
    binaries,
    sources: readSources(),
    ...(rehearsal && { rehearsal: readRehearsal(rehearsal) }),
  })
  holdToRules(app)
}

try {
  synth()
} catch (error) {
  // What is wrong is in the sentence; where in our code it was noticed helps nobody who deploys.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
