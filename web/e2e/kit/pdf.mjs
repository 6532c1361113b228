import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF as one line, so that where it was broken does not matter. @param {string} file */
export async function textOf(file) {
  const data = new Uint8Array(await readFile(file))
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
  const texts = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  }
  return texts.join(' ').replace(/\s+/g, ' ')
}

/**
 * A second opinion on the file's structure, where qpdf is installed. Answers what it found wrong.
 * @param {string} file
 * @param {import('node:test').TestContext} test
 */
export function complaintsOfQpdf(file, test) {
  const { error, status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  if (error) test.diagnostic('qpdf is not installed: the structure of the PDF was not checked')
  return error || status === 0 ? '' : stdout + stderr
}
