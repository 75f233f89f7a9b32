import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { after } from '../clock.ts'
import type { Db, Trx } from '../database.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../tables.ts'

export interface TokenAnswer {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: 'offline_access'
}

type Context = Pick<Services, 'clock' | 'config'>
type Subject = { clientId: string; visitorId: string | null; memberId?: string; authenticatedAt?: Date }

/** A new sign-in or visit: its refresh token keeps its value for as long as the family lives. */
export async function createFamily(trx: Trx, { clock, config }: Context, subject: Subject) {
  const refreshToken = newSecret()
  const id = randomUUID()
  await trx
    .insertInto('tokenFamilies')
    .values({
      id,
      clientId: subject.clientId,
      visitorId: subject.visitorId,
      memberId: subject.memberId ?? null,
      refreshHash: hashSecret(refreshToken),
      authenticatedAt: subject.authenticatedAt ?? null,
      createdAt: clock.now(),
      idleUntil: after(clock, config.refreshIdleSeconds),
      expiresAt: after(clock, config.refreshAbsoluteSeconds),
    })
    .execute()
  return { id, tokens: await addAccessToken(trx, { clock, config }, id, refreshToken) }
}

export async function addAccessToken(
  trx: Trx,
  { clock, config }: Context,
  familyId: string,
  refreshToken: string,
): Promise<TokenAnswer> {
  const accessToken = newSecret()
  const expiresAt = after(clock, config.accessTokenSeconds)
  await trx
    .insertInto('accessTokens')
    .values({ hash: hashSecret(accessToken), familyId, expiresAt })
    .execute()
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: config.accessTokenSeconds,
    refresh_token: refreshToken,
    scope: 'offline_access',
  }
}

export type Family = Selectable<Tables['tokenFamilies']>

/** Locks the family, so that a renewal and the end of the session never cross. */
export function findFamily(trx: Trx, refreshToken: string): Promise<Family | undefined> {
  return trx
    .selectFrom('tokenFamilies')
    .selectAll()
    .where('refreshHash', '=', hashSecret(refreshToken))
    .forUpdate()
    .executeTakeFirst()
}

export async function endFamily(db: Db, familyId: string, date: Date): Promise<void> {
  await db
    .updateTable('tokenFamilies')
    .set({ revokedAt: date })
    .where('id', '=', familyId)
    .where('revokedAt', 'is', null)
    .execute()
}

/** Every session of a member but one; after a new password, say. */
export async function endOtherFamilies(db: Db, memberId: string, date: Date, keep?: string): Promise<void> {
  let query = db
    .updateTable('tokenFamilies')
    .set({ revokedAt: date })
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
  if (keep) query = query.where('id', '!=', keep)
  await query.execute()
}
