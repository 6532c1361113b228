// One Element's frame: its form, what it tells the application and what it does when asked.

import { brandOf, digitsOf, errorFor, problems, written } from './card.js'
import { buildFields, rewrite, showProblem } from './fields.js'
import { dress } from './appearance.js'

const { type, key, options, appearance, origin } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
const wishes = { ...options, appearance }
const form = document.querySelector('form')
const fields = buildFields(form, type, wishes.hidePostalCode)
const left = new Set()

const post = (kind, value, id) =>
  parent.postMessage({ stripeEmulator: true, kind, value, id }, origin === 'null' ? '*' : origin)

const valueOf = (field) => fields.get(field)?.input.value
const values = () =>
  Object.fromEntries(['number', 'expiry', 'cvc', 'postal'].map((field) => [field, valueOf(field)]))
const firstProblem = () => Object.values(problems(values())).find(Boolean)

/** What to complain about now: wrong content at once, missing content when the field was left. */
function complaints() {
  const found = Object.entries(problems(values()))
  return found.filter(
    ([field, code]) => code && (!code.startsWith('incomplete') || (left.has(field) && valueOf(field))),
  )
}

function report() {
  const found = Object.fromEntries(complaints())
  for (const [field, shown] of fields) showProblem(shown, found[field] ? errorFor(found[field]).message : '')
  const [code] = Object.values(found)
  const state = {
    empty: Object.values(values()).every((value) => !value),
    complete: !firstProblem(),
    error: code && errorFor(code),
    brand: brandOf(digitsOf(valueOf('number'))),
    collapsed: false,
    value: type === 'card' ? { postalCode: valueOf('postal') ?? '' } : { type: 'card' },
  }
  form.classList.toggle('empty', state.empty)
  form.classList.toggle('complete', state.complete)
  post('change', state)
}

const fieldOf = (input) => [...fields.keys()].find((field) => fields.get(field).input === input)

form.addEventListener('input', ({ target, inputType }) => {
  const field = fieldOf(target)
  left.delete(field)
  if (!inputType?.startsWith('delete')) rewrite(target, written[field])
  report()
  if (inputType === 'insertText') moveOn(field, target)
})

/** In the one-line form a finished field passes the typist on, as Stripe's does. */
function moveOn(field, input) {
  const done = !problems(values())[field] && input.selectionStart === input.value.length
  if (type !== 'card' || field === 'postal' || !done) return
  const order = [...fields.keys()]
  fields.get(order[order.indexOf(field) + 1])?.input.focus()
}

form.addEventListener('focusin', () => post('focus'))
form.addEventListener('focusout', ({ target }) => {
  left.add(fieldOf(target))
  if (valueOf(fieldOf(target))) report()
  post('blur')
})
form.addEventListener('keydown', ({ key: pressed }) => {
  if (pressed === 'Enter') post('enter')
  if (pressed === 'Escape') post('escape')
})
form.addEventListener('submit', (event) => event.preventDefault())

/** Shows everything that is missing and goes to the first of it. */
function validate() {
  const code = firstProblem()
  if (!code) return {}
  const found = problems(values())
  for (const [field, shown] of fields) showProblem(shown, found[field] ? errorFor(found[field]).message : '')
  ;[...fields].find(([field]) => found[field])?.[1].input.focus()
  return { error: errorFor(code) }
}

async function create({ billingDetails }) {
  const { error } = validate()
  if (error) return { error }
  const response = await fetch('/v1/payment_methods', {
    method: 'POST',
    body: methodForm(billingDetails ?? {}),
  })
  const method = await response.json()
  return method.error ? { error: method.error } : { paymentMethod: method }
}

function methodForm({ name, email, phone, address }) {
  const expiry = digitsOf(valueOf('expiry'))
  const body = new URLSearchParams({ key, type: 'card' })
  const add = (path, value) => value && body.set(path, value)
  add('card[number]', digitsOf(valueOf('number')))
  add('card[exp_month]', expiry.slice(0, 2))
  add('card[exp_year]', `20${expiry.slice(2)}`)
  add('card[cvc]', valueOf('cvc'))
  for (const [field, value] of Object.entries({ name, email, phone })) add(`billing_details[${field}]`, value)
  const place = { postal_code: valueOf('postal'), ...address }
  for (const [field, value] of Object.entries(place)) add(`billing_details[address][${field}]`, value)
  return body
}

function change({ options: fresh, appearance: look }) {
  Object.assign(wishes, fresh, look && { appearance: look })
  dress(wishes)
  for (const { input } of fields.values()) input.disabled = Boolean(wishes.disabled)
}

function clear() {
  form.reset()
  left.clear()
  report()
}

const actions = {
  options: change,
  focus: () => fields.get('number').input.focus(),
  blur: () => document.activeElement?.blur(),
  clear,
  validate,
  create,
}

addEventListener('message', async ({ source, origin: from, data }) => {
  if (source !== parent || from !== origin || !data?.stripeEmulator) return
  const answer = await actions[data.kind]?.(data.value)
  if (data.id) post('answer', answer, data.id)
})

new ResizeObserver(() => post('height', Math.ceil(form.getBoundingClientRect().height))).observe(form)
change({})
post('ready')
