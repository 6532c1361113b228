import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NOBODY, REGION } from '../lib/config/stage.ts'
import { file, type Json, STACKS, templateText } from './kit/templates.ts'
import { REHEARSAL } from './kit/variants.ts'

function leaves(value: Json, way = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[way, String(value)]]
  return Object.entries(value).flatMap(([name, inside]) => leaves(inside, `${way}/${name}`))
}

function lines(variant: 'nobody' | 'rehearsal', part: (typeof STACKS)[number]): string[] {
  // The name of a version is a hash of its function's settings, which differ and are compared themselves.
  const text = templateText(variant, part).replaceAll(/(CurrentVersion)[0-9A-Fa-f]{40}/g, '$1')
  return leaves(JSON.parse(text) as Json).map(([way, value]) => `${way} = ${value}`)
}

/** What stands in one of two templates and not in the other. */
function difference(part: (typeof STACKS)[number]): string[] {
  const [prod, rehearsal] = [lines('nobody', part), lines('rehearsal', part)]
  const gone = prod.filter((line) => !rehearsal.includes(line)).map((line) => `- ${line}`)
  const come = rehearsal.filter((line) => !prod.includes(line)).map((line) => `+ ${line}`)
  return [...gone, ...come]
}

test('a rehearsal can be deployed to nobody', () => {
  const manifest = JSON.parse(readFileSync(file('rehearsal', 'manifest.json'), 'utf8')) as {
    artifacts: Record<string, { type: string; environment?: string }>
  }
  const stacks = Object.values(manifest.artifacts).filter(({ type }) => type === 'aws:cloudformation:stack')
  expect(new Set(stacks.map(({ environment }) => environment))).toEqual(
    new Set([`aws://${NOBODY}/${REGION}`]),
  )
})

test('a rehearsal keeps the same things as production', () => {
  expect(difference('Stateful')).toEqual([])
})

test('the whole difference between a rehearsal and production is what was reviewed', async () => {
  const all = STACKS.flatMap((part) => [part, ...difference(part)])
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('snapshots/rehearsal.txt')
})

test('nothing of a rehearsal is in production', () => {
  const text = STACKS.map((part) => templateText('prod', part)).join('\n')
  const words = [...Object.values(REHEARSAL), 'localhost', '127.0.0.1']
  words.forEach((word) => expect(text).not.toContain(word))
})
