/** The sources something rests on. */
export function Citations({ sources }: { sources: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 font-serif">
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  )
}
