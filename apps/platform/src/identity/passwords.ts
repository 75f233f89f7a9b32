import { hash, verify } from '@node-rs/argon2'
import { newSecret } from '../secrets.ts'

// argon2id, 19 MiB, two passes: the library's default and OWASP's first choice.

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'))
}

let dummy: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that time does not tell. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > MAX_PASSWORD) return false
  dummy ??= hash(newSecret())
  const matches = await verify(stored ?? (await dummy), password.normalize('NFC'))
  return matches && Boolean(stored)
}

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
