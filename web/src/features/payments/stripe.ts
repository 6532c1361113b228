import type { Appearance, Stripe } from '@stripe/stripe-js'
// The plain entry point would load Stripe's script on every page of the site.
import { loadStripe } from '@stripe/stripe-js/pure'

export type StripeAccess = { publishableKey: string; scriptUrl: string | null }

let loading: { key: string; stripe: Promise<Stripe> } | undefined

/** Loads Stripe.js, once. After a failure the next call tries again. */
export function stripeFor({ publishableKey, scriptUrl }: StripeAccess): Promise<Stripe> {
  if (loading?.key !== publishableKey) {
    const stripe = load(publishableKey, scriptUrl)
    stripe.catch(() => (loading = undefined))
    loading = { key: publishableKey, stripe }
  }
  return loading.stripe
}

/** A script of our own choosing (the emulator's) has to run first: loadStripe takes what it finds in the window. */
async function load(publishableKey: string, scriptUrl: string | null): Promise<Stripe> {
  if (scriptUrl) await runScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe.js needs a browser.')
  return stripe
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The payment script could not be loaded.'))
    })
    document.head.append(script)
  })
}

/**
 * The card form lives in a frame of Stripe's, which cannot read our colors: they are handed over, for the theme that
 * the page has now.
 */
export function appearance(isDark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color(isDark ? 'canvas' : 'raised'),
      colorText: color('ink'),
      colorTextSecondary: color('soft'),
      colorTextPlaceholder: color('soft'),
      colorDanger: color('danger'),
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '6px',
    },
    rules: { '.Input': { border: `1px solid ${color('edge')}` } },
  }
}
