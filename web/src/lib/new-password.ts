type Sentences = Record<'passwordLength' | 'passwordUpper' | 'passwordLower' | 'passwordNumber', string>

/** The first rule that a new password breaks, in words. The server checks them again. */
export const newPasswordOr =
  (sentences: Sentences) =>
  (password: string): true | string => {
    if (password.length < 8) return sentences.passwordLength
    if (!/[A-Z]/.test(password)) return sentences.passwordUpper
    if (!/[a-z]/.test(password)) return sentences.passwordLower
    return /\d/.test(password) || sentences.passwordNumber
  }
