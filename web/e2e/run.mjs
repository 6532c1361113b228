// Runs every journey. The files are listed here, because not every shell does, and Node 20 takes no pattern.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const folder = join(import.meta.dirname, 'journeys')
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => join(folder, file))
// By default one processor is left free, which on two would have one file run after another.
const beside = `--test-concurrency=${availableParallelism()}`
const options = ['--test', beside, '--test-reporter=spec', ...process.argv.slice(2)]
const tests = spawn(process.execPath, [...options, ...files], { stdio: 'inherit' })
tests.on('exit', (code) => (process.exitCode = code ?? 1))
