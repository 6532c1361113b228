// Frames of the emulator's own origin, and messages from them.

const script = new URL(document.currentScript.src)
// A test may serve this file under Stripe's own name: then frames and API keep Stripe's names too.
const isStripes = script.hostname === 'js.stripe.com'
const FRAMES = isStripes ? 'https://js.stripe.com' : script.origin
export const API = isStripes ? 'https://api.stripe.com' : script.origin

let counter = 0

/** The next number of this page. */
export const next = () => ++counter

/** What can be sent to a frame: no functions, no elements of the page. */
export const plain = (value) => JSON.parse(JSON.stringify(value ?? {}))

/** Makes a frame for one of the emulator's pages. */
export function openFrame(page, title, settings) {
  const frame = document.createElement('iframe')
  const fragment = JSON.stringify({ ...settings, origin: location.origin })
  frame.name = `__privateStripeFrame${next()}`
  frame.title = title
  frame.src = `${FRAMES}/${page}#${encodeURIComponent(fragment)}`
  // A frame whose colour scheme differs from its document's is painted opaque white.
  frame.style.setProperty('color-scheme', 'light', 'important')
  frame.style.border = '0'
  return frame
}

/** Hears what a frame says; answers how to stop. */
export const listenTo = (frame, hear) => {
  const listener = ({ origin, source, data }) => {
    if (source === frame.contentWindow && origin === FRAMES && data?.stripeEmulator) hear(data)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

/** Says something to a frame. */
export const tell = (frame, message) =>
  frame.contentWindow.postMessage({ stripeEmulator: true, ...message }, FRAMES)
