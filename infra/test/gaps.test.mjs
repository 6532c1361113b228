import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeGaps } from '../rehearsal/gaps.mjs'
import { file } from './kit/templates.ts'

/** What a template refers to. @param {string} text */
const named = (text) => [...text.matchAll(/"(?:Ref":|Fn::GetAtt":\[)"(\w[^":]*)"/g)].map(([, id]) => id ?? '')

test('what the emulator does not have is taken out of the templates whole: nothing refers to what is gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coquina-gaps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(dirname(file('rehearsal', 'manifest.json')), folder, { recursive: true })
  closeGaps(folder, 'https://127.0.0.1:4566')
  const templates = readdirSync(folder).filter((name) => name.endsWith('.template.json'))
  expect(templates).toHaveLength(4)
  for (const name of templates) {
    const text = readFileSync(join(folder, name), 'utf8')
    const { Resources, Parameters } = JSON.parse(text)
    expect(Object.values(Resources).map(({ Type }) => Type)).not.toContain('AWS::Lambda::Alias')
    const known = [...Object.keys(Resources), ...Object.keys(Parameters)]
    expect(known).toEqual(expect.arrayContaining(named(text).filter((id) => !id.startsWith('AWS'))))
  }
})
