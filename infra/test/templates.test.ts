import { expect, test } from 'vitest'
import { type Json, STACKS, templateText } from './kit/templates.ts'

/** Of code and of templates: what they contain is not what is looked at here. */
function withoutHashes(text: string): string {
  return text.replace(/[0-9a-f]{64}/g, '<hash>')
}

test.each(STACKS)('the template %s of production with everything is what was reviewed', async (part) => {
  const text = withoutHashes(templateText('whole', part))
  await expect(`${text}\n`).toMatchFileSnapshot(`snapshots/${part}.json`)
})

test.each(STACKS)('the template %s says nothing of the machine or the time where it was made', (part) => {
  const text = templateText('prod', part)
  expect(text).not.toContain(process.cwd())
  expect(text).not.toMatch(/\b20\d\d-\d\d-\d\dT/)
})

function imports(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'Fn::ImportValue' in value ? [String((value as { 'Fn::ImportValue': Json })['Fn::ImportValue'])] : []
  return [...own, ...Object.values(value).flatMap(imports)]
}

test.each(STACKS)('the stack %s needs only those before it', (part) => {
  const before = STACKS.slice(0, STACKS.indexOf(part))
  const template = JSON.parse(templateText('whole', part)) as Json
  const needed = new Set(imports(template).map((name) => name.replace(/^Coquina-prod-(\w+):.*$/, '$1')))
  expect([...needed].filter((name) => !before.some((each) => each === name))).toEqual([])
})
