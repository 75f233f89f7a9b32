import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Target } from '../cart/index.ts'
import { missing } from './change.ts'
import { findPurchase, isOrdered } from './purchase/find.ts'
import { writeCheckout } from './purchase/write.ts'

/** The checkout that the order is placed from: what the cart holds at this moment. */
export async function broughtUpToDate(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  target: Target,
): Promise<string> {
  const purchase = await findPurchase(trx, target, { lock: true })
  if (!purchase) throw missing(target)
  const { row, cart } = purchase
  if (cart && !isOrdered(purchase)) await writeCheckout(trx, purchase, row, clock.now())
  return row.id
}

/** For who opens the page of a cart by the cart's id: its checkout, as the cart is now. */
export async function checkoutOfCart(
  trx: Trx,
  services: Pick<Services, 'clock'>,
  target: Target,
): Promise<string | undefined> {
  const found = await findPurchase(trx, target)
  return found && broughtUpToDate(trx, services, target)
}
