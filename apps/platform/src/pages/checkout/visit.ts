import { type CheckoutRow, findCheckout } from '../../areas/checkout/index.ts'
import { callbackAddress, readRedirectSession } from '../../areas/redirects/index.ts'
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

/** The address was made for one checkout, by who owned it then. */
export async function readVisit(c: Ctx, id: string, session: string | undefined): Promise<Visit | undefined> {
  const { services } = c.var
  const redirect = await readRedirectSession(services, session, 'ecomCheckout')
  if (!session || !redirect || redirect.details.checkoutId !== id) return undefined
  const row = await findCheckout(services.db, id, undefined).catch(() => undefined)
  if (!row || ![redirect.memberId, redirect.visitorId].includes(row.ownerId)) return undefined
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
