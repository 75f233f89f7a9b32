import { after, type Clock } from '../../../base/clock.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'

interface NewRecovery {
  readonly token: string
  readonly memberId: string | null
  readonly clock: Clock
  readonly seconds: number
  readonly returnUrl: string | null
}

export async function insertRecovery(
  trx: Trx,
  { token, memberId, clock, seconds, returnUrl }: NewRecovery,
): Promise<void> {
  await trx
    .insertInto('recoveries')
    .values({ hash: hashSecret(token), memberId, expiresAt: after(clock, seconds), returnUrl })
    .execute()
}

export function useRecovery(trx: Trx, now: Date, token: string) {
  return trx
    .updateTable('recoveries')
    .set({ usedAt: now })
    .where('hash', '=', hashSecret(token))
    .where('memberId', 'is not', null)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('memberId')
    .executeTakeFirst()
}

export async function endRecoveries(trx: Trx, now: Date, memberId: string): Promise<void> {
  await trx
    .updateTable('recoveries')
    .set({ usedAt: now })
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .execute()
}

export function resetPassword(trx: Trx, passwordHash: string, now: Date, memberId: string) {
  return trx
    .updateTable('members')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Target of the recovery mail's link; undefined when the token is used up or expired. */
export async function findRecovery(
  { db, clock }: Services,
  token: string,
): Promise<{ returnUrl: string | null } | undefined> {
  return db
    .selectFrom('recoveries')
    .select('returnUrl')
    .where('hash', '=', hashSecret(token))
    .where('memberId', 'is not', null)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst()
}

export async function updatePassword(
  trx: Trx,
  passwordHash: string,
  now: Date,
  memberId: string,
): Promise<void> {
  await trx.updateTable('members').set({ passwordHash, updatedAt: now }).where('id', '=', memberId).execute()
}
