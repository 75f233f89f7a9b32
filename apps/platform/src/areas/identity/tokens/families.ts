import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { after } from '../../../base/clock.ts'
import { derive, type Secrets, secretsOf } from '../../../base/sealed.ts'
import { hashSecret, newSecret } from '../../../base/secrets.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Tables } from '../../../data/tables.ts'
import type { Client } from '../../../http/client.ts'
import type { MemberStatus } from '../tables.ts'

export interface TokenAnswer {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  /** A program has none: it has its secret. */
  readonly refresh_token?: string
  readonly scope?: 'offline_access' | 'owner' | 'staff'
  /** Where a token was exchanged for another (RFC 8693 §2.2.1). */
  readonly issued_token_type?: string
}

type Context = Pick<Services, 'clock' | 'config'>
interface Subject {
  readonly clientId: string
  readonly visitorId: string | null
  readonly memberId?: string
  readonly authenticatedAt?: Date
  readonly client: Client
}

/** A new sign-in or visit, with its first access token, in one statement. */
export async function createFamily(db: Db, { clock, config }: Context, subject: Subject) {
  const [id, refreshToken, accessToken] = [randomUUID(), newSecret(), newSecret()]
  const now = clock.now()
  const family = {
    id,
    clientId: subject.clientId,
    visitorId: subject.visitorId,
    memberId: subject.memberId ?? null,
    refreshHash: hashSecret(refreshToken),
    authenticatedAt: subject.authenticatedAt ?? null,
    createdAt: now,
    lastSeenAt: now,
    userAgent: subject.client.userAgent,
    address: subject.client.address,
    idleUntil: after(clock, config.refreshIdleSeconds),
    expiresAt: after(clock, config.refreshAbsoluteSeconds),
  }
  const expiresAt = after(clock, config.accessTokenSeconds)
  await db
    .with('family', (query) => query.insertInto('tokenFamilies').values(family).returning('id'))
    .insertInto('accessTokens')
    .values({ hash: hashSecret(accessToken), familyId: id, expiresAt })
    .execute()
  return { id, tokens: tokenAnswer(accessToken, config.accessTokenSeconds, refreshToken) }
}

/** Another access token of the family, which is seen thereby; those that have expired go. One statement. */
export async function addAccessToken(
  trx: Trx,
  { clock, config }: Context,
  familyId: string,
  refreshToken: string,
): Promise<TokenAnswer> {
  const accessToken = newSecret()
  const now = clock.now()
  await trx
    .with('seen', (query) =>
      query
        .updateTable('tokenFamilies')
        .set({ idleUntil: after(clock, config.refreshIdleSeconds), lastSeenAt: now })
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
    .values({ hash: hashSecret(accessToken), familyId, expiresAt: after(clock, config.accessTokenSeconds) })
    .execute()
  return tokenAnswer(accessToken, config.accessTokenSeconds, refreshToken)
}

export function tokenAnswer(accessToken: string, seconds: number, refreshToken: string): TokenAnswer {
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: seconds,
    refresh_token: refreshToken,
    scope: 'offline_access',
  }
}

export type Family = Selectable<Tables['tokenFamilies']> & {
  /** Of its member, if it has one. */
  readonly memberStatus: MemberStatus | null
}

/** Locks the family, so that a renewal and the end of the session never cross. */
export function findFamily(trx: Trx, refreshToken: string): Promise<Family | undefined> {
  return locked(trx).where('refreshHash', '=', hashSecret(refreshToken)).executeTakeFirst()
}

function locked(trx: Trx) {
  return trx
    .selectFrom('tokenFamilies')
    .leftJoin('members', 'members.id', 'tokenFamilies.memberId')
    .selectAll('tokenFamilies')
    .select('members.status as memberStatus')
    .forUpdate('tokenFamilies')
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

/** Made from the token itself, so that who repeats a renewal gets the same one, though only hashes are kept. */
function successorOf(secret: string, refreshToken: string): string {
  return derive(secret, 'refresh token', refreshToken)
}

/** The family's next refresh token; the one given is spent. */
export async function rotate(
  trx: Trx,
  { clock, config }: Context,
  family: Family,
  given: string,
): Promise<string> {
  const successor = successorOf(config.secret, given)
  await trx
    .insertInto('spentRefreshTokens')
    .values({ hash: family.refreshHash, familyId: family.id, spentAt: clock.now() })
    .execute()
  await trx
    .updateTable('tokenFamilies')
    .set({ refreshHash: hashSecret(successor) })
    .where('id', '=', family.id)
    .execute()
  return successor
}

/** The refresh token that the family has now, reached from one of before. */
export function currentFrom(secrets: Secrets, family: Family, spent: string): string | undefined {
  for (const secret of secretsOf(secrets)) {
    let token = spent
    for (let step = 0; step < 20; step += 1) {
      token = successorOf(secret, token)
      if (family.refreshHash.equals(hashSecret(token))) return token
    }
  }
  return undefined
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
