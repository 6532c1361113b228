// One start of one function, measured.

import { readFileSync, readdirSync } from 'node:fs'
import { Instance } from './runtime.mjs'

/** @typedef {import('./runtime.mjs').Program} Program */
/** @typedef {{ poll: number, answer: number, processor: number, memory: number }} Figures */

/** Processor time of all threads so far, in milliseconds. @param {number} pid */
function processor(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const time = (/** @type {string} */ id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0])
  return threads.reduce((sum, id) => sum + time(id), 0) / 1e6
}

/** Whether the function did what it was asked. @param {string} name @param {any} answer */
export function check(name, answer) {
  if (answer && 'statusCode' in answer && answer.statusCode !== 200)
    throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`)
}

/** @param {Program} program @param {unknown} event @returns {Promise<Figures>} */
export async function startOnce(program, event) {
  const instance = new Instance(program)
  try {
    const first = instance.invoke(event)
    await instance.start()
    const { body, at } = await first
    check(program.name, body)
    const { started, polled, pid } = instance
    return {
      poll: polled - started,
      answer: at - started,
      processor: processor(pid),
      memory: instance.memory(),
    }
  } finally {
    await instance.stop()
  }
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { middle: at(0.5), low: at(0.25), high: at(0.75) }
}
