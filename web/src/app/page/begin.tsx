import { readNext as text } from '@/copy/read-next'
import { paths } from '@/lib/paths'
import { NextBand } from './next-band'

/** The way from what is read to a document of one's own. */
export const Begin = () => (
  <NextBand title={text.begin} text={text.beginText} to={paths.prices()} action={text.documents} />
)
