// What the programs of bin do, without doing it.
import { expect, test } from 'vitest'
import { environment, wanted } from '../bin/build.mjs'
import { steps } from '../bin/deploy.mjs'

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
  expect(flags?.[1]).toMatch(/^-Clink-arg=-Wl,--script=.*no-unwinding\.ld$/)
  expect(flags?.slice(2)).toEqual(['-C', 'debuginfo=1'])
})

test('a deployment builds, deploys all stacks and then publishes', () => {
  const done = steps(['prod', '-c', 'architecture=x86_64']).map(([what, , , list]) =>
    [what, ...list].join(' '),
  )
  expect(done).toEqual([
    expect.stringMatching(/^the functions .*build\.mjs --x86-64$/),
    'the pages run build',
    'the stacks cdk deploy --all -c stage=prod -c architecture=x86_64',
    expect.stringMatching(/^the site .*publish\.mjs prod$/),
  ])
  expect(() => steps([])).toThrow('Which stage?')
})
