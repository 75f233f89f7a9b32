import type { KnownOf, OrderFromDraftFailure } from '@galleria/platform-client/enums'
import { applicationError } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { findOrderById, type OrderRow, readTransactions } from '../orders/index.ts'

export type Reason = KnownOf<typeof OrderFromDraftFailure>

/** Orders of other market places are changed there. */
const channels = ['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE', 'WIX_INVOICES', 'UNSPECIFIED']

/** Every reason why an order cannot be changed by a draft (specification §8). */
export async function reasonsAgainst(
  db: Db,
  config: Pick<PlatformConfig, 'currency' | 'weightUnit'>,
  order: OrderRow | undefined,
): Promise<Reason[]> {
  if (!order) return ['ORDER_NOT_FOUND']
  const { refunds } = await readTransactions(db, order.id)
  const { channelInfo, weightUnit, lineItems } = order.document
  return [
    ...(order.status === 'APPROVED' ? [] : (['ORDER_STATUS_IS_NOT_SUPPORTED'] as const)),
    ...(refunds.some(({ status }) => status !== 'FAILED') ? (['PARTIALLY_OR_FULLY_REFUNDED'] as const) : []),
    ...(channels.includes(channelInfo?.type ?? 'UNSPECIFIED') ? [] : (['UNSUPPORTED_CHANNEL_TYPE'] as const)),
    ...(order.currency === config.currency ? [] : (['ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT'] as const)),
    ...(weightUnit === config.weightUnit ? [] : (['ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT'] as const)),
    ...(lineItems.some(({ subscriptionInfo }) => subscriptionInfo)
      ? (['SUBSCRIPTION_LINE_ITEM_EXISTS'] as const)
      : []),
  ]
}

export function readSource(db: Db, id: string): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return Promise.resolve(undefined)
  return findOrderById(db, id)
}

/** Refused by the first of them; all are told. */
export function notDraftable(reasons: readonly Reason[]) {
  const [first = 'ORDER_NOT_FOUND'] = reasons
  const status = first === 'ORDER_NOT_FOUND' ? 404 : 428
  return applicationError(status, first, "This order can't be changed by a draft.", { reasons })
}
