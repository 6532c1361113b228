import { endPostLogout } from '@/api/token'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { buttonClass } from '@/ui/button'

const text = copy.auth.provider

/** The ways in by the identity provider: the server leads there, so these leave the page. */
export function ProviderLinks() {
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="font-sans text-base font-semibold tracking-normal">{text.title}</h2>
      <a
        href={paths.serverLogin()}
        onClick={endPostLogout}
        className={buttonClass({ look: 'secondary', className: 'mt-4 w-full' })}
      >
        {text.continue}
      </a>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a href={paths.serverLogin()} className="link inline-block py-2 text-[0.9375rem]">
            {text.regular}
          </a>
        </li>
        <li>
          <a href={paths.serverLogin('true')} className="link inline-block py-2 text-[0.9375rem]">
            {text.fresh}
          </a>
        </li>
      </ul>
      <p className="text-sm text-soft">{text.freshNote}</p>
    </section>
  )
}
