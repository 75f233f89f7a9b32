import { cartAbandoned, cartRecovered } from '@galleria/platform-client/events'
import type { Selectable } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import { format, type Minor, toNumber } from '../../../domain/money/money.ts'
import type { OwnerType } from '../../cart/index.ts'
import type { AbandonedActivity, AbandonedBuyer, CheckoutTables } from '../tables.ts'
import { lockAbandonedCart, updateRecoveredCart, upsertAbandonedCart } from './store.ts'

export type AbandonedCartRow = Selectable<CheckoutTables['abandonedCarts']>

interface Left {
  readonly cartId: string
  readonly ownerType: OwnerType
  readonly ownerId: string
  readonly buyer: Omit<AbandonedBuyer, 'id' | 'identityType'>
  readonly itemsCount: number
  readonly couponId: string | null
  readonly subtotal: Minor
  readonly total: Minor
  readonly currency: string
  readonly createdAt: Date
  readonly url: string
  readonly activities: readonly AbandonedActivity['activityType'][]
}

/** Notes and tells a cart that was left, once, whoever finds it: the cart's own turn or its checkout's. */
export async function abandonCart(
  trx: Trx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  left: Left,
): Promise<boolean> {
  const date = clock.now()
  const { cartId, currency, total, subtotal } = left
  const identityType = left.ownerType === 'MEMBER' ? ('MEMBER' as const) : ('VISITOR' as const)
  const buyer = { id: left.ownerId, identityType, ...left.buyer }
  const activities = left.activities.map((activityType) => ({ activityType, timestamp: date.toISOString() }))
  const noted = await upsertAbandonedCart(trx, {
    cartId,
    buyer,
    total,
    currency,
    activities,
    createdAt: left.createdAt,
    date,
  })
  if (!noted) return false
  await emit(trx, cartAbandoned, {
    entityId: cartId,
    date,
    body: {
      cartId,
      creationTime: left.createdAt.toISOString(),
      abandonTime: date.toISOString(),
      buyerInfo: buyer,
      itemsCount: left.itemsCount,
      couponId: left.couponId,
      totals: {
        subtotal: toNumber(subtotal, currency),
        total: toNumber(total, currency),
        formattedTotal: format(total, { ...config, currency }),
      },
      checkoutUrl: left.url,
    },
  })
  return true
}

/** Somebody came back by the link, or bought: once. */
export async function recoverCart(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  cartId: string,
): Promise<void> {
  const row = await lockAbandonedCart(trx, cartId)
  if (!row) return
  const date = clock.now()
  const activity: AbandonedActivity = { activityType: 'RECOVERED', timestamp: date.toISOString() }
  await updateRecoveredCart(trx, { cartId, activities: row.activities, activity, date })
  await emit(trx, cartRecovered, {
    entityId: cartId,
    date,
    body: {
      cartId,
      recoveredTime: date.toISOString(),
      creationTime: row.cartCreatedAt.toISOString(),
      abandonedTime: row.abandonedAt.toISOString(),
    },
  })
}
