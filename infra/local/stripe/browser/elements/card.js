// What is known of a card while it is typed: pure functions, no page.

const BRANDS = [
  ['amex', /^3[47]/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['diners', /^3(0[0-5]|[689])/],
  ['jcb', /^35/],
  ['discover', /^6(011|4|5)/],
  ['unionpay', /^62/],
  ['visa', /^4/],
]
const MESSAGES = {
  incomplete_cvc: "Your card's security code is incomplete.",
  incomplete_expiry: "Your card's expiration date is incomplete.",
  incomplete_number: 'Your card number is incomplete.',
  incomplete_zip: 'Your postal code is incomplete.',
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_number: 'Your card number is invalid.',
}

export const digitsOf = (text) => text.replace(/\D/g, '')

export const brandOf = (number) => BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown'

const lengthOf = (number) => ({ amex: 15, diners: number.startsWith('36') ? 14 : 16 })[brandOf(number)] ?? 16

function weigh(digit, place) {
  const weight = place % 2 ? digit * 2 : digit
  return weight > 9 ? weight - 9 : weight
}

function passesLuhn(number) {
  const weights = [...number].toReversed().map((digit, place) => weigh(Number(digit), place))
  return weights.reduce((total, weight) => total + weight, 0) % 10 === 0
}

function numberProblem(number) {
  if (number.length < lengthOf(number)) return 'incomplete_number'
  return passesLuhn(number) ? null : 'invalid_number'
}

function expiryProblem(expiry, today) {
  if (expiry.length < 4) return 'incomplete_expiry'
  const month = Number(expiry.slice(0, 2))
  const years = 2000 + Number(expiry.slice(2)) - today.getFullYear()
  if (month < 1 || month > 12) return 'invalid_expiry_month'
  if (years < 0 || years > 50) return 'invalid_expiry_year_past'
  return years === 0 && month <= today.getMonth() ? 'invalid_expiry_month_past' : null
}

const cvcProblem = (cvc, number) =>
  cvc.length < (brandOf(number) === 'amex' ? 4 : 3) ? 'incomplete_cvc' : null

const postalProblem = (postal) => (postal.trim().length < 3 ? 'incomplete_zip' : null)

/** The code of what is wrong with each field, or null; `values` are as typed. */
export function problems(values, today = new Date()) {
  const number = digitsOf(values.number)
  return {
    number: numberProblem(number),
    expiry: expiryProblem(digitsOf(values.expiry), today),
    cvc: cvcProblem(digitsOf(values.cvc), number),
    postal: values.postal === undefined ? null : postalProblem(values.postal),
  }
}

/** The error object Stripe.js reports for a code. */
export const errorFor = (code) => ({ type: 'validation_error', code, message: MESSAGES[code] })

function groupNumber(text) {
  const number = digitsOf(text).slice(0, 19)
  const pattern = brandOf(number) === 'amex' ? /^(\d{4})(\d{1,6})?(\d{1,9})?$/ : /(\d{4})(?=\d)/g
  if (brandOf(number) !== 'amex') return number.replace(pattern, '$1 ')
  return number.replace(pattern, (_, ...groups) => groups.slice(0, 3).filter(Boolean).join(' '))
}

function groupExpiry(text) {
  const typed = digitsOf(text).slice(0, 4)
  const expiry = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed
  return expiry.length > 2 ? `${expiry.slice(0, 2)} / ${expiry.slice(2)}` : expiry
}

/** How the content of a field is written. */
export const written = {
  number: groupNumber,
  expiry: groupExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
  postal: (text) => text.slice(0, 10),
}
