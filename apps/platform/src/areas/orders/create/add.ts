import { jsonb, type Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { paymentStatusOf } from '../../../domain/payments/status.ts'
import { type ActivityType, type NewActivity, withActivities } from '../activity/activities.ts'
import { emitOrderCreated, type OrderChange } from '../events.ts'
import { hasBeenPaid, whenPaid } from '../paid/paid.ts'
import { type Attempt, recordPayment } from '../payments/record.ts'
import { balanceSummary } from '../read/balance.ts'
import type { OrderRow } from '../read/order-view.ts'
import { nextNumber } from './numbers-store.ts'
import { insertOrderRow } from './store.ts'

type AddedOrder = Pick<
  OrderRow,
  | 'id'
  | 'checkoutId'
  | 'ownerType'
  | 'ownerId'
  | 'visitorId'
  | 'memberId'
  | 'email'
  | 'status'
  | 'currency'
  | 'subtotalMinor'
  | 'totalMinor'
  | 'document'
>

export type AddedPayment = Omit<Attempt, 'orderId' | 'date'>

interface Added {
  readonly order: AddedOrder
  readonly payments: readonly AddedPayment[]
  readonly activities?: readonly (NewActivity | ActivityType)[]
  readonly date: Date
  readonly caller?: OrderChange['caller']
}

/** An order with the money that came with it: number, payments, what follows being paid, and its events. */
export async function addOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { order, payments, activities = [], date, caller }: Added,
): Promise<OrderRow> {
  const { totalMinor } = order
  const facts = payments.map(({ amountMinor, answer }) => ({ amountMinor, ...answer }))
  const paymentStatus = paymentStatusOf(totalMinor, facts, [])
  const happened = [...activitiesOf(paymentStatus, order.status, facts), ...activities]
  const inserted = await insertOrderRow(trx, {
    ...order,
    number: await nextNumber(trx),
    paymentStatus,
    fulfillmentStatus: 'NOT_FULFILLED',
    document: jsonb({
      ...order.document,
      activities: withActivities(order.document.activities, happened, date),
      balanceSummary: balanceSummary({ ...services.config, currency: order.currency }, totalMinor, facts, []),
    }),
    revision: 1,
    createdAt: date,
    updatedAt: date,
  })
  for (const attempt of payments) await recordPayment(trx, { ...attempt, orderId: order.id, date })
  const row = hasBeenPaid(paymentStatus) ? await whenPaid(trx, services, inserted) : inserted
  await emitOrderCreated(trx, { site: services.config, row, date, caller })
  return row
}

function activitiesOf(
  paymentStatus: string,
  status: string,
  payments: readonly { readonly status: string }[],
): ActivityType[] {
  return [
    'ORDER_PLACED',
    ...(status === 'PENDING' ? (['ORDER_PENDING'] as const) : []),
    ...(payments.some((each) => each.status === 'AUTHORIZED')
      ? (['AUTHORIZED_PAYMENT_CREATED'] as const)
      : []),
    ...(paymentStatus === 'PENDING' ? (['PAYMENT_PENDING'] as const) : []),
    ...(hasBeenPaid(paymentStatus) ? (['ORDER_PAID'] as const) : []),
  ]
}
