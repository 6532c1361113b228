import { saveFile } from './save-file'

/** Shows a file in a tab that the press itself has asked for; where there is none, the file is saved. Whether it is shown. */
export function openFile(file: Blob, name: string, tab: Window | null): boolean {
  if (!tab || tab.closed) {
    saveFile(file, name)
    return false
  }
  const url = URL.createObjectURL(file)
  tab.location.replace(url)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
