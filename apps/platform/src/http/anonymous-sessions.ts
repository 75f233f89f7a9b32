import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { derive, secretsOf } from '../base/sealed.ts'
import { siteCache } from '../base/site-cache.ts'
import type { Services } from '../data/services.ts'

/** An anonymous visitor's session as its own tokens tell it; the database knows of it once it is renewed or ended. */
export interface AnonymousSession {
  readonly familyId: string
  readonly visitorId: string
  readonly clientId: string
  readonly startedAt: Date
}

type Kind = 'access' | 'refresh'
type Site = Pick<Services, 'db' | 'siteCache' | 'config' | 'clock'>
type Sign = (message: string) => Buffer

/** Ten random bytes, six of the time in milliseconds, sixteen of the signature: as long as any other secret. */
const SEED = 16
const SIGNATURE = 16

/** Makes the tokens of a new session. Nothing is written; this process caches it, since its first calls most likely come here. */
export async function beginAnonymousSession(site: Site, clientId: string): Promise<Record<Kind, string>> {
  const [sign] = await keysOf(site)
  if (!sign) throw new Error('There is no key to sign sessions with')
  const seed = randomBytes(SEED)
  seed.writeUIntBE(site.clock.now().getTime(), SEED - 6, 6)
  const token = (kind: Kind) =>
    Buffer.concat([seed, signature(sign, kind, clientId, seed)]).toString('base64url')
  const tokens = { access: token('access'), refresh: token('refresh') }
  sessionCache(site).set(tokens.access, sessionFrom(sign, seed, clientId))
  return tokens
}

/** Sessions whose access token was made or checked lately: its text never changes. */
const MOST = 10_000
const sessionCache = (site: Site) =>
  siteCache(site, 'anonymous sessions', () => new LRUCache<string, AnonymousSession>({ max: MOST }))

/** The session that a token was made for, however long ago; undefined for any other token. */
export async function anonymousSessionOf(
  site: Site,
  kind: Kind,
  token: string,
): Promise<AnonymousSession | undefined> {
  if (token.length !== 43) return undefined
  const known = kind === 'access' ? sessionCache(site) : undefined
  const session = known?.get(token) ?? (await readSession(site, kind, token))
  if (session) known?.set(token, session)
  return session
}

async function readSession(site: Site, kind: Kind, token: string): Promise<AnonymousSession | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== SEED + SIGNATURE || bytes.toString('base64url') !== token) return undefined
  const keys = await keysOf(site)
  const seed = bytes.subarray(0, SEED)
  const signed = bytes.subarray(SEED)
  for (const sign of keys)
    for (const { id } of site.config.clients)
      if (timingSafeEqual(signature(sign, kind, id, seed), signed)) return sessionFrom(sign, seed, id)
  return undefined
}

function sessionFrom(sign: Sign, seed: Buffer, clientId: string): AnonymousSession {
  const ids = sign(`who ${seed.toString('base64url')}`).toString('hex')
  const startedAt = new Date(seed.readUIntBE(SEED - 6, 6))
  return { familyId: uuid(ids.slice(0, 32)), visitorId: uuid(ids.slice(32)), clientId, startedAt }
}

/** The session of an access token that has not run out, as far as the token itself tells: it may have been ended. */
export async function anonymousSessionOfAccessToken(
  site: Site,
  token: string,
): Promise<AnonymousSession | undefined> {
  const session = await anonymousSessionOf(site, 'access', token)
  return session && isInTime(site, session, site.config.accessTokenSeconds) ? session : undefined
}

export function isInTime({ clock }: Site, { startedAt }: AnonymousSession, seconds: number): boolean {
  return startedAt.getTime() + seconds * 1000 > clock.now().getTime()
}

function signature(sign: Sign, kind: Kind, clientId: string, seed: Buffer): Buffer {
  return sign(`${kind} ${seed.toString('base64url')} ${clientId}`).subarray(0, SIGNATURE)
}

/** Random already: version and variant of RFC 9562 §5.4 are all it lacks. Joined, since what is kept long should be one piece. */
function uuid(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ]
  return parts.join('-')
}

/** One for each of our secrets. Of this site alone: another one with the same secret has another nonce. */
function keysOf(site: Site): Promise<readonly Sign[]> {
  return siteCache(site, 'key of anonymous sessions', () => {
    const reading = readKeys(site)
    reading.catch(() => site.siteCache.delete('key of anonymous sessions'))
    return reading
  })
}

async function readKeys({ db, config }: Site): Promise<readonly Sign[]> {
  const read = () => db.selectFrom('visitKeys').select('nonce').where('id', '=', 1).executeTakeFirst()
  const known = await read()
  if (!known)
    await db
      .insertInto('visitKeys')
      .values({ id: 1, nonce: randomBytes(32) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  const { nonce } = known ?? (await read()) ?? { nonce: undefined }
  if (!nonce) throw new Error('The key of sessions is gone as soon as it was made')
  const text = nonce.toString('hex')
  return secretsOf(config).map((secret) =>
    hmacUnder(Buffer.from(derive(secret, 'visits', text), 'base64url')),
  )
}

/** HMAC-SHA-256 (RFC 2104) under one key. */
function hmacUnder(key: Buffer): Sign {
  return (message) => createHmac('sha256', key).update(message).digest()
}
