import type { RequestOrigin, RequestSession, TokenHandler } from '@galleria/auth/token-handler'
import type { Context } from 'hono'
import { isSameOrigin, sourceOf } from '../base/request-source.ts'

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
}

/** The shop's token handler, for its own pages alone. */
export function createShopperTokens({ handler, shellUrl, proxies }: ShopperTokensOptions): ShopperTokens {
  const originOf = (c: Context): RequestOrigin => {
    const { protocol, port } = new URL(shellUrl())
    // Ports of one host share its cookies.
    const site = { isSecure: protocol === 'https:', suffix: port && `-${port}` }
    return { site, address: sourceOf(c, proxies), userAgent: c.req.header('user-agent') }
  }
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
      return handler.answer(c.req.raw, originOf(c))
    },
    sessionOf: (c) => ({
      ...handler.sessionOf(c.req.raw, originOf(c).site),
      address: sourceOf(c, proxies),
    }),
  }
}
