import { abandonedCheckoutDeleted } from '@galleria/platform-client/events'
import { later } from '../../base/later.ts'
import { type Trx, transaction } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import { abandonedView, recoveryPath } from './abandoned/leave.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { emitCheckoutDeleted } from './events.ts'
import {
  type CheckoutRow,
  clearCartCheckout,
  deleteCheckout,
  findForgettable,
  lockForgettable,
  lockOpenCheckout,
} from './store.ts'

type Context = Pick<Services, 'config' | 'clock'>

/** Nobody comes back to an open checkout after so many days. */
const KEPT_DAYS = 90
const DAY_SECONDS = 86_400

/** An open checkout goes with the cart that its buyer threw away. */
export async function forgetCheckoutOf(
  trx: Trx,
  services: Context,
  cartId: string,
  caller: Caller,
): Promise<void> {
  const row = await lockOpenCheckout(trx, cartId)
  if (row) await forget(trx, services, row, caller)
}

/** Forgets checkouts untouched for ninety days, each in a transaction of its own. */
export async function forgetDue({ db, ...services }: Context & Pick<Services, 'db'>): Promise<void> {
  const before = later(services.clock.now(), -KEPT_DAYS * DAY_SECONDS)
  const old = await findForgettable(db, before)
  for (const { id } of old)
    await transaction(db, async (trx) => {
      const row = await lockForgettable(trx, id, before)
      if (row) await forget(trx, services, row)
    })
}

async function forget(
  trx: Trx,
  { config, clock }: Context,
  row: CheckoutRow,
  caller?: Caller,
): Promise<void> {
  const date = clock.now()
  const checkout = checkoutView(config, row, await quoteCheckout(trx, row, date, config))
  await deleteCheckout(trx, row.id)
  await clearCartCheckout(trx, row.id)
  await emitCheckoutDeleted(trx, { checkout, row, date, caller })
  if (!row.abandonedAt) return
  const status = row.recoveredAt ? 'RECOVERED' : 'ABANDONED'
  const entity = abandonedView(row, status, `${config.publicUrl}${recoveryPath(row.id)}`)
  await emit(trx, abandonedCheckoutDeleted, { entityId: row.id, date, caller, entity })
}
