import { table } from './table.ts'

process.stdout.write(`${table}\n`)
