import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import type { NewActivity } from '../activity/activities.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import type { OrderRow } from '../read/order-view.ts'
import { findHandling, readStaff, writeHandling } from './store.ts'

export interface HandlingChange {
  readonly orderId: string
  readonly onHold?: boolean | undefined
  /** Why it is on hold; forgotten when it is released. */
  readonly holdReason?: string | undefined
  /** Id of a staff user; null for nobody. */
  readonly assigneeId?: string | null | undefined
  readonly caller: Caller
}

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

/** Holds or releases an order, and gives it to somebody of the staff; the order's history says so. */
export async function changeHandling(
  trx: Trx,
  services: Context,
  { orderId, onHold, holdReason, assigneeId, caller }: HandlingChange,
): Promise<OrderRow> {
  const order = await lockOrder(trx, orderId)
  const before = await findHandling(trx, order.id)
  const isHeld = onHold ?? before?.onHold ?? false
  const reason = isHeld ? (holdReason ?? before?.holdReason ?? null) : null
  const assignee = assigneeId === undefined ? (before?.assigneeId ?? null) : assigneeId
  const person = assignee ? (await readStaff(trx)).find(({ id }) => id === assignee) : undefined
  if (assignee && !person)
    throw violations([
      { field: 'assigneeId', description: 'is not a member of the staff', violatedRule: 'OTHER' },
    ])
  const activities: NewActivity[] = []
  if (isHeld !== (before?.onHold ?? false))
    activities.push(isHeld ? noted('ORDER_HELD', { reason: reason ?? '' }) : noted('ORDER_RELEASED'))
  if (assignee !== (before?.assigneeId ?? null))
    activities.push(person ? noted('ORDER_ASSIGNED', { name: person.name }) : noted('ORDER_UNASSIGNED'))
  if (activities.length === 0 && reason === (before?.holdReason ?? null)) return order
  await writeHandling(trx, {
    orderId: order.id,
    onHold: isHeld,
    holdReason: reason,
    assigneeId: assignee,
    updatedAt: services.clock.now(),
  })
  return activities.length ? writeOrder(trx, services, order, { activities }, caller) : order
}

/** An entry of the order's history that the wire reference has no type for. */
export function noted(type: string, additionalData?: Readonly<Record<string, string>>): NewActivity {
  return {
    activityType: 'CUSTOM_ACTIVITY',
    customActivity: { appId: STORES_APP_ID, type, ...(additionalData ? { additionalData } : {}) },
  }
}
