import { type Violation, violations } from '../../../base/errors.ts'
import { newSecret } from '../../../base/secrets.ts'
import { isCommon } from './common-passwords.ts'

// argon2id, 19 MiB, two passes: the library's default and OWASP's first choice.

const library = () => import('@node-rs/argon2')

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await library()
  return hash(password.normalize('NFC'))
}

let dummy: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that time does not tell. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > LONGEST_PASSWORD) return false
  const { hash, verify } = await library()
  dummy ??= hash(newSecret())
  const matches = await verify(stored ?? (await dummy), password.normalize('NFC'))
  return matches && Boolean(stored)
}

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
/** UTF-16 units of a password: a character may take several of them. */
export const LONGEST_PASSWORD = 2_000

/** Throws what is wrong with a new password. Counted in characters as people see them written, not in bytes. */
export async function checkNewPassword(password: string, field: string): Promise<void> {
  // Normalizing may take the square of the length, so a text that is far too long is not normalized.
  const length =
    password.length > LONGEST_PASSWORD ? password.length : Array.from(password.normalize('NFC')).length
  const wrong = (rest: Omit<Violation, 'field'>) => violations([{ field, ...rest }])
  if (length < MIN_PASSWORD) {
    throw wrong({
      description: `must have at least ${MIN_PASSWORD} characters`,
      violatedRule: 'MIN_LENGTH',
      data: { threshold: MIN_PASSWORD },
    })
  }
  if (length > MAX_PASSWORD) {
    throw wrong({
      description: `must have at most ${MAX_PASSWORD} characters`,
      violatedRule: 'MAX_LENGTH',
      data: { threshold: MAX_PASSWORD },
    })
  }
  if (await isCommon(password)) {
    throw wrong({
      description: 'is too common. Choose another password',
      violatedRule: 'OTHER',
      ruleName: 'COMMON_PASSWORD',
    })
  }
}
