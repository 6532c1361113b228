/** What the product costs, by service. */

import type { Scenarios, Usage } from './forms.ts'
import { amounts, dollars, read, readPrices, standing, total } from './model.ts'

const usage = read<Usage>('usage.json')
const scenarios = read<Scenarios>('scenarios.json')
const prices = readPrices()

/** Which prices are whose. */
export const GROUPS: Record<string, string[]> = {
  'API Gateway': ['gatewayCall'],
  Lambda: ['functionCall', 'gigabyteSecond'],
  DynamoDB: ['readUnit', 'writeUnit', 'tableGigabyte'],
  S3: ['filePut', 'fileGet', 'fileGigabyte'],
  KMS: ['keyCall', 'key'],
  'Secrets Manager': ['secretCall', 'secret'],
  SES: ['mail'],
  CloudFront: ['edgeRequest', 'edgeGigabyte'],
  WAF: ['firewall', 'firewallRule', 'firewallRequest'],
  CloudWatch: ['logGigabyte', 'alarm', 'metric', 'dashboard'],
}

const columns = [
  dollars(amounts(usage, scenarios.assumed, scenarios.thousandDocuments), prices),
  dollars(amounts(usage, scenarios.assumed, scenarios.millionUsers), prices),
  dollars(standing(usage, scenarios), prices),
]

function row(name: string, cells: number[]): string {
  return `| ${name} | ${cells.map((cell) => cell.toFixed(2)).join(' | ')} |`
}

const groups = Object.entries(GROUPS).map(([name, parts]) =>
  row(
    name,
    columns.map((column) => parts.reduce((sum, part) => sum + (column.get(part) ?? 0), 0)),
  ),
)

/** The table that `npm run cost` prints and that the operations guide shows. */
export const table = [
  '| dollars | 1,000 finished documents | a million users, a month | each month in any case |',
  '| --- | ---: | ---: | ---: |',
  ...groups,
  row('together', columns.map(total)),
].join('\n')
