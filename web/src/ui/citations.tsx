/** The sources something rests on. Addresses become links; everything else stays text. */
export function Citations({ sources }: { sources: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 font-serif">
      {sources.map((source) => (
        <li key={source} className="min-w-0 break-words">
          {isWebAddress(source) ? (
            <a href={source} target="_blank" rel="noreferrer" className="link">
              {source}
            </a>
          ) : (
            source
          )}
        </li>
      ))}
    </ul>
  )
}

const isWebAddress = (source: string): boolean => /^https?:\/\/[^\s]+$/i.test(source)
