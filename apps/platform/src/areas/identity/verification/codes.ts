import { randomInt } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import type { MemberRow } from '../member-row.ts'

/** One-time codes: six digits, ten minutes, five tries, five sendings (OWASP ASVS 6.5). */
export const CODE_SECONDS = 10 * 60
export const TRIES = 5
export const SENDINGS = 5

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

export function failed() {
  return applicationError(400, 'VERIFICATION_FAILED', 'The code is wrong, used or too old')
}

export function memberById(db: Db, id: string): Promise<MemberRow> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
