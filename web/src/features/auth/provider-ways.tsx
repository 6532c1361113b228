import { useId } from 'react'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { openAddress } from '@/lib/open-address'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'

const text = copy.auth.provider

/** The ways in by the identity provider. The server leads there, so each leaves the page. */
export function ProviderWays() {
  const note = useId()
  const where = useId()
  const goOn = () => leaveFor(paths.serverLogin())
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="font-sans text-base font-semibold tracking-normal">{text.title}</h2>
      <p id={where} className="mt-1 text-base text-soft">
        {text.where}
      </p>
      <Button look="secondary" onClick={goOn} aria-describedby={where} className="mt-4 w-full">
        {text.continue}
      </Button>
      <Disclosure summary={text.shared}>
        <div className="-mx-2.5 flex flex-wrap sm:-mx-5">
          <Button look="quiet" shape="tight" onClick={goOn}>
            {text.regular}
          </Button>
          <Button
            look="quiet"
            shape="tight"
            aria-describedby={note}
            onClick={() => leaveFor(paths.serverLogin('true'))}
          >
            {text.fresh}
          </Button>
        </div>
        <p id={note} className="mt-1 text-sm text-soft">
          {text.freshNote}
        </p>
      </Disclosure>
    </section>
  )
}

/** Whoever comes back from the provider has a cookie, which the server is to look at. */
function leaveFor(address: string): void {
  endPostLogout()
  openAddress(address)
}
