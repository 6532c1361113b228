// What the programs of bin do, without doing it.
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { environment, wanted } from '../bin/build.mjs'
import { steps } from '../bin/deploy.mjs'
import { securityText } from '../bin/security-text.mjs'

test('functions are built for Graviton unless somebody says otherwise', () => {
  expect([wanted([]), wanted(['--arm64']), wanted(['--x86-64'])]).toEqual(['arm64', 'arm64', 'x86_64'])
  expect(() => wanted(['--x86_64'])).toThrow('Functions are built for --arm64 or --x86-64, not for --x86_64.')
})

test.each([
  ['arm64', 'neoverse-n1'],
  ['x86_64', 'haswell'],
])('for %s the compiler is told the processor, and what it was told before', (architecture, processor) => {
  const { CARGO_ENCODED_RUSTFLAGS } = environment({ RUSTFLAGS: '-C debuginfo=1' }, architecture)
  const flags = CARGO_ENCODED_RUSTFLAGS?.split('\x1f')
  expect(flags?.[0]).toBe(`-Ctarget-cpu=${processor}`)
  expect(flags?.slice(1)).toEqual(['-C', 'debuginfo=1'])
})

test('flags in the form of cargo are kept too', () => {
  const given = { CARGO_ENCODED_RUSTFLAGS: '-Cdebuginfo=1\x1f-Cstrip=none', RUSTFLAGS: 'not these' }
  const flags = environment(given, 'arm64').CARGO_ENCODED_RUSTFLAGS?.split('\x1f')
  expect(flags?.slice(1)).toEqual(['-Cdebuginfo=1', '-Cstrip=none'])
})

test('a deployment builds, deploys all stacks, publishes and then asks the stage', () => {
  const done = steps(['prod', '-c', 'architecture=x86_64']).map(([, cwd, program, list]) =>
    [basename(cwd), basename(program), ...list].join(' '),
  )
  expect(done).toEqual([
    'web npm run build',
    expect.stringMatching(/^infra node .*\/bin\/build\.mjs --x86-64$/),
    'infra npx cdk deploy --all -c stage=prod -c architecture=x86_64',
    expect.stringMatching(/^infra node .*\/bin\/publish\.mjs prod$/),
    expect.stringMatching(/^infra node .*\/bin\/conformance\.mjs prod$/),
  ])
})

test('a deployment is of one stage', () => {
  expect(() => steps([])).toThrow('Which stage?')
  expect(() => steps(['prod', '-c', 'stage=dev'])).toThrow('The stage is said once')
})

test('who has found a weakness is told where to write, for less than a year', () => {
  const now = new Date('2026-11-22T10:00:00.123Z')
  expect(securityText('https://coquina.example', 'operator@coquina.example', now).split('\n')).toEqual([
    'Contact: mailto:operator@coquina.example',
    'Expires: 2027-11-17T10:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://coquina.example/.well-known/security.txt',
    '',
  ])
})

test('a site that does not know its operator is not published', () => {
  expect(() => securityText('https://coquina.example', '', new Date())).toThrow('Deploy it first.')
})
