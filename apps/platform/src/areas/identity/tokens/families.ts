import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@galleria/platform-client/roles'
import { after } from '../../../base/clock.ts'
import { derive, type Secrets, secretsOf } from '../../../base/sealed.ts'
import { hashSecret, newSecret } from '../../../base/secrets.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import {
  type Family,
  insertAccessToken,
  insertFamily,
  insertSpentRefreshToken,
  updateRefreshHash,
} from './store/families.ts'

export interface TokenAnswer {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  /** A program has none: it has its secret. */
  readonly refresh_token?: string
  readonly scope?: 'offline_access' | Lowercase<StaffRole>
  /** Token type after an exchange (RFC 8693 §2.2.1). */
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
  await insertFamily(db, { family, accessToken, id, expiresAt })
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
  await insertAccessToken(trx, {
    clock,
    refreshIdleSeconds: config.refreshIdleSeconds,
    now,
    familyId,
    accessToken,
    accessTokenSeconds: config.accessTokenSeconds,
  })
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
  await insertSpentRefreshToken(trx, family.refreshHash, family.id, clock.now())
  await updateRefreshHash(trx, successor, family.id)
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
