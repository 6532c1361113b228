import { App } from 'aws-cdk-lib'
import { join, resolve } from 'node:path'
import { readConfig, readRehearsal, refuseExamples } from '../lib/config/file.ts'
import { coquina } from '../lib/coquina.ts'
import { holdToRules } from '../lib/rules/hold.ts'
import { ARCHITECTURE, built } from '../lib/service/binaries.ts'
import { INFRA, readSources } from '../lib/sources/read.ts'

const app = new App()

function context(name: string): string | undefined {
  return app.node.tryGetContext(name) as string | undefined
}

function synth(): void {
  const stage = context('stage') ?? 'dev'
  const file = context('config') ?? join(INFRA, 'config', `${stage}.json`)
  const config = readConfig(stage, file)
  const rehearsal = context('rehearsal')
  if (!rehearsal) refuseExamples(config, file)
  const binaries = built(
    config.stage,
    join(resolve(INFRA, '..', process.env.CARGO_TARGET_DIR ?? 'target'), 'lambda'),
    context('architecture') ?? ARCHITECTURE,
  )
  coquina(app, {
    config,
    binaries,
    sources: readSources(),
    ...(rehearsal && { rehearsal: readRehearsal(rehearsal) }),
    isAtOnce: context('release') === 'at-once',
    restart: context('restart'),
  })
  holdToRules(app)
}

try {
  synth()
} catch (error) {
  // What is wrong is in the sentence; where in our code it was noticed helps no one who deploys.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
