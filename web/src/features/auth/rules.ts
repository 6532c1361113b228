import { copy } from '@/copy'
import { emailOr } from '@/lib/email'
import { newPasswordOr } from '@/lib/new-password'

const { errors } = copy.auth

export const emailRule = emailOr(errors.email)

/** Signing in asks only that there is a password: older rules may have allowed what newer ones do not. */
export const passwordGiven = (password: string) => password.length > 0 || errors.passwordRequired

export const newPasswordRule = newPasswordOr(errors)
