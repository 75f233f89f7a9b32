import type { Selectable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import type { DeliveryStatus, EventTables } from '../../tables.ts'

type Context = Pick<Services, 'db' | 'clock'>

export type DeliveryRow = Selectable<EventTables['eventDeliveries']> & { readonly type: string }

export interface DeliveryQuery {
  readonly subscriptionId?: string | undefined
  readonly eventId?: string | undefined
  readonly status?: DeliveryStatus | undefined
  readonly limit: number
}

/** Newest first. */
export function listDeliveries(
  { db }: Pick<Services, 'db'>,
  { subscriptionId, eventId, status, limit }: DeliveryQuery,
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('eventDeliveries as d')
    .innerJoin('outbox as o', 'o.id', 'd.eventId')
    .selectAll('d')
    .select('o.type')
    .$if(subscriptionId !== undefined, (query) => query.where('d.subscriptionId', '=', subscriptionId ?? ''))
    .$if(eventId !== undefined, (query) => query.where('d.eventId', '=', eventId ?? ''))
    .$if(status !== undefined, (query) => query.where('d.status', '=', status ?? 'DEAD'))
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute()
}

/** Sends an event again, even a delivered one, with the same id, so that the target can recognize it. */
export async function resend({ db, clock }: Context, subscriptionId: string, eventId: string): Promise<void> {
  const again =
    isUuid(eventId) && isUuid(subscriptionId)
      ? await db
          .updateTable('eventDeliveries')
          .set({ status: 'PENDING', attempts: 0, dueAt: clock.now(), finishedAt: null })
          .where('subscriptionId', '=', subscriptionId)
          .where('eventId', '=', eventId)
          .returning('eventId')
          .executeTakeFirst()
      : undefined
  if (!again) throw applicationError(404, 'DELIVERY_NOT_FOUND', 'Delivery not found.')
}

/** All dead letters of a target. @returns how many */
export async function replay({ db, clock }: Context, subscriptionId: string): Promise<number> {
  const again = await db
    .updateTable('eventDeliveries')
    .set({ status: 'PENDING', attempts: 0, dueAt: clock.now(), finishedAt: null })
    .where('subscriptionId', '=', subscriptionId)
    .where('status', '=', 'DEAD')
    .executeTakeFirst()
  return Number(again.numUpdatedRows)
}
