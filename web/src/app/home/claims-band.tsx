import { copy } from '@/copy'
import { useClaims } from '@/features/catalog/use-claims'
import { ShellIcon } from '@/ui/icons'

/**
 * What the site says of itself, in the server's words. It stands in the space above the next part, which is there
 * with or without it: words that come late move nothing on a wide screen, and are below the first view on a narrow one.
 */
export function ClaimsBand() {
  const claims = useClaims('hero')
  return (
    <div className="lg:h-16">
      {claims.length > 0 && (
        <ul
          aria-label={copy.landing.claimsLabel}
          className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-10 gap-y-2 px-4 pt-6 font-semibold sm:px-6 lg:h-full lg:pt-8"
        >
          {claims.map((claim) => (
            <li key={claim} className="flex items-center gap-2.5">
              <ShellIcon className="size-5 shrink-0 text-edge" />
              {claim}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
