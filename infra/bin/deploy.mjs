// Everything that a release is, in order, to the first failure: `npm run deploy -- prod`. What follows the stage goes to the CDK.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { stageOf } from './publish.mjs'

const infra = resolve(import.meta.dirname, '..')
const web = resolve(infra, '../web')

/** What is done, each as [what it is, where, program, arguments]. @param {string[]} typed */
export function steps(typed) {
  const [first, ...more] = typed
  const stage = stageOf(first)
  const processor = more.includes('architecture=x86_64') ? ['--x86-64'] : []
  return /** @type {const} */ ([
    ['the functions', infra, process.execPath, [join(infra, 'bin/build.mjs'), ...processor]],
    ['the pages', web, 'npm', ['run', 'build']],
    ['the stacks', infra, 'npx', ['cdk', 'deploy', '--all', '-c', `stage=${stage}`, ...more]],
    ['the site', infra, process.execPath, [join(infra, 'bin/publish.mjs'), stage]],
  ])
}

/** @param {string[]} typed */
function deploy(typed) {
  for (const [what, cwd, program, list] of steps(typed)) {
    process.stdout.write(`\nComing up: ${what}\n`)
    const { status, error } = spawnSync(program, list, { cwd, stdio: 'inherit' })
    if (error) throw new Error(`${program} could not be started: ${error.message}`)
    if (status !== 0)
      throw new Error(`It ended with ${what}. What came before stays; mend it and begin again.`)
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    deploy(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
