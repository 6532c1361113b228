// The 3-D Secure page over the application's.

import { listenTo, openFrame } from './frames.js'

const OVERLAY = {
  background: 'rgb(0 0 0 / 50%)',
  border: '0',
  height: '100%',
  inset: '0',
  margin: '0',
  maxHeight: '100%',
  maxWidth: '100%',
  padding: '0',
  pointerEvents: 'auto',
  position: 'fixed',
  width: '100%',
}

/** Shows the 3-D Secure test page; true when the shopper completes it. */
export function challenge() {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    const frame = openFrame('three-d-secure.html', '3D Secure 2 test page', {})
    let completed = false
    const stop = listenTo(frame, ({ value }) => {
      completed = value
      dialog.close()
    })
    dialog.addEventListener('close', () => {
      stop()
      dialog.remove()
      resolve(completed)
    })
    Object.assign(dialog.style, OVERLAY)
    Object.assign(frame.style, { width: '100%', height: '100%' })
    dialog.append(frame)
    document.body.append(dialog)
    dialog.showModal()
  })
}
