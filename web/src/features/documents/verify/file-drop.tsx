import type { ChangeEvent } from 'react'
import { verify as text } from '@/copy/verify'

/** Takes a file. The field covers its label, so that the browser itself takes what is dropped there. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onFile(file)
    // The same file can be chosen again, after it was changed.
    currentTarget.value = ''
  }
  return (
    <label className="relative block rounded-md border-2 border-dashed border-edge bg-raised px-5 py-8 text-center font-semibold focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent hover:bg-sunken">
      <input
        type="file"
        accept="application/pdf,.pdf"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={choose}
      />
      {text.file}
    </label>
  )
}
