import type { Clock } from '../clock.ts'
import type { StorageArea } from '../identity.ts'
import { createTokenHandler, TOKEN_ENDPOINT } from '../token-handler.ts'

/** Tokens of somebody who is signed in already, e.g. of `createTestPlatform().signUp()`. */
export interface SignedIn {
  readonly accessToken: string
  readonly refreshToken: string
}

/** A platform, in this process or behind an address. */
interface TestSite {
  readonly url: string
  readonly clientId: string
  readonly fetch?: typeof fetch
}

/** A browser's cookies, storage and network, for sessions in tests: spread it into `createSession`. */
export interface TestBrowser {
  /** The network: the shop's token handler, and the platform for everything else. */
  readonly fetch: typeof fetch
  readonly tokenEndpoint: string
  readonly storage: StorageArea
  readonly transactions: StorageArea
  /** Every cookie that the shop set, name to value. */
  readonly jar: Map<string, string>
  /** Cookies that scripts may read. */
  cookies(): string
}

const origin = 'http://shop.test'
const site = { isSecure: false }

/** A browser at a shop: its cookies, its storage, and the real token handler over the platform that is given. */
export function createTestBrowser(
  { url, clientId, fetch = globalThis.fetch }: TestSite,
  { member, clock }: { readonly member?: SignedIn | undefined; readonly clock?: Clock } = {},
): TestBrowser {
  const handler = createTokenHandler({ baseUrl: url, clientId, fetch, ...(clock && { clock }) })
  const jar = new Map<string, string>()
  const readable = new Set<string>()
  const storage = createArea()
  if (member) {
    jar.set('galleria-refresh', `member~${encodeURIComponent(member.refreshToken)}`)
    storage.setItem(`galleria.auth.role.v1.${clientId}`, JSON.stringify({ role: 'member', id: 'signed-in' }))
  }
  return {
    tokenEndpoint: origin + TOKEN_ENDPOINT,
    storage,
    transactions: createArea(),
    jar,
    cookies: () => textOf([...jar].filter(([name]) => readable.has(name))),
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.url !== origin + TOKEN_ENDPOINT) return fetch(request)
      request.headers.set('cookie', textOf([...jar]))
      const answer = await handler.answer(request, { site })
      // Drop requests that a page gave up.
      request.signal.throwIfAborted()
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? []
        if (/Max-Age=0/.test(rest)) jar.delete(name)
        else jar.set(name, value)
        if (!/HttpOnly/.test(rest)) readable.add(name)
      }
      return answer
    },
  }
}

const textOf = (cookies: readonly (readonly [string, string])[]) =>
  cookies.map(([name, value]) => `${name}=${value}`).join('; ')

/** An in-memory `localStorage`; tabs of one browser share one. */
export function createArea(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
