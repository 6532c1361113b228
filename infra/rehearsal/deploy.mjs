// The production templates into the emulated cloud, by the same program that deploys them to AWS.
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { folder, infra } from './places.mjs'
import { run } from './programs.mjs'

const STACKS = ['Stateful', 'Web', 'Service', 'Operations']
const ACCOUNT = '000000000000'
const assembly = join(folder, 'cdk.out')
const cli = join(infra, 'node_modules/.bin/cdk')

/** @param {string} name of the log @param {string[]} options */
const cdk = (name, ...options) => run(name, cli, options, { cwd: infra, env: process.env })

/** In a folder without an app, which would be synthesized for nothing. */
export const bootstrap = () =>
  run('bootstrap', cli, ['bootstrap', `aws://${ACCOUNT}/us-east-1`], { cwd: folder, env: process.env })

/** @param {string} stripe address of its emulator @returns {Promise<string>} the folder of the templates */
export async function synth(stripe) {
  const rehearsal = join(folder, 'rehearsal.json')
  writeFileSync(rehearsal, JSON.stringify({ stripeApi: stripe, stripeScript: `${stripe}/endive/stripe.js` }))
  const context = ['stage=prod', `rehearsal=${rehearsal}`, 'architecture=x86_64'].flatMap((each) => [
    '-c',
    each,
  ])
  await cdk('synth', 'synth', '--all', '--quiet', '--output', assembly, ...context)
  return assembly
}

export const deploy = () =>
  cdk('deploy', 'deploy', '--all', '--app', assembly, '--require-approval', 'never', '--progress', 'events')

/** What the stacks say about themselves, of all four. @returns {Promise<Record<string, string>>} */
export async function outputs() {
  const client = new CloudFormationClient({})
  const names = STACKS.map((stack) => `Coquina-prod-${stack}`)
  const answers = await Promise.all(
    names.map((StackName) => client.send(new DescribeStacksCommand({ StackName }))),
  )
  const all = answers.flatMap(({ Stacks }) => Stacks?.[0]?.Outputs ?? [])
  return Object.fromEntries(all.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]))
}
