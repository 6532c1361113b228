// The rehearsal, step by step.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import * as build from './build.mjs'
import { cloud } from './cloud.mjs'
import { conforms } from './conformance.mjs'
import { bootstrap, deploy, outputs, synth } from './deploy.mjs'
import { door } from './door.mjs'
import { closeGaps } from './gaps.mjs'
import { journeys } from './journeys.mjs'
import { fillInStripe, leaveSandbox, signing } from './operator.mjs'
import { folder, infra, logs } from './places.mjs'
import { freePort } from './ports.mjs'
import { run, start, stopAll } from './programs.mjs'
import { say, step } from './step.mjs'
import { tools } from './tools.mjs'

const endpoint = process.env.AWS_ENDPOINT_URL ?? ''
const authority = process.env.AWS_CA_BUNDLE ?? ''
const tls = join(folder, 'tls')
const certificate = { authority, chain: join(tls, 'chain.pem'), key: join(tls, 'key.pem') }
const LOOK = `Read the log in ${logs}.`

/** @returns {Promise<import('./tools.mjs').Tools>} */
async function prepare() {
  const found = await step(
    'Tools',
    'Install Python 3.10 or newer, with venv. The first time needs PyPI.',
    tools,
  )
  await step('Pages', 'Run "npm ci" and "npm run build" in web, and see what it says.', build.pages)
  await step('Functions', 'Rust 1.95 or newer is needed; see what the compiler says.', () =>
    build.functions(found.path),
  )
  await step("Stripe's emulator", 'See what the compiler says.', build.stripe)
  await step('The conformance set', 'See what the compiler says.', build.conformanceSet)
  return found
}

/** @param {string} stripe */
async function deployed(stripe) {
  await step('cdk bootstrap', LOOK, bootstrap)
  const assembly = await step('cdk synth, of production', LOOK, () => synth(stripe))
  closeGaps(assembly, endpoint).forEach((each) => say(`  ${each}`))
  await step('cdk deploy --all', `${LOOK} ministack.log says what the emulator made of it.`, deploy)
  return outputs()
}

/** What the operations guide has an operator do after the first deployment. @param {Record<string, string>} said */
async function operate(said) {
  await step("Stripe's keys", LOOK, () => fillInStripe(said.StripeSecret))
  await step("The mail service's sandbox is left", LOOK, () => leaveSandbox(said.Address))
  const publish = () =>
    run('publish', process.execPath, ['bin/publish.mjs', 'prod'], { cwd: infra, env: process.env })
  await step('The pages into the bucket', LOOK, publish)
}

/** @param {string} stripe @param {string} webhook */
async function stripeStarts(stripe, webhook) {
  const isReady = async () => (await fetch(`${stripe}/_config`)).ok
  const settings = { env: { ...process.env, ...signing } }
  await start('stripe', build.emulator, [new URL(stripe).port, webhook], settings, isReady)
}

/** @param {import('./tools.mjs').Tools} found */
async function rehearse(found) {
  const stripe = `http://127.0.0.1:${await freePort()}`
  await step('The cloud starts', LOOK, () => cloud(found, certificate, endpoint))
  const said = await deployed(stripe)
  await operate(said)
  const site = said.Address ?? ''
  const entrance = await door(endpoint, site)
  const webhook = `${entrance}/api/stripe/webhook`
  await step("Stripe's emulator starts", LOOK, () => stripeStarts(stripe, webhook))
  const facts = { site, door: entrance, stripe, cloud: endpoint, api: said.ApiId ?? '' }
  if (process.argv.includes('--keep')) return untilStopped(facts)
  await step('The journeys', 'The reason is said above; pictures are in web/test-results.', () =>
    journeys(facts),
  )
  await step('The sample events', LOOK, () => conforms(facts))
}

/** @param {import('./deployed.mjs').Facts} facts */
async function untilStopped(facts) {
  say(`\n${facts.site} is reached at ${facts.door}, and AWS at ${endpoint} (trust ${authority}).`)
  say(`For single journeys: COQUINA_DEPLOYED='${JSON.stringify(facts)}'. Ctrl+C ends it.`)
  await new Promise(() => {})
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)))
try {
  rmSync(logs, { recursive: true, force: true })
  await rehearse(await prepare())
} catch (error) {
  say(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await stopAll()
}
