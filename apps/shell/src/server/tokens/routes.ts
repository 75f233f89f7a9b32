import {
  type OpenedSession,
  type RequestOrigin,
  type RequestSession,
  TOKEN_ENDPOINT,
  type TokenHandler,
} from '@galleria/auth/token-handler'
import type { Context } from 'hono'
import { type Kept, keptCookie, noKeptCookie, readKept } from '../base/kept-cookie.ts'
import { isSameOrigin, sourceOf } from '../base/request-source.ts'
import { ownPath } from '../base/same-site.ts'

/** Address below the token handler's at which a page without script renews its session. */
const RENEWAL = `${TOKEN_ENDPOINT}/page`

/** Leads a browser without script over a renewed session back to a path of this shop. */
export const renewalOf = (path: string): string => `${RENEWAL}?${new URLSearchParams({ to: path })}`

export interface ShopperTokensOptions {
  readonly handler: TokenHandler
  /** The public origin, known once the server listens. */
  readonly shellUrl: () => string
  readonly proxies: number
}

export interface ShopperTokens {
  /** `POST /_session`: a page's request for an access token. */
  answer(c: Context): Promise<Response>
  /** The session of who asks for a page, for what is read in their name. */
  sessionOf(c: Context): RequestSession & { readonly address: string }
  /** A visitor's session for who sends a form and has none. */
  open(c: Context): Promise<OpenedSession & { readonly address: string }>
  /** `GET` or `POST` of a page without script whose session cannot be read: renews it and leads back, with the form. */
  renew(c: Context): Promise<Response>
  /** Values that a browser keeps which has sent a form without script; undefined for any other. */
  keptOf(c: Context): Kept | undefined
  keptCookie(kept: Kept): string
}

/** The shop's token handler, for its own pages alone. */
export function createShopperTokens({ handler, shellUrl, proxies }: ShopperTokensOptions): ShopperTokens {
  const placeOf = () => {
    const { protocol, port } = new URL(shellUrl())
    // Ports of one host share its cookies.
    return { isSecure: protocol === 'https:', suffix: port && `-${port}` }
  }
  const originOf = (c: Context): RequestOrigin => {
    return { site: placeOf(), address: sourceOf(c, proxies), userAgent: c.req.header('user-agent') }
  }
  const keptOf = (c: Context) => readKept(c.req.header('cookie'), placeOf())
  return {
    async answer(c) {
      if (c.req.method !== 'POST')
        return c.text('Send POST with a JSON body.', 405, { allow: 'POST', 'cache-control': 'no-store' })
      if (!isSameOrigin(c, shellUrl()))
        return c.json(
          { error: 'access_denied', error_description: 'Tokens are given to pages of this site alone' },
          403,
          { 'cache-control': 'no-store' },
        )
      const answer = await handler.answer(c.req.raw, originOf(c))
      // A script asks: what was kept for a page without any is out of date from now on.
      if (keptOf(c)) answer.headers.append('set-cookie', noKeptCookie(placeOf()))
      return answer
    },
    sessionOf: (c) => ({
      ...handler.sessionOf(c.req.raw, originOf(c).site),
      address: sourceOf(c, proxies),
    }),
    async open(c) {
      const opened = await handler.open(c.req.raw, originOf(c))
      return { ...opened, address: sourceOf(c, proxies) }
    },
    async renew(c) {
      const noStore = { 'cache-control': 'no-store' }
      const { method } = c.req
      if (method !== 'GET' && method !== 'POST')
        return c.text('Send GET or POST.', 405, { allow: 'GET, POST', ...noStore })
      if (!isSameOrigin(c, shellUrl()))
        return c.text('Sessions are renewed for pages of this shop alone.', 403, noStore)
      const { cookies } = await handler.open(c.req.raw, originOf(c))
      if (cookies.length === 0)
        return c.text('The session cannot be renewed now. Please try again in a moment.', 503, {
          'retry-after': '5',
          ...noStore,
        })
      const headers = new Headers({ location: ownPath(c.req.query('to')), ...noStore })
      for (const line of cookies) headers.append('set-cookie', line)
      // 307 sends the form once more, to the page that has not looked at it yet.
      return new Response(null, { status: method === 'GET' ? 303 : 307, headers })
    },
    keptOf,
    keptCookie: (kept) => keptCookie(kept, placeOf()),
  }
}
