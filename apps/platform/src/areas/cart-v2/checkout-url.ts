import { transaction } from '../../data/database.ts'
import type { Target } from '../cart/index.ts'
import { checkoutAddress, findCheckout } from '../checkout/index.ts'
import { ifRegistered } from '../redirects/index.ts'
import { type Context, readPurchase } from './change.ts'
import { broughtUpToDate } from './up-to-date.ts'

/** Page of the merchant's own, or the hosted one; it opens for whom the cart belongs to. */
export async function checkoutUrl(context: Context, target: Target): Promise<{ checkoutUrl: string }> {
  const { db, config, clock } = context
  const { row } = await readPurchase(context, target)
  const own = ifRegistered(config, row.overrideCheckoutUrl)
  if (own) return { checkoutUrl: own.replaceAll('{checkout_id}', row.cartId) }
  const id = await transaction(db, (trx) => broughtUpToDate(trx, { clock }, target))
  return { checkoutUrl: await checkoutAddress(context, await findCheckout(db, id, undefined)) }
}
