import { replaceAddress } from '@/lib/open-address'
import { forgetDocument } from '@/lib/storage'

/** A page that anybody may have open. */
const WEATHER = 'https://www.weather.gov/'

/** The page is blank at once, though the next one takes its time, and nothing of the document stays in the tab. */
export function leavePage(id: number): void {
  document.documentElement.hidden = true
  document.title = ''
  forgetDocument(id)
  replaceAddress(WEATHER)
}
