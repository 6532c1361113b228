import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { product } from './journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** Presses "Download PDF" on the dashboard. @param {Page} page @returns {Promise<string>} the file */
export const downloadPdf = (page) =>
  saveDownload(page, () =>
    page
      .getByRole('button', { name: /^Download PDF/ })
      .first()
      .click(),
  )

/** Keeps the file that a press brings. @param {Page} page @param {() => Promise<void>} press @returns {Promise<string>} */
export async function saveDownload(page, press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const folder = await mkdtemp(join(product.data, 'download-'))
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  return file
}
