import { hashSecret } from '../../../../base/secrets.ts'
import type { Db } from '../../../../data/database.ts'
import { forgetDevices } from './devices.ts'

export async function forgetSecondSteps(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('memberId', '=', memberId).execute()
  await forgetDevices(db, memberId)
}

export async function hasRecoveryCode(db: Db, memberId: string): Promise<boolean> {
  const code = await db
    .selectFrom('recoveryCodes')
    .select('hash')
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return code !== undefined
}

export async function deleteRecoveryCodes(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('memberId', '=', memberId).execute()
}

export async function insertRecoveryCodes(db: Db, codes: readonly string[], memberId: string): Promise<void> {
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ hash: hashOf(memberId, code), memberId })))
    .execute()
}

export function useRecoveryCode(db: Db, now: Date, memberId: string, code: string) {
  return db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('hash', '=', hashOf(memberId, code))
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .returning('hash')
    .executeTakeFirst()
}

function hashOf(memberId: string, code: string): Buffer {
  return hashSecret(`${memberId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}
