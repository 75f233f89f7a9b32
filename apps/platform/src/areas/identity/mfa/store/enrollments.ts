import type { Selectable } from 'kysely'
import { after, type Clock } from '../../../../base/clock.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'
import { CODE_SECONDS, TRIES } from '../../verification/codes.ts'
import type { EnrollableType } from '../tables.ts'

type EnrollmentRow = Selectable<Tables['enrollments']>

interface NewEnrollment {
  readonly id: string
  readonly memberId: string
  readonly type: EnrollableType
  readonly stored: Partial<Pick<EnrollmentRow, 'codeHash' | 'sealedSecret' | 'challenge' | 'rpId' | 'phone'>>
  readonly clock: Clock
}

export async function insertEnrollment(
  trx: Trx,
  { id, memberId, type, stored, clock }: NewEnrollment,
): Promise<void> {
  await trx
    .insertInto('enrollments')
    .values({ id, memberId, type, ...stored, attempts: 0, expiresAt: after(clock, CODE_SECONDS) })
    .execute()
}

interface EnrollmentTry {
  readonly enrollmentId: string
  readonly memberId: string
  readonly type: EnrollableType
  readonly now: Date
}

export function countEnrollmentTry(db: Db, { enrollmentId, memberId, type, now }: EnrollmentTry) {
  return db
    .updateTable('enrollments')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', enrollmentId)
    .where('memberId', '=', memberId)
    .where('type', '=', type)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('attempts', '<', TRIES)
    .returningAll()
    .executeTakeFirst()
}

export function useEnrollment(trx: Trx, now: Date, id: string) {
  return trx
    .updateTable('enrollments')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}
