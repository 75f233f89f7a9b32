/** Characters, as the platform counts them. */
export const MIN_PASSWORD = 8

export type PasswordRule = 'length' | 'email' | 'repeat'

/** Evaluates the rules of a password during typing; the platform also refuses the ones that are guessed first. */
export function passwordRules(password: string, email: string): Readonly<Record<PasswordRule, boolean>> {
  const typed = password.trim().toLowerCase()
  const address = email.trim().toLowerCase()
  return {
    length: [...password.normalize('NFC')].length >= MIN_PASSWORD,
    email: typed !== '' && typed !== address && typed !== address.split('@')[0],
    repeat: new Set(typed).size > 3,
  }
}
