import type { Db, Trx } from '../../../data/database.ts'

/** How many places are gone, by the time at which they begin. */
export async function bookedPlaces(
  db: Db,
  serviceId: string,
  from: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['startsAt', (eb) => eb.fn.countAll().as('taken')])
    .where('serviceId', '=', serviceId)
    .where('startsAt', '>', from)
    .where('status', '=', 'CONFIRMED')
    .groupBy('startsAt')
    .execute()
  return new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), Number(taken)]))
}

/** Holds the service until the transaction ends, so that two never take the last place. */
export async function freePlaces(trx: Trx, serviceId: string, startsAt: Date): Promise<number> {
  const { capacity } = await trx
    .selectFrom('services')
    .select('capacity')
    .where('id', '=', serviceId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { taken } = await trx
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll().as('taken'))
    .where('serviceId', '=', serviceId)
    .where('startsAt', '=', startsAt)
    .where('status', '=', 'CONFIRMED')
    .executeTakeFirstOrThrow()
  return capacity - Number(taken)
}
