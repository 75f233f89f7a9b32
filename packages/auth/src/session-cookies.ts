import { createHash } from 'node:crypto'
import type { StoredGrant } from './grants.ts'
import { TOKEN_ENDPOINT } from './token-requests.ts'

/** Origin that the shop is reached at, to which its cookies are bound. */
export interface Site {
  /** Whether pages come by https: the cookies are `Secure`, and prefixed so that no other host can set them. */
  readonly isSecure: boolean
  /** Tells shops apart that share a host name, as ports of one machine do; empty for none. */
  readonly suffix?: string
}

/** An access token as the shell remembers it for the pages to come. */
export interface CachedAccess {
  readonly role: StoredGrant['role']
  readonly accessToken: string
  /** Seconds since the epoch. */
  readonly expiresAt: number
  /** Digest of the refresh token that it came with: a late answer must not speak for who signed in meanwhile. */
  readonly of: string
}

/** Seconds; browsers keep no cookie longer. How long its token lives is the platform's to say. */
const LIFE = 34_560_000
/** Browsers drop a cookie whose name and value are longer. */
const LONGEST = 4096

const refreshName = ({ isSecure, suffix = '' }: Site) =>
  `${isSecure ? '__Secure-' : ''}galleria-refresh${suffix}`
const roleName = ({ suffix = '' }: Pick<Site, 'suffix'>) => `galleria-role${suffix}`
const accessName = ({ isSecure, suffix = '' }: Site) => `${isSecure ? '__Host-' : ''}galleria-access${suffix}`

/** The refresh token's cookie is sent to the token handler alone, the access token's to every page of the shop. */
function cookie(name: string, value: string, path: string, age: number, { isSecure }: Site): string {
  return `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/**
 * Somebody is known here: for scripts, where storage is blocked or was cleared, and for the server, which draws the page of
 * nobody without it. Hence also sent by a link of another site (`Lax`). No secret, and proof of nothing: a role, and the digest
 * of the refresh token.
 */
function roleCookie(value: string, age: number, { isSecure, suffix = '' }: Site): string {
  return `${roleName({ suffix })}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The cookies of a session in a request, each as far as it is ours. */
export interface SessionCookies {
  /** Sent to the token handler alone. */
  readonly kept: StoredGrant | undefined
  readonly access: CachedAccess | undefined
  /** The session that the browser has, whatever else it was sent. */
  readonly known: Pick<CachedAccess, 'role' | 'of'> | undefined
}

export function readCookies(header: string | null, site: Site): SessionCookies {
  const values = new Map(
    (header ?? '').split(/; */).map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
  const [role, refreshToken] = partsOf(values.get(refreshName(site)))
  const [accessRole, expiresAt, of = '', accessToken] = partsOf(values.get(accessName(site)))
  const [knownRole, knownOf = ''] = partsOf(values.get(roleName(site)))
  return {
    known: isRole(knownRole) ? { role: knownRole, of: knownOf } : undefined,
    kept: isRole(role) && refreshToken ? { role, refreshToken } : undefined,
    access:
      isRole(accessRole) && accessToken && Number.isSafeInteger(Number(expiresAt))
        ? { role: accessRole, accessToken, expiresAt: Number(expiresAt), of }
        : undefined,
  }
}

function partsOf(value = ''): string[] {
  try {
    return value.split('~').map(decodeURIComponent)
  } catch {
    return []
  }
}

const isRole = (role: string | undefined): role is StoredGrant['role'] =>
  role === 'visitor' || role === 'member'

/** A digest of 96 bits that ties an access token to its refresh token. */
export function fingerprintOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url').slice(0, 16)
}

/** `Set-Cookie` lines for the tokens of one answer. The refresh token is written only where it is another one. */
export function cookiesFor(
  access: Omit<CachedAccess, 'of'>,
  { role, refreshToken }: StoredGrant,
  before: StoredGrant | undefined,
  { site, seconds }: { readonly site: Site; readonly seconds: number },
): string[] {
  const text = [
    access.role,
    access.expiresAt,
    fingerprintOf(refreshToken),
    encodeURIComponent(access.accessToken),
  ]
  const age = Math.max(0, access.expiresAt - seconds)
  const [name, value] = [accessName(site), text.join('~')]
  // Skip a token that is too long for a cookie: each page asks for it instead.
  const lines = [
    name.length + value.length < LONGEST
      ? cookie(name, value, '/', age, site)
      : cookie(name, '', '/', 0, site),
  ]
  if (role !== before?.role || refreshToken !== before.refreshToken) {
    const kept = refreshToken && `${role}~${encodeURIComponent(refreshToken)}`
    const life = kept ? LIFE : 0
    const known = kept && `${role}~${fingerprintOf(refreshToken)}`
    lines.push(cookie(refreshName(site), kept, TOKEN_ENDPOINT, life, site), roleCookie(known, life, site))
  }
  return lines
}

/** `Set-Cookie` lines after which a browser holds nothing. */
export function noCookies(site: Site): string[] {
  return [
    cookie(accessName(site), '', '/', 0, site),
    cookie(refreshName(site), '', TOKEN_ENDPOINT, 0, site),
    roleCookie('', 0, site),
  ]
}
