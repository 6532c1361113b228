// The sample events against the deployed product, as an operator runs them after a release.
import process from 'node:process'
import { conformance } from './build.mjs'
import { run } from './programs.mjs'

/** @param {import('./deployed.mjs').Facts} facts */
export const conforms = ({ door, site, stripe }) =>
  run(
    'conformance',
    conformance,
    [
      door,
      ...['--origin', site, '--stripe', stripe],
      ...['--account', 'conformance@example.com', '--stranger', 'stranger@example.com', '--pay'],
    ],
    { env: process.env },
  )
