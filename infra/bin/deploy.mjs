// Everything that a release is, in order, to the first failure: `npm run deploy -- prod`. What follows the stage goes to the CDK.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { program } from './program.mjs'
import { stageOf } from './stage.mjs'

const infra = resolve(import.meta.dirname, '..')
const web = resolve(infra, '../web')

/** What is done, each as [what it is, where, program, arguments]: what takes seconds first. @param {string[]} typed */
export function steps(typed) {
  const [first, ...more] = typed
  const stage = stageOf(first)
  if (more.some((word) => word.includes('stage=')))
    throw new Error('The stage is said once, as the first word.')
  const architecture = /architecture=(\w+)$/.exec(
    more.find((word) => word.includes('architecture=')) ?? '',
  )?.[1]
  const processor = architecture ? [`--${architecture.replace('_', '-')}`] : []
  return /** @type {const} */ ([
    ['the pages', web, 'npm', ['run', 'build']],
    ['the functions', infra, process.execPath, [join(infra, 'bin/build.mjs'), ...processor]],
    ['the stacks', infra, 'npx', ['cdk', 'deploy', '--all', '-c', `stage=${stage}`, ...more]],
    ['the site', infra, process.execPath, [join(infra, 'bin/publish.mjs'), stage]],
    ['the conformance set', infra, process.execPath, [join(infra, 'bin/conformance.mjs'), stage]],
  ])
}

/** @param {string[]} typed */
function deploy(typed) {
  const list = steps(typed)
  for (const folder of [infra, web])
    if (!existsSync(join(folder, 'node_modules'))) throw new Error(`Run "npm ci" in ${folder} first.`)
  for (const step of list) take(step)
}

/** @param {ReturnType<typeof steps>[number]} step */
function take([what, cwd, program, words]) {
  process.stdout.write(`\nComing up: ${what}\n`)
  const { status, error } = spawnSync(program, words, { cwd, stdio: 'inherit' })
  if (error) throw new Error(`${program} could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`It ended with ${what}. What came before stays; mend it and begin again.`)
}

await program(import.meta.filename, () => deploy(process.argv.slice(2)))
