import { violations } from '../../base/errors.ts'
import { later } from '../../base/later.ts'
import { hashSecret } from '../../base/secrets.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { signedLink } from '../../data/signed-link.ts'
import { paymentPath } from '../../http/payment-path.ts'
import { checkAuthRequest, unknownClient } from './check.ts'
import { findClient } from './registered.ts'
import type { RedirectRequest } from './request.ts'

export interface Target {
  /** Path on this server, or an address of the store. */
  readonly to: string
  readonly clientId?: string
  readonly details?: Readonly<Record<string, unknown>>
  /** The parameter that carries the session; pages of the store need none. */
  readonly parameter?: 'request_uri' | 'session'
}

const sections = {
  ACCOUNT_INFO: 'info',
  BOOKINGS: 'bookings',
  ORDERS: 'orders',
  SUBSCRIPTIONS: 'subscriptions',
  EVENTS: 'events',
} as const

/** The link to a payment; the request itself ends when it ends. */
const PAY_SECONDS = 86_400

/** The page for each intent of wire §2.3. */
export function targetOf(
  config: PlatformConfig,
  input: RedirectRequest,
  { origin, now }: { readonly origin: string | null; readonly now: Date },
): Target {
  if (input.auth) return authorization(config, input, input.auth, origin)
  if (input.logout) {
    const { clientId } = input.logout
    if (!findClient(config, clientId)) throw violations([unknownClient('logout.clientId')])
    return { to: '/_hosted/logout', parameter: 'session', clientId }
  }
  const session = (to: string, details: object): Target => ({
    to,
    parameter: 'session',
    details: { ...details },
  })
  if (input.ecomCheckout) {
    return session(`/_hosted/checkout/${input.ecomCheckout.checkoutId}`, input.ecomCheckout)
  }
  if (input.bookingsCheckout) {
    const { slotAvailability, timezone } = input.bookingsCheckout
    const { serviceId, startDate, timezone: slotZone } = slotAvailability.slot
    return session(`/_hosted/bookings/${serviceId}`, { startDate, timezone: timezone ?? slotZone })
  }
  if (input.bookingsBook) return session(`/_hosted/bookings/${input.bookingsBook.resourceId}`, {})
  if (input.eventsCheckout) {
    const { eventSlug } = input.eventsCheckout
    return session(`/_hosted/events/${encodeURIComponent(eventSlug)}`, input.eventsCheckout)
  }
  if (input.paidPlansCheckout) {
    return session(`/_hosted/plans/${input.paidPlansCheckout.planId}`, input.paidPlansCheckout)
  }
  if (input.ecomOrderPaymentRequest) {
    const { paymentRequestId: id } = input.ecomOrderPaymentRequest
    const { pathname, search } = new URL(signedLink(config, paymentPath({ id }), later(now, PAY_SECONDS)))
    return session(pathname + search, input.ecomOrderPaymentRequest)
  }
  if (input.storesProduct) {
    return { to: `${config.storeUrl}/products/${encodeURIComponent(input.storesProduct.productSlug)}` }
  }
  if (input.memberAccountPage) return accountPage(config, input)
  return { to: '/_hosted/login', parameter: 'request_uri' }
}

/** The store's own pages where it asks for them and has one. */
function accountPage(config: PlatformConfig, input: RedirectRequest): Target {
  const section = input.memberAccountPage?.section ?? 'ACCOUNT_INFO'
  if (input.preferences?.useGenericWixPages === false) {
    if (section === 'ORDERS') return { to: `${config.storeUrl}/account/orders` }
    if (section === 'ACCOUNT_INFO') return { to: `${config.storeUrl}/account` }
  }
  return { to: `/_hosted/account/${sections[section]}`, parameter: 'session' }
}

function authorization(
  config: PlatformConfig,
  input: RedirectRequest,
  auth: NonNullable<RedirectRequest['auth']>,
  origin: string | null,
): Target {
  const { sessionToken, nonce: _nonce, ...request } = checkAuthRequest(config, auth.authRequest)
  const prompt = auth.prompt ?? request.prompt ?? input.preferences?.prompt ?? 'login'
  return {
    to: '/_api/oauth2/authorize',
    parameter: 'request_uri',
    clientId: request.clientId,
    details: {
      ...request,
      sessionHash: sessionToken ? hashSecret(sessionToken).toString('hex') : null,
      prompt,
      openerOrigin: origin,
    },
  }
}

const loopback = ['127.0.0.1', 'localhost']

/**
 * Base address of pages. On a development machine with two loopback names, pages stay with the one that the store uses:
 * passkeys are bound to a name, and cookies too.
 */
export function baseFor({ publicUrl, clients }: PlatformConfig, origin: string | null): string {
  const base = new URL(publicUrl)
  const target = origin && clients.some((client) => client.origins.includes(origin)) ? new URL(origin) : base
  if (loopback.includes(base.hostname) && loopback.includes(target.hostname)) base.hostname = target.hostname
  return base.href
}
