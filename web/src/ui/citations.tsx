import { officialAddress, sourceAddress } from '@/lib/official-address'

/** A source and where it can be read. */
type NamedSource = { name: string; address: string }

type CitationsProps = {
  sources: readonly (string | NamedSource)[]
  /** Hosts besides the official ones to which a source may lead. */
  hosts?: readonly string[] | undefined
}

/** The sources something rests on. Known addresses become links; everything else stays text. */
export function Citations({ sources, hosts = [] }: CitationsProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 font-serif">
      {sources.map((source) => {
        const { name, address } = read(source, hosts)
        return (
          <li key={name} className="min-w-0 break-words">
            <Source name={name} address={address} />
          </li>
        )
      })}
    </ul>
  )
}

const read = (source: string | NamedSource, hosts: readonly string[]) =>
  typeof source === 'string'
    ? { name: source, address: officialAddress(source, hosts) }
    : { name: source.name, address: sourceAddress(source.address, hosts) }

function Source({ name, address }: { name: string; address: string | undefined }) {
  if (address === undefined) return name
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {name}
    </a>
  )
}
