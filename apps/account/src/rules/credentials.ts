export type CredentialErrors = Partial<
  Record<'email' | 'password' | 'firstName' | 'lastName' | 'code' | 'form', string>
>

export const MIN_PASSWORD = 8

export function checkEmail(email: string): string | undefined {
  if (!email) return 'Enter your email address'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'This is not a complete email address'
}

export function checkSignIn({ email, password }: { email: string; password: string }): CredentialErrors {
  return only({ email: checkEmail(email), password: password ? undefined : 'Enter your password' })
}

export function checkRegistration({
  email,
  password,
}: {
  email: string
  password: string
}): CredentialErrors {
  const problem =
    password.length < MIN_PASSWORD
      ? `Use at least ${MIN_PASSWORD} characters`
      : password.trim().toLowerCase() === email.toLowerCase()
        ? 'Choose something other than your email address'
        : undefined
  return only({ email: checkEmail(email), password: password ? problem : 'Choose a password' })
}

/** Six digits, as in the email; spaces from pasting are forgiven. */
export function readCode(value: string): string | undefined {
  const code = value.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

function only(errors: Record<string, string | undefined>): CredentialErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}
