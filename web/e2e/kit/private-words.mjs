import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the people of the journeys type and own; the last is how a token begins. None of it may be in a log line, in a table or in the bucket. */
const WORDS = ['Lopez', 'Ramirez', 'Harbor-Light', '@example.com', 'Main Street', 'Bearer ', 'eyJ0eXAi']

/** The log, the tables with their journals, and the bucket. Mail, which is to be read, lies beside them. */
const KEPT = /^(coquina\.log|dynamodb\.sqlite.*|s3)$/

/** The private words that someone who has a product's log, tables and bucket can read. @param {string} data */
export async function readableWords(data) {
  const names = (await readdir(data).catch(() => [])).filter((name) => KEPT.test(name))
  const texts = await Promise.all(names.map((name) => text(join(data, name))))
  return WORDS.filter((word) => texts.some((each) => each.includes(word)))
}

/** All of a file, or of a folder's files. @param {string} path @returns {Promise<string>} */
async function text(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return readFile(path, 'latin1')
  const files = entries.filter((entry) => entry.isFile())
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))).join(
    '\n',
  )
}
