import { randomUUID } from 'node:crypto'
import type { OrderActivity } from '@galleria/platform-client/entities/orders'
import type { KnownOf, OrderActivityType } from '@galleria/platform-client/enums'

export type ActivityType = KnownOf<typeof OrderActivityType>

/** Something that happened to an order, with what it tells besides its name. */
export type NewActivity = { readonly activityType: ActivityType } & Omit<
  OrderActivity,
  'id' | 'createdDate' | 'activityType'
>

const MOST = 1000

export function happened(activity: NewActivity | ActivityType, date: Date): OrderActivity {
  const details = typeof activity === 'string' ? { activityType: activity } : activity
  return { id: randomUUID(), createdDate: date.toISOString(), ...details }
}

/** The newest thousand (wire §4.3). */
export function withActivities(
  before: readonly OrderActivity[],
  added: readonly (NewActivity | ActivityType)[],
  date: Date,
): OrderActivity[] {
  return [...before, ...added.map((each) => happened(each, date))].slice(-MOST)
}
