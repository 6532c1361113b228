// Programs that run while the rehearsal does, and programs that are run to their end. What they say is in a log file each.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { logs } from './places.mjs'

const STOP_MS = 5_000
const LAST_LINES = 25

/** @typedef {import('node:child_process').ChildProcess} Child */
/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string }} Options */

/** @type {Set<Child>} */
const running = new Set()

/** @param {string} name */
const logOf = (name) => join(logs, `${name}.log`)

/** @param {string} name @param {string} program @param {string[]} options @param {Options} [settings] */
function begin(name, program, options, settings = {}) {
  mkdirSync(logs, { recursive: true })
  const log = openSync(logOf(name), 'w')
  // A group of its own: what the program has started ends with it, and Ctrl+C reaches it through us only.
  const child = spawn(program, options, { ...settings, detached: true, stdio: ['ignore', log, log] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** @param {string} name */
function lastLines(name) {
  const lines = readFileSync(logOf(name), 'utf8').trimEnd().split('\n').slice(-LAST_LINES)
  return `${lines.join('\n')}\n(all of it: ${logOf(name)})`
}

/**
 * Runs a program to its end.
 * @param {string} name of its log
 * @param {string} program
 * @param {string[]} options
 * @param {Options} [settings]
 */
export async function run(name, program, options, settings) {
  const child = begin(name, program, options, settings)
  const code = await new Promise((ended, failed) => child.once('exit', ended).once('error', failed))
  if (code !== 0) throw new Error(`${program} ${options[0] ?? ''} ended with ${code}:\n${lastLines(name)}`)
}

/**
 * Starts a program and waits until it is ready.
 * @param {string} name of its log
 * @param {string} program
 * @param {string[]} options
 * @param {Options} settings
 * @param {() => Promise<boolean>} isReady
 */
export async function start(name, program, options, settings, isReady) {
  const child = begin(name, program, options, settings)
  while (running.has(child)) {
    if (await isReady().catch(() => false)) return
    await pause(100)
  }
  throw new Error(`${program} did not start:\n${lastLines(name)}`)
}

/** @param {Child} child @param {NodeJS.Signals} signal */
function signal(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** Ends all that is still running. */
export async function stopAll() {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit')
      signal(child, 'SIGTERM')
      await Promise.race([ended, pause(STOP_MS)])
      // Whatever the program had started may have outlived it.
      signal(child, 'SIGKILL')
    }),
  )
}

process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')))
