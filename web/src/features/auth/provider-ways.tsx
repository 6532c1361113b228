import { useId } from 'react'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { openAddress } from '@/lib/open-address'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import type { Mode } from './use-sign-in'

const text = copy.auth.provider

/** The ways in by the identity provider. The server leads there, so each leaves the page. */
export function ProviderWays({ mode }: { mode: Mode }) {
  const where = useId()
  const goOn = () => leaveFor(paths.serverLogin())
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {mode === 'create' ? text.titleNew : text.title}
      </h2>
      <p id={where} className="mt-1 text-base text-soft">
        {text.where}
      </p>
      <Button look="secondary" onClick={goOn} aria-describedby={where} className="mt-4 w-full">
        {text.continue}
      </Button>
      <Disclosure summary={text.shared}>
        <ul className="space-y-3">
          <Way name={text.regular} note={text.regularNote} onGo={goOn} />
          <Way name={text.fresh} note={text.freshNote} onGo={() => leaveFor(paths.serverLogin('true'))} />
        </ul>
      </Disclosure>
    </section>
  )
}

type WayProps = { name: string; note: string; onGo: () => void }

/** One of two ways, and what sets it apart. */
function Way({ name, note, onGo }: WayProps) {
  const id = useId()
  return (
    <li>
      <Button look="secondary" shape="tight" aria-describedby={id} onClick={onGo}>
        {name}
      </Button>
      <p id={id} className="mt-1 text-base text-soft">
        {note}
      </p>
    </li>
  )
}

/** Whoever comes back from the provider has a cookie, which the server is to look at. */
function leaveFor(address: string): void {
  endPostLogout()
  openAddress(address)
}
