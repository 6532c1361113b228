// Counts what a piece of work uses of AWS.

/** @typedef {import('../bench/kit/recorder.mjs').Asked} Asked */
/** @typedef {{ name: string, took: number }} Run */
/** @typedef {{ requests: number, bytesOut: number, functions: Record<string, { calls: number, milliseconds: number }>, operations: Record<string, number>, reads: number, writes: number, logBytes: number }} Usage */

/** What a count begins with. @returns {Usage} */
export const nothing = () => ({
  requests: 0,
  bytesOut: 0,
  functions: {},
  operations: {},
  reads: 0,
  writes: 0,
  logBytes: 0,
})

const readers = new Set(['GetItem', 'Query', 'BatchGetItem', 'TransactGetItems', 'Scan'])

/** Has DynamoDB say what an operation costs. @param {string} service @param {string} _operation @param {Buffer} body */
export function askForUnits(service, _operation, body) {
  if (service !== 'DynamoDB') return body
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), ReturnConsumedCapacity: 'TOTAL' }))
}

/** Read or write units, as DynamoDB counts them. A write that is refused tells nothing, and would cost. @param {Asked} asked */
function units({ operation, response }) {
  const told = JSON.parse(response.toString() || '{}').ConsumedCapacity
  if (!told) throw new Error(`DynamoDB does not say what ${operation} costs: ${response.toString()}`)
  return [told]
    .flat()
    .reduce((/** @type {number} */ sum, /** @type {any} */ table) => sum + table.CapacityUnits, 0)
}

/** @param {Usage} usage @param {Asked} asked */
export function add(usage, asked) {
  const name = `${asked.service} ${asked.operation}`
  usage.operations[name] = (usage.operations[name] ?? 0) + 1
  if (asked.service !== 'DynamoDB') return
  usage[readers.has(asked.operation) ? 'reads' : 'writes'] += units(asked)
}

/** @param {Usage} usage @param {Run} run */
export function addRun(usage, { name, took }) {
  const row = (usage.functions[name] ??= { calls: 0, milliseconds: 0 })
  row.calls += 1
  // AWS counts each call in whole milliseconds, rounded up.
  row.milliseconds += Math.ceil(took)
}

/** The same for one of so many. @param {Usage} usage @param {number} times @returns {Usage} */
export function each(usage, times) {
  const share = (/** @type {number} */ value) => Number((value / times).toFixed(3))
  const operations = Object.entries(usage.operations).map(([name, count]) => [name, share(count)])
  const functions = Object.entries(usage.functions).map(([name, { calls, milliseconds }]) => [
    name,
    { calls: share(calls), milliseconds: share(milliseconds) },
  ])
  return {
    requests: share(usage.requests),
    bytesOut: Math.round(usage.bytesOut / times),
    functions: Object.fromEntries(functions),
    operations: Object.fromEntries(operations.sort()),
    reads: share(usage.reads),
    writes: share(usage.writes),
    logBytes: Math.round(usage.logBytes / times),
  }
}
