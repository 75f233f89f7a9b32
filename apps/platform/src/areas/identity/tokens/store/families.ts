import type { Insertable, Selectable } from 'kysely'
import { after, type Clock } from '../../../../base/clock.ts'
import { hashSecret, newSecret } from '../../../../base/secrets.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'
import type { MemberStatus } from '../../tables.ts'

export function findFamilyClient(trx: Trx, familyId: string) {
  return trx
    .selectFrom('tokenFamilies')
    .select('clientId')
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow()
}

interface NewAppFamily {
  readonly id: string
  readonly appId: string
  readonly now: Date
  readonly userAgent: string | null
  readonly address: string
  readonly until: Date
}

export async function insertAppFamily(
  trx: Trx,
  { id, appId, now, userAgent, address, until }: NewAppFamily,
): Promise<void> {
  await trx
    .insertInto('tokenFamilies')
    .values({
      id,
      clientId: appId,
      appId,
      visitorId: null,
      memberId: null,
      refreshHash: hashSecret(newSecret()),
      authenticatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      userAgent,
      address,
      idleUntil: until,
      expiresAt: until,
    })
    .execute()
}

interface NewFamily {
  readonly family: Insertable<Tables['tokenFamilies']>
  readonly accessToken: string
  readonly id: string
  readonly expiresAt: Date
}

export async function insertFamily(db: Db, { family, accessToken, id, expiresAt }: NewFamily): Promise<void> {
  await db
    .with('family', (query) => query.insertInto('tokenFamilies').values(family).returning('id'))
    .insertInto('accessTokens')
    .values({ hash: hashSecret(accessToken), familyId: id, expiresAt })
    .execute()
}

interface NewAccessToken {
  readonly clock: Clock
  readonly refreshIdleSeconds: number
  readonly now: Date
  readonly familyId: string
  readonly accessToken: string
  readonly accessTokenSeconds: number
}

export async function insertAccessToken(
  trx: Trx,
  { clock, refreshIdleSeconds, now, familyId, accessToken, accessTokenSeconds }: NewAccessToken,
): Promise<void> {
  await trx
    .with('seen', (query) =>
      query
        .updateTable('tokenFamilies')
        .set({ idleUntil: after(clock, refreshIdleSeconds), lastSeenAt: now })
        .where('id', '=', familyId)
        .returning('id'),
    )
    .with('gone', (query) =>
      query
        .deleteFrom('accessTokens')
        .where('familyId', '=', familyId)
        .where('expiresAt', '<=', now)
        .returning('hash'),
    )
    .insertInto('accessTokens')
    .values({ hash: hashSecret(accessToken), familyId, expiresAt: after(clock, accessTokenSeconds) })
    .execute()
}

export async function insertSpentRefreshToken(
  trx: Trx,
  refreshHash: Buffer,
  familyId: string,
  now: Date,
): Promise<void> {
  await trx.insertInto('spentRefreshTokens').values({ hash: refreshHash, familyId, spentAt: now }).execute()
}

export async function updateRefreshHash(trx: Trx, successor: string, familyId: string): Promise<void> {
  await trx
    .updateTable('tokenFamilies')
    .set({ refreshHash: hashSecret(successor) })
    .where('id', '=', familyId)
    .execute()
}

export type Family = Selectable<Tables['tokenFamilies']> & {
  /** Status of its member, if it has one. */
  readonly memberStatus: MemberStatus | null
}

function locked(trx: Trx) {
  return trx
    .selectFrom('tokenFamilies')
    .leftJoin('members', 'members.id', 'tokenFamilies.memberId')
    .selectAll('tokenFamilies')
    .select('members.status as memberStatus')
    .forUpdate('tokenFamilies')
}

/** Locks the family, so that a renewal and the end of the session never cross. */
export function findFamily(trx: Trx, refreshToken: string): Promise<Family | undefined> {
  return locked(trx).where('refreshHash', '=', hashSecret(refreshToken)).executeTakeFirst()
}

/** A renewed token and the family it is of, for as long as the family lives. */
export async function findSpent(
  trx: Trx,
  refreshToken: string,
): Promise<{ family: Family; spentAt: Date } | undefined> {
  const spent = await trx
    .selectFrom('spentRefreshTokens')
    .selectAll()
    .where('hash', '=', hashSecret(refreshToken))
    .executeTakeFirst()
  if (!spent) return undefined
  const family = await locked(trx).where('tokenFamilies.id', '=', spent.familyId).executeTakeFirst()
  return family && { family, spentAt: spent.spentAt }
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

interface NewStaffToken {
  readonly token: string
  readonly familyId: string
  readonly clock: Clock
  readonly accessTokenSeconds: number
  readonly userId: string
}

export async function insertStaffToken(
  db: Db,
  { token, familyId, clock, accessTokenSeconds, userId }: NewStaffToken,
): Promise<void> {
  await db
    .insertInto('accessTokens')
    .values({
      hash: hashSecret(token),
      familyId,
      expiresAt: after(clock, accessTokenSeconds),
      userId,
    })
    .execute()
}
