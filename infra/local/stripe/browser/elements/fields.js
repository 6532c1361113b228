// The form, built with Stripe's own input names so that helpers written for the real one work.

const LAYOUTS = {
  card: [
    ['number', 'cardnumber', 'Credit or debit card number', 'Card number', 'cc-number', 'number'],
    ['expiry', 'exp-date', 'Credit or debit card expiration date', 'MM / YY', 'cc-exp', 'short'],
    ['cvc', 'cvc', 'Credit or debit card CVC/CVV', 'CVC', 'cc-csc', 'tiny'],
    ['postal', 'postal', 'ZIP', 'ZIP', 'postal-code', 'tiny'],
  ],
  payment: [
    ['number', 'number', 'Card number', '1234 1234 1234 1234', 'cc-number', 'field'],
    ['expiry', 'expiry', 'Expiration date', 'MM / YY', 'cc-exp', 'half'],
    ['cvc', 'cvc', 'Security code', 'CVC', 'cc-csc', 'half'],
  ],
}

/** Builds the form; answers its inputs and error texts by field. */
export function buildFields(form, type, hidePostalCode) {
  form.className = type
  const layout = LAYOUTS[type].filter(([field]) => field !== 'postal' || !hidePostalCode)
  return new Map(layout.map((row) => [row[0], type === 'card' ? bare(form, row) : labelled(form, row)]))
}

function makeInput([field, name, , placeholder, autocomplete]) {
  const input = document.createElement('input')
  Object.assign(input, { name, placeholder, autocomplete, className: 'Input' })
  input.inputMode = field === 'postal' ? 'text' : 'numeric'
  return input
}

function bare(form, row) {
  const input = makeInput(row)
  input.ariaLabel = row[2]
  input.classList.add(row[5])
  form.append(input)
  return { input }
}

function labelled(form, row) {
  const [field, , text, , , className] = row
  const box = Object.assign(document.createElement('div'), { className })
  const label = Object.assign(document.createElement('label'), { className: 'Label', textContent: text })
  const error = Object.assign(document.createElement('p'), { className: 'Error', id: `${field}-error` })
  const input = makeInput(row)
  input.id = `${field}-input`
  label.htmlFor = input.id
  error.setAttribute('role', 'alert')
  input.setAttribute('aria-describedby', error.id)
  box.append(label, input, error)
  form.append(box)
  return { input, error }
}

/** Shows or clears what is wrong with a field. */
export function showProblem({ input, error }, message) {
  input.setAttribute('aria-invalid', String(Boolean(message)))
  input.classList.toggle('Input--invalid', Boolean(message))
  if (error && error.textContent !== message) error.textContent = message
}

/** Writes a value in its usual form and keeps the caret where the typist left it. */
export function rewrite(input, write) {
  const before = input.value
  const caret = input.selectionStart ?? before.length
  const after = write(before)
  if (after === before) return
  input.value = after
  if (caret < before.length) {
    const place = placeAfter(after, before.slice(0, caret).replace(/\D/g, '').length)
    input.setSelectionRange(place, place)
  }
}

function placeAfter(text, digits) {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text[place])) seen += 1
  }
  return place
}
