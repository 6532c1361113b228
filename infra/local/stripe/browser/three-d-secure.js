// The shopper's bank, as far as a test needs it.

const { origin } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
const complete = document.getElementById('test-source-authorize-3ds')
const fail = document.getElementById('test-source-fail-3ds')

const answer = (value) =>
  parent.postMessage({ stripeEmulator: true, value }, origin === 'null' ? '*' : origin)

complete.addEventListener('click', () => answer(true))
fail.addEventListener('click', () => answer(false))
complete.focus()
