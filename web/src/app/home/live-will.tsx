import { useEffect, useId, useRef, useState } from 'react'
import { copy } from '@/copy'

const text = copy.landing.live

/** The beginning of a will that follows what is typed. The name goes nowhere else. */
export function LiveWill() {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // What was typed before the script came is in the box already.
  useEffect(() => setTyped(box.current?.value ?? ''), [])
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  return (
    <div className="relative mx-auto w-full max-w-md">
      <div className="relative z-10 -mb-4 rounded-md border border-line bg-raised p-4 shadow-high sm:mr-16 sm:-ml-8">
        <label htmlFor={id} className="font-semibold">
          {text.label}
        </label>
        <input
          ref={box}
          id={id}
          type="text"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          placeholder={text.placeholder}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          className="mt-2 w-full rounded-sm border border-edge bg-raised px-3.5 py-2.5 text-ink placeholder:text-soft"
        />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {text.hint}
        </p>
      </div>
      <Sheet name={name} />
    </div>
  )
}

function Sheet({ name }: { name: string }) {
  return (
    <div className="@container bg-sheet px-6 pt-12 pb-8 font-serif text-base text-sheet-ink shadow-high max-sm:pt-8 max-sm:pb-5 sm:px-10">
      <p className="w-fit rounded-sm border border-sheet-mark px-2 py-0.5 font-sans text-sm font-semibold text-sheet-mark @min-[12rem]:float-right">
        {text.mark}
      </p>
      <p className="text-subhead">{text.title}</p>
      <p>
        {text.subject} <Words name={name} />
      </p>
      <p aria-live="polite" aria-atomic="true" className="mt-4 min-h-[6.5em] text-lg max-sm:mt-2">
        {text.before}
        <Words name={name} />
        {text.after}
      </p>
      {/* A phone has the beginning: the whole of it can be read further down, in the sample. */}
      <div className="max-sm:hidden">
        <p className="mt-4 text-lg font-semibold">{text.heading}</p>
        <p className="mt-1">{text.clause}</p>
        <div className="mt-3 border-l-2 border-sheet-line pl-4 font-sans text-sm text-sheet-soft">
          <p className="font-semibold">{text.why}</p>
          <p className="mt-0.5">{text.meaning}</p>
        </div>
      </div>
      <p className="mt-8 border-t border-sheet-ink pt-1 text-sm text-sheet-soft max-sm:hidden">
        {text.signature} {name || text.nobody}
      </p>
    </div>
  )
}

/** The person's own words, as they are marked everywhere. */
const Words = ({ name }: { name: string }) => (
  <span className="rounded-sm bg-sheet-words px-1 break-words">{name || text.nobody}</span>
)
