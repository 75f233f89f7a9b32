import { randomUUID } from 'node:crypto'
import type { OrderActivity } from '@galleria/platform-client/entities/orders'
import type { KnownOf, OrderActivityType } from '@galleria/platform-client/enums'
import type { Db } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { findStaffEmail } from './store.ts'

export type ActivityType = KnownOf<typeof OrderActivityType>

/** Something that happened to an order, with what it tells besides its name. */
export type NewActivity = { readonly activityType: ActivityType } & Omit<
  OrderActivity,
  'id' | 'createdDate' | 'activityType'
>

const MOST = 1000

/** The author on the shop's side: staff by email, a program by ID, with the name of its API key. */
export type Author = Pick<OrderActivity, 'authorEmail' | 'authorAppId' | 'authorAppName'>

export function happened(
  activity: NewActivity | ActivityType,
  date: Date,
  author: Author = {},
): OrderActivity {
  const details = typeof activity === 'string' ? { activityType: activity } : activity
  return { id: randomUUID(), createdDate: date.toISOString(), ...author, ...details }
}

/** Buyers and the platform itself are told by what happened; their names stand in no history. */
export async function authorOf(db: Db, caller: Caller | undefined): Promise<Author> {
  if (caller?.type === 'APP')
    return { authorAppId: caller.appId, ...(caller.key && { authorAppName: caller.key.name }) }
  if (caller?.type !== 'USER') return {}
  const staff = await findStaffEmail(db, caller.userId)
  return staff ? { authorEmail: staff.loginEmail } : {}
}

/** The newest thousand (wire §4.3). */
export function withActivities(
  before: readonly OrderActivity[],
  added: readonly (NewActivity | ActivityType)[],
  date: Date,
  author: Author = {},
): OrderActivity[] {
  return [...before, ...added.map((each) => happened(each, date, author))].slice(-MOST)
}
