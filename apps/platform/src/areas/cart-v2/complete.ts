import { type Trx, transaction } from '../../data/database.ts'
import type { HookContext } from '../../data/hooks.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import { deleteCart, emitCartDeleted, type Target } from '../cart/index.ts'
import { checkoutView, emitCheckoutCompleted, findCheckout, updateCompleted } from '../checkout/index.ts'
import { missing } from './change.ts'
import { emitUpdated } from './events.ts'
import { findPurchase, isOrdered } from './purchase/find.ts'
import { cartOnly, pricePurchase } from './purchase/quote.ts'
import { writeCheckout } from './purchase/write.ts'
import { type CartView, cartView } from './views/cart.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config'> & { readonly caller: Caller }

/** The cart became an order elsewhere: it stays, and its owner begins another. */
export function markAsCompleted(
  { db, clock, config, caller }: Context,
  target: Target,
  orderId: string | null | undefined,
): Promise<{ cart: CartView }> {
  return transaction(db, async (trx) => {
    const purchase = await findPurchase(trx, target, { lock: true })
    if (!purchase) throw missing(target)
    const date = clock.now()
    if (isOrdered(purchase)) return { cart: await completedView(trx, config, purchase.row, date) }
    const { row: before, cart } = purchase
    if (cart) await writeCheckout(trx, purchase, before, date)
    const { id, revision } = before
    const row = await updateCompleted(trx, { id, revision, date, orderId: orderId ?? undefined })
    const { quote } = await pricePurchase(trx, config, row, date)
    await emitCheckoutCompleted(trx, { checkout: checkoutView(config, row, quote), row, date, caller })
    if (cart) {
      await deleteCart(trx, cart.id)
      await emitCartDeleted(trx, { row: cart, date, caller })
    }
    const view = await completedView(trx, config, row, date)
    await emitUpdated(trx, view, { row, date, caller })
    return { cart: view }
  })
}

async function completedView(
  trx: Trx,
  config: Context['config'],
  row: Parameters<typeof cartOnly>[0],
  date: Date,
): Promise<CartView> {
  const priced = await pricePurchase(trx, config, row, date, cartOnly(row))
  return cartView(config, priced, { current: false })
}

/** Tells whoever listens to this version that a cart became an order, by whichever call or page. */
export async function tellCompleted(
  trx: Trx,
  { checkoutId, caller }: { readonly checkoutId: string; readonly caller: Caller },
  { config, clock }: HookContext,
): Promise<void> {
  const row = await findCheckout(trx, checkoutId, undefined)
  const date = clock.now()
  await emitUpdated(trx, await completedView(trx, config, row, date), { row, date, caller })
}
