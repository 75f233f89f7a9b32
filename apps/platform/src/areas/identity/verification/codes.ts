import { randomInt } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'

/** One-time codes: six digits, ten minutes, five tries, five sendings (OWASP ASVS 6.5). */
export const CODE_SECONDS = 10 * 60
export const TRIES = 5
export const SENDINGS = 5

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

export function failed() {
  return applicationError(
    400,
    'VERIFICATION_FAILED',
    'The code is wrong, was already used or has expired. Request a new one.',
  )
}
