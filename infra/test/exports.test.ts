// What a stack takes from another has to be there whatever the config says: stacks are deployed one after the other, and
// CloudFormation lets none take away what the next one, as it still is, uses.
import { expect, test } from 'vitest'
import { STACKS, templateText } from './kit/templates.ts'
import type { VariantName } from './kit/variants.ts'

/** Of one stage, with different configs. */
const CONFIGS: VariantName[] = ['prod', 'whole']

function imports(variant: VariantName): string[] {
  const texts = STACKS.map((part) => templateText(variant, part))
  return texts.flatMap((text) =>
    [...text.matchAll(/"Fn::ImportValue": "([^"]+)"/g)].map(([, name]) => name ?? ''),
  )
}

function exported(variant: VariantName): Set<string> {
  const templates = STACKS.map((part) => JSON.parse(templateText(variant, part)))
  const outputs = templates.flatMap(({ Outputs = {} }) =>
    Object.values<{ Export?: { Name: string } }>(Outputs),
  )
  return new Set(outputs.flatMap(({ Export }) => Export?.Name ?? []))
}

const changes = CONFIGS.flatMap((before) => CONFIGS.map((after) => [before, after] as const))

test.each(changes)('what the stacks of %s take, those of %s still give', (before, after) => {
  const given = exported(after)
  expect(imports(before).length).toBeGreaterThan(10)
  expect(imports(before).filter((name) => !given.has(name))).toEqual([])
})
