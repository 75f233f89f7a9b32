import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Target } from '../cart/index.ts'
import { missing } from './change.ts'
import { findPurchase, isOrdered } from './purchase/find.ts'
import { writeCheckout } from './purchase/write.ts'

/** Finds the checkout that the order is placed from: what the cart holds at this moment. */
export async function broughtUpToDate(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  target: Target,
): Promise<string> {
  const id = await checkoutOfCart(trx, { clock }, target)
  if (!id) throw missing(target)
  return id
}

/** Finds the checkout of a cart for who opens its page by the cart's id: as the cart is now. */
export async function checkoutOfCart(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  target: Target,
): Promise<string | undefined> {
  const purchase = await findPurchase(trx, target, { lock: true })
  if (!purchase) return undefined
  const { row, cart } = purchase
  if (cart && !isOrdered(purchase)) await writeCheckout(trx, purchase, row, clock.now())
  return row.id
}
