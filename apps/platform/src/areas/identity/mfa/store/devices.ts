import type { Clock } from '../../../../base/clock.ts'
import { hashSecret } from '../../../../base/secrets.ts'
import type { Db } from '../../../../data/database.ts'

const DEVICE_SECONDS = 30 * 86_400

interface NewDevice {
  readonly token: string
  readonly memberId: string
  readonly userAgent: string | null
  readonly now: Date
}

export async function insertTrustedDevice(
  db: Db,
  { token, memberId, userAgent, now }: NewDevice,
): Promise<void> {
  await db
    .insertInto('trustedDevices')
    .values({
      hash: hashSecret(token),
      memberId,
      userAgent,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + DEVICE_SECONDS * 1000),
    })
    .execute()
}

export async function isTrusted(db: Db, clock: Clock, memberId: string, token?: string): Promise<boolean> {
  if (!token) return false
  const now = clock.now()
  const device = await db
    .updateTable('trustedDevices')
    .set({ lastUsedAt: now })
    .where('hash', '=', hashSecret(token))
    .where('memberId', '=', memberId)
    .where('expiresAt', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return device !== undefined
}

export async function forgetDevices(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('trustedDevices').where('memberId', '=', memberId).execute()
}
