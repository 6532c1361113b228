/** What a new password has to have, in the order in which it is said. The server checks it again. */
export const passwordRules = {
  passwordLength: (password: string) => password.length >= 8,
  passwordUpper: (password: string) => /[A-Z]/.test(password),
  passwordLower: (password: string) => /[a-z]/.test(password),
  passwordNumber: (password: string) => /\d/.test(password),
}

export type PasswordRule = keyof typeof passwordRules

export const ruleNames = Object.keys(passwordRules) as PasswordRule[]

/** All rules that a new password breaks, in words. */
export const newPasswordOr =
  (sentences: Record<PasswordRule, string>) =>
  (password: string): true | string => {
    const broken = ruleNames.filter((rule) => !passwordRules[rule](password))
    return broken.length === 0 || broken.map((rule) => sentences[rule]).join('. ')
  }
