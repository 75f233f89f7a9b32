import { after, type Clock } from '../../../base/clock.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import type { FactorType } from '../mfa/tables.ts'
import { CODE_SECONDS, SENDINGS, TRIES } from './codes.ts'

export function verifyLoginEmail(trx: Trx, now: Date, memberId: string) {
  return trx
    .updateTable('members')
    .set((eb) => ({ loginEmailVerified: true, revision: eb('revision', '+', 1), updatedAt: now }))
    .where('id', '=', memberId)
    .where('loginEmailVerified', '=', false)
    .returningAll()
    .executeTakeFirst()
}

interface NewVerification {
  readonly stateToken: string
  readonly memberId: string
  readonly visitorId: string | null
  readonly code: string
  readonly clock: Clock
  readonly proven: readonly FactorType[]
  readonly endsInSession: boolean
}

export async function insertVerification(
  db: Db,
  { stateToken, memberId, visitorId, code, clock, proven, endsInSession }: NewVerification,
): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      hash: hashSecret(stateToken),
      memberId,
      visitorId,
      codeHash: hashSecret(`${stateToken}:${code}`),
      attempts: 0,
      sent: 1,
      expiresAt: after(clock, CODE_SECONDS),
      proven: jsonb(proven),
      endsInSession,
    })
    .execute()
}

export function updateVerificationCode(trx: Trx, stateToken: string, code: string, clock: Clock) {
  return trx
    .updateTable('verifications')
    .set((eb) => ({
      codeHash: hashSecret(`${stateToken}:${code}`),
      attempts: 0,
      sent: eb('sent', '+', 1),
      expiresAt: after(clock, CODE_SECONDS),
    }))
    .where('hash', '=', hashSecret(stateToken))
    .where('usedAt', 'is', null)
    .where('sent', '<', SENDINGS)
    .returning('memberId')
    .executeTakeFirst()
}

export function countVerificationTry(db: Db, hash: Buffer, now: Date) {
  return db
    .updateTable('verifications')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('attempts', '<', TRIES)
    .returning('codeHash')
    .executeTakeFirst()
}

export function useVerification(trx: Trx, now: Date, hash: Buffer) {
  return trx
    .updateTable('verifications')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returning(['memberId', 'visitorId', 'proven', 'endsInSession'])
    .executeTakeFirst()
}
