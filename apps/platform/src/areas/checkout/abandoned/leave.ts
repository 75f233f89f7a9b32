import {
  abandonedCheckoutCreated,
  abandonedCheckoutRecovered,
  abandonedCheckoutUpdated,
} from '@galleria/platform-client/events'
import { later } from '../../../base/later.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import { signedLink } from '../../../data/signed-link.ts'
import { move } from '../../../domain/status-machine.ts'
import { deliver } from '../../mailbox/index.ts'
import { readerOf } from '../../members/index.ts'
import { checkoutSettings } from '../../terms/index.ts'
import { quoteCheckout } from '../checkout-view.ts'
import type { CheckoutRow } from '../store.ts'
import { abandonCart, recoverCart } from './carts.ts'
import { leftItems } from './left-items.ts'
import { leftLetter } from './left-letter.ts'
import { findCheckoutsDue, markAbandoned, markRecovered } from './store.ts'

export type Context = Pick<Services, 'db' | 'config' | 'clock'>

/** How long the link of a letter leads back. */
export const LINK_SECONDS = 30 * 86_400

export const recoveryPath = (id: string) => `/_hosted/recover-checkout/${id}`

export function abandonedView(row: CheckoutRow, status: 'ABANDONED' | 'RECOVERED', url: string) {
  return {
    id: row.id,
    checkoutId: row.id,
    cartId: row.cartId,
    status,
    buyerInfo: { email: row.email },
    checkoutUrl: url,
    ...(row.abandonedAt ? { abandonedDate: row.abandonedAt.toISOString() } : {}),
    ...(row.recoveredAt ? { recoveredDate: row.recoveredAt.toISOString() } : {}),
  }
}

/** Tells of checkouts that were left, and writes to their buyers once. */
export async function abandonDue(context: Context): Promise<void> {
  const { abandonedAfterMinutes } = await checkoutSettings(context.db)
  const before = later(context.clock.now(), -60 * abandonedAfterMinutes)
  const left = await findCheckoutsDue(context.db, before)
  for (const { id } of left) await transaction(context.db, (trx) => abandon(trx, context, id, before))
}

async function abandon(trx: Trx, { config, clock }: Context, id: string, before: Date): Promise<void> {
  const date = clock.now()
  const row = await markAbandoned(trx, id, before, date)
  if (!row?.email) return
  const { totals, items, coupon } = await quoteCheckout(trx, row, date, config)
  if (items.length === 0) return
  const url = signedLink(config, recoveryPath(id), later(date, LINK_SECONDS))
  await emit(trx, abandonedCheckoutCreated, {
    entityId: id,
    date,
    entity: abandonedView(row, 'ABANDONED', url),
  })
  const { firstName = null, lastName = null, phone = null } = row.shippingDestination?.contactDetails ?? {}
  const { cartId, ownerType, ownerId, currency, createdAt } = row
  const memberId = ownerType === 'MEMBER' ? ownerId : undefined
  const reader = await readerOf(trx, 'abandonedCart', { email: row.email, memberId })
  await abandonCart(
    trx,
    { config, clock },
    {
      ...{ cartId, ownerType, ownerId, currency, createdAt, url },
      buyer: { email: row.email, phone, firstName, lastName },
      itemsCount: items.length,
      couponId: coupon?.id ?? null,
      subtotal: totals.subtotal,
      total: totals.total,
      activities: reader?.refuses ? [] : ['RECOVERY_EMAIL_SENT'],
    },
  )
  if (reader?.refuses) return
  const letter = leftLetter(config, {
    ...{ left: 'checkout', to: row.email, language: row.buyerLanguage, url, currency },
    isMember: reader !== undefined,
    items: leftItems(config, items),
  })
  await deliver(trx, { ...letter, date })
}

/** Recovers a checkout once, by its link or because the buyer returned; later calls find it recovered. */
export async function recoverCheckout(
  trx: Trx,
  { config, clock }: Omit<Context, 'db'>,
  row: CheckoutRow,
): Promise<void> {
  await recoverCart(trx, { clock }, row.cartId)
  if (!row.abandonedAt || row.recoveredAt) return
  const date = clock.now()
  const status = move('abandoned checkout', 'ABANDONED', 'RECOVERED')
  const recovered = await markRecovered(trx, row.id, date)
  if (!recovered) return
  const body = abandonedView(recovered, status, `${config.publicUrl}${recoveryPath(row.id)}`)
  await emit(trx, abandonedCheckoutUpdated, { entityId: row.id, date, entity: body })
  await emit(trx, abandonedCheckoutRecovered, { entityId: row.id, date, body })
}

/** Changes by the buyer or the shop of a checkout that was left. */
export async function emitAbandonedUpdated(
  trx: Trx,
  { config, clock }: Omit<Context, 'db'>,
  row: CheckoutRow,
): Promise<void> {
  if (!row.abandonedAt) return
  const status = row.recoveredAt ? 'RECOVERED' : 'ABANDONED'
  const entity = abandonedView(row, status, `${config.publicUrl}${recoveryPath(row.id)}`)
  await emit(trx, abandonedCheckoutUpdated, { entityId: row.id, date: clock.now(), entity })
}
