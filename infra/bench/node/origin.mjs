// Refuses what goes round the CDN, where the environment names the secret that the CDN shows: on AWS, not here.

import { answer } from './answer.mjs'
import { secrets } from './secrets.mjs'

const { current, previous } = secrets.ORIGIN_SECRET ?? {}
const known = [current, previous].filter(Boolean)
const hasComeThrough = ({ headers }) => known.length === 0 || known.includes(headers['x-origin-secret'])

export const behindCdn = (work) => async (event) =>
  hasComeThrough(event) ? work(event) : answer({ message: 'This address is not for you.' }, 403)
