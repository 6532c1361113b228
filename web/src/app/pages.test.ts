// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { patterns } from '@/lib/paths'
import { readServed } from '../../build/served'
import { pageAt } from './prerender'
import { routes } from './router'

type Pages = { ready: string[]; routes: string[] }
const { ready, routes: filled } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../infra/pages.json'), 'utf8'),
) as Pages

const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

test('the servers know every page of the router and no other', () => {
  const written = ready.map((path) => (path === '/' ? undefined : patternOf(path)))
  const known = [...written, ...filled.map((route) => route.slice(1))]
  expect(new Set(known)).toEqual(new Set([undefined, ...Object.values(patterns)]))
})

const served = readServed()

test('each county and each type has a written page', () => {
  const own = [
    ...served.counties.map(({ id }) => `/county-examples/${id}`),
    ...served.types.map(({ slug }) => `/law/${slug}`),
  ]
  expect(ready).toEqual(expect.arrayContaining(own))
})

test.each(ready.filter((path) => !path.startsWith('/county-examples/')))(
  '%s is written whole: no part waits, no script stands in it',
  async (path) => {
    const { html, title, description } = await pageAt(path, served)
    expect(html).toContain('<h1')
    expect(html).not.toMatch(/<!--\$[?!]|<script|<template| style=/)
    expect(title).toMatch(/Coquina/)
    expect(description.length).toBeGreaterThan(30)
  },
)

test('no two written pages have the same title or description', async () => {
  const heads = await Promise.all(ready.map((path) => pageAt(path, served)))
  expect(new Set(heads.map(({ title }) => title)).size).toBe(ready.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(ready.length)
})
