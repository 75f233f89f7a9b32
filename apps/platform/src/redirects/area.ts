import type { z } from 'zod'
import type { Area } from '../area.ts'
import type { Caller } from '../caller.ts'
import type { PlatformConfig } from '../config.ts'
import { type Violation, violations } from '../errors.ts'
import { operation } from '../route.ts'
import { hashSecret } from '../secrets.ts'
import { findClient, requireRegistered } from './registered.ts'
import { type AuthRequest, chosen, RedirectSessionRequest } from './request.ts'
import { createRedirectSession } from './sessions.ts'
import type { Callbacks } from './tables.ts'

type Request = z.infer<typeof RedirectSessionRequest>

interface Target {
  /** Path on this server, or an address of the store. */
  readonly to: string
  readonly clientId?: string
  readonly details?: Readonly<Record<string, unknown>>
  /** The parameter that carries the session; pages of the store need none. */
  readonly parameter?: 'request_uri' | 'session'
}

/** Addresses of hosted pages, each good for what it was made for. */
export const redirects: Area = {
  routes(app) {
    operation(
      app,
      {
        name: 'CreateRedirectSession',
        method: 'POST',
        path: '/_api/redirects-api/v1/redirect-session',
        allow: ['VISITOR', 'MEMBER', 'APP'],
        body: RedirectSessionRequest,
      },
      async ({ input, caller, request, ...services }) => {
        const { config } = services
        const callbacks = checkCallbacks(config, input)
        const [intent] = chosen(input)
        if (!intent) throw new Error('The schema lets no request without an intent through')
        const target = targetOf(config, input, request.headers.get('origin'))
        const { clientId, details = {}, parameter } = target
        const { id, secret } = await createRedirectSession(services, {
          intent,
          details,
          callbacks,
          caller: caller satisfies Caller,
          ...(clientId ? { clientId } : {}),
        })
        const url = new URL(target.to, config.publicUrl)
        const extra = input.preferences?.additionalQueryParameters ?? {}
        for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value)
        if (clientId) url.searchParams.set('client_id', clientId)
        if (parameter) url.searchParams.set(parameter, secret)
        return {
          redirectSession: {
            id,
            fullUrl: url.href,
            urlDetails: {
              endpoint: `${url.origin}${url.pathname}`,
              searchParams: Object.fromEntries(url.searchParams),
            },
          },
        }
      },
    )
  },
}

function targetOf(config: PlatformConfig, input: Request, origin: string | null): Target {
  if (input.auth) {
    const { prompt } = input.auth
    const { sessionToken, ...authRequest } = checkAuthRequest(config, input.auth.authRequest)
    return {
      to: '/_api/oauth2/authorize',
      parameter: 'request_uri',
      clientId: authRequest.clientId,
      details: {
        ...authRequest,
        sessionHash: sessionToken ? hashSecret(sessionToken).toString('hex') : null,
        prompt: prompt === 'none' ? 'none' : 'login',
        openerOrigin: origin,
      },
    }
  }
  if (input.logout) {
    const { clientId } = input.logout
    if (!findClient(config, clientId)) throw violations([unknownClient('logout.clientId')])
    return { to: '/_hosted/logout', parameter: 'session', clientId }
  }
  if (input.ecomCheckout) {
    return {
      to: `/_hosted/checkout/${input.ecomCheckout.checkoutId}`,
      parameter: 'session',
      details: input.ecomCheckout,
    }
  }
  if (input.storesProduct) {
    return { to: `${config.storeUrl}/products/${encodeURIComponent(input.storesProduct.productSlug)}` }
  }
  if (input.memberAccountPage) {
    const page = input.memberAccountPage.section === 'ORDERS' ? '/account/orders' : '/account'
    return { to: config.storeUrl + page }
  }
  return { to: '/_hosted/login' }
}

/** Everything that could send a code astray is refused here, before any page opens (RFC 9700 §4.1.3, §4.8). */
function checkAuthRequest(config: PlatformConfig, request: AuthRequest): AuthRequest {
  const client = findClient(config, request.clientId)
  if (!client) throw violations([unknownClient('auth.authRequest.clientId')])
  const { redirectUri, responseMode } = request
  const known = redirectUri && client.redirectUris.includes(redirectUri)
  if (redirectUri ? !known : responseMode !== 'web_message') {
    throw violations([
      {
        field: 'auth.authRequest.redirectUri',
        description: redirectUri ? 'is not registered for this client' : 'must not be empty',
        violatedRule: redirectUri ? 'VALIDATION' : 'REQUIRED_FIELD',
      },
    ])
  }
  return request
}

function checkCallbacks(config: PlatformConfig, input: Request): Callbacks {
  const clientId = input.logout?.clientId ?? input.auth?.authRequest.clientId
  const given = Object.entries(input.callbacks ?? {}).filter(([, url]) => url)
  for (const [name, url] of given) requireRegistered(config, `callbacks.${name}`, url as string, clientId)
  return Object.fromEntries(given) as Callbacks
}

function unknownClient(field: string): Violation {
  return { field, description: 'is not a registered client', violatedRule: 'VALIDATION' }
}
