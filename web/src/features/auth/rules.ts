import { copy } from '@/app/copy'
import { isEmail } from '@/lib/email'

const { errors } = copy.auth

export const emailRule = (email: string) => isEmail(email) || errors.email

/** Signing in asks only that there is a password: older rules may have allowed what newer ones do not. */
export const passwordGiven = (password: string) => password.length > 0 || errors.passwordRequired

/** The first rule that a new password breaks. The server checks them again. */
export function newPasswordRule(password: string): true | string {
  if (password.length < 8) return errors.passwordLength
  if (!/[A-Z]/.test(password)) return errors.passwordUpper
  if (!/[a-z]/.test(password)) return errors.passwordLower
  return /\d/.test(password) || errors.passwordNumber
}
