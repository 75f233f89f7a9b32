import { checkoutOfCart } from '../../areas/cart-v2/index.ts'
import { type CheckoutRow, findCheckout } from '../../areas/checkout/index.ts'
import { callbackAddress, readRedirectSession } from '../../areas/redirects/index.ts'
import { transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { type Ctx, type View, viewOf } from '../hosted/view.ts'

/** Visit of a shopper to the page of their own checkout. */
export interface Visit {
  readonly view: View
  readonly redirectId: string
  readonly row: CheckoutRow
  readonly session: string
  readonly thankYou: string
  /** Destination for leaving without an order. */
  readonly back: string
}

/** A cart of Cart V2 is its own checkout: it is brought up to date as the page opens. */
async function rowOf(services: Services, id: string): Promise<CheckoutRow | undefined> {
  const known = await findCheckout(services.db, id, undefined).catch(() => undefined)
  if (known && known.cartId !== id) return known
  const found = await transaction(services.db, (trx) => checkoutOfCart(trx, services, { id }))
  return found ? findCheckout(services.db, found, undefined) : undefined
}

/** The address was made for one checkout, by who owned it then. */
export async function readVisit(c: Ctx, id: string, session: string | undefined): Promise<Visit | undefined> {
  const { services } = c.var
  const redirect = await readRedirectSession(services, session, 'ecomCheckout')
  const named = redirect?.details.checkoutId
  if (!session || !redirect || typeof named !== 'string') return undefined
  const row = await rowOf(services, named)
  // The address may name the cart, whose checkout it is.
  if (!row || ![row.id, row.cartId].includes(id) || ![row.id, row.cartId].includes(named)) return undefined
  if (![redirect.memberId, redirect.visitorId].includes(row.ownerId)) return undefined
  const { config } = services
  const own = `${config.publicUrl}/_hosted/thank-you?checkout=${id}&session=${session}`
  const view = await viewOf(c, redirect.details)
  return {
    view,
    redirectId: redirect.id,
    row,
    session,
    thankYou: redirect.callbacks.thankYouPageUrl ?? redirect.callbacks.postFlowUrl ?? own,
    back: callbackAddress(redirect.callbacks.cartPageUrl ?? view.store('/cart'), 'CHECKOUT', 'ERROR'),
  }
}
