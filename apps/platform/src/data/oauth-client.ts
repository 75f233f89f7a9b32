import { isLoopback, splitList } from '@galleria/environment'
import { z } from 'zod'

/** A registered application. Redirects and messages go to these places alone, compared character by character. */
export interface OAuthClient {
  readonly id: string
  readonly redirectUris: readonly string[]
  readonly origins: readonly string[]
  /** Host names that callbacks of redirect sessions may lead to as well, by https. */
  readonly redirectDomains?: readonly string[]
  /** Display name, where it differs from the store's name. */
  readonly name?: string
  /** Third-party client: members are asked before it may act for them. */
  readonly thirdParty?: boolean
}

type Allowed = Partial<Pick<OAuthClient, 'redirectUris' | 'redirectDomains'>>

/** The store's shell as a client. On a development machine it is reached by either loopback name. */
export function storeClient(id: string, storeUrl: string, allowed: Allowed = {}): OAuthClient {
  const { origin, hostname, port, protocol } = new URL(storeUrl)
  const twin = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }[hostname]
  const origins = twin ? [origin, `${protocol}//${twin}${port && `:${port}`}`] : [origin]
  const callbacks = origins.map((each) => `${each}/account/callback`)
  const redirectUris = [...new Set([...callbacks, ...(allowed.redirectUris ?? [])])]
  return { id, origins, redirectUris, redirectDomains: allowed.redirectDomains ?? [] }
}

/** Number of each that a client of the hosted platform may have. */
const MOST = 20

const listOf = (isOne: (text: string) => boolean, rule: string) =>
  z
    .string()
    .max(MOST * 2_048)
    .default('')
    .transform(splitList)
    .refine((all) => all.length <= MOST, `must be at most ${MOST}, separated by commas`)
    .refine((all) => all.every(isOne), rule)

/** Setting `allowedRedirectUris` of an OAuth app: where a code may go, beside the store's own page. */
export const redirectUris = listOf(
  isRedirectUri,
  'must be https addresses without #. http is for loopback addresses',
)

/** Setting `allowedRedirectDomains` of an OAuth app: whole host names. */
export const redirectDomains = listOf(
  (text) => /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(text),
  'must be host names in small letters such as shop.example, without https:// and path',
)

function isRedirectUri(text: string): boolean {
  if (text.length > 2_048 || /[\s\\#*\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(text))
}
