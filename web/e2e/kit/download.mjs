import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { product } from './journey.mjs'

/** Presses "Download PDF" on the dashboard. @param {import('playwright-core').Page} page @returns {Promise<string>} the file */
export async function downloadPdf(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download PDF/ }).click(),
  ])
  const folder = await mkdtemp(join(product.data, 'download-'))
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  return file
}
