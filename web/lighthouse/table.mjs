import process from 'node:process'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const LEAST = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 }

/** @typedef {import('lighthouse').Result} Report */
/** @typedef {{ route: string, reports: Report[] }} Audited */

/** The medians of the runs as a table, and below it what keeps a score from being what it has to be. @param {Audited[]} results */
export function table(results) {
  const head =
    '| Route | Performance | Accessibility | Best practices | SEO | FCP | LCP | TBT | CLS | Transferred |'
  const rule = head.replaceAll(/[^|]+/g, ' --- ')
  const failings = [...new Set(results.flatMap(missing))].map((line) => `- ${line}`)
  if (failings.length > 0) process.exitCode = 1
  const below = failings.length > 0 ? ['', ...failings] : []
  return [head, rule, ...results.map(row), ...below].join('\n')
}

/** @param {Audited} audited */
function row({ route, reports }) {
  const scores = CATEGORIES.map((category) => Math.round(100 * score(reports, category)))
  const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
  const times = paints.map((audit) => `${Math.round(figure(reports, audit))} ms`)
  const shift = figure(reports, 'cumulative-layout-shift').toFixed(3)
  const weight = `${Math.round(figure(reports, 'total-byte-weight') / 1000)} KB`
  return `| ${[`\`${route}\``, ...scores, ...times, shift, weight].join(' | ')} |`
}

/** @param {Audited} audited */
function missing({ route, reports }) {
  const short = CATEGORIES.filter(
    (category) => score(reports, category) < LEAST[category] && concerns(category, route),
  )
  return short.flatMap((category) => reports.flatMap((report) => complaints(report, category, route)))
}

/** A question is somebody's own page, which asks search engines to stay away. @param {string} category @param {string} route */
const concerns = (category, route) => category !== 'seo' || route.startsWith('/')

/** @param {Report} report @param {string} category @param {string} route */
function complaints({ categories, audits }, category, route) {
  const weighed = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  const failed = weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
  return failed.map(({ id }) => `\`${route}\`, ${category}: ${audits[id]?.title}`)
}

/** @param {Report[]} reports @param {string} category */
const score = (reports, category) => median(reports.map((report) => report.categories[category]?.score ?? 0))

/** @param {Report[]} reports @param {string} audit */
const figure = (reports, audit) => median(reports.map((report) => report.audits[audit]?.numericValue ?? 0))

/** @param {number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
