import { officialAddress } from '@/lib/official-address'

type CitationsProps = {
  sources: readonly string[]
  /** Hosts besides the official ones to which a source may lead. */
  hosts?: readonly string[] | undefined
}

/** The sources something rests on. Official addresses become links; everything else stays text. */
export function Citations({ sources, hosts = [] }: CitationsProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 font-serif">
      {sources.map((source) => (
        <li key={source} className="min-w-0 break-words">
          <Source source={source} address={officialAddress(source, hosts)} />
        </li>
      ))}
    </ul>
  )
}

function Source({ source, address }: { source: string; address: string | undefined }) {
  if (address === undefined) return source
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {source}
    </a>
  )
}
