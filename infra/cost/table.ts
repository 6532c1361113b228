/** What the product costs, by service. */

import type { Prices, Scenarios, Usage } from './forms.ts'
import { amounts, dollars, read, readPrices, standing, total } from './model.ts'

const usage = read<Usage>('usage.json')
const scenarios = read<Scenarios>('scenarios.json')

/** Which prices are whose. */
export const GROUPS: Record<string, string[]> = {
  'API Gateway': ['gatewayCall'],
  Lambda: ['functionCall', 'gigabyteSecond'],
  DynamoDB: ['readUnit', 'writeUnit', 'tableGigabyte'],
  S3: ['filePut', 'fileGet', 'fileGigabyte'],
  KMS: ['keyCall', 'key'],
  'Secrets Manager': ['secretCall', 'secret'],
  SES: ['mail'],
  CloudTrail: ['trailEvent'],
  'AWS Backup': ['copyGigabyte'],
  CloudFront: ['edgeRequest', 'edgeGigabyte'],
  WAF: ['firewall', 'firewallRule', 'firewallRequest'],
  CloudWatch: ['logGigabyte', 'alarm', 'metric', 'dashboard'],
}

/** What a row is marked with that rests on a price which no one has looked up. */
export const MARK = '*'
const NOTE = `Rows with ${MARK} rest on prices that nobody has looked up yet (\`"checked": false\` in \`cost/prices.json\`).`

function row(name: string, cells: number[]): string {
  return `| ${name} | ${cells.map((cell) => cell.toFixed(2)).join(' | ')} |`
}

/** The table by these prices, and below it what its marks mean. */
export function tableBy(prices: Prices): string {
  const columns = [
    dollars(amounts(usage, scenarios.assumed, scenarios.thousandDocuments), prices),
    dollars(amounts(usage, scenarios.assumed, scenarios.millionUsers), prices),
    dollars(standing(usage, scenarios), prices),
  ]
  const marked = (name: string, parts: string[]) =>
    parts.every((part) => prices[part]?.checked) ? name : `${name} ${MARK}`
  const groups = Object.entries(GROUPS).map(([name, parts]) =>
    row(
      marked(name, parts),
      columns.map((column) => parts.reduce((sum, part) => sum + (column.get(part) ?? 0), 0)),
    ),
  )
  const together = marked('together', Object.values(GROUPS).flat())
  return [
    '| dollars | 1,000 finished documents | a million users, a month | each month in any case |',
    '| --- | ---: | ---: | ---: |',
    ...groups,
    row(together, columns.map(total)),
    ...(together.endsWith(MARK) ? ['', NOTE] : []),
  ].join('\n')
}

/** The table that `npm run cost` prints and that README.md shows. */
export const table = tableBy(readPrices())
