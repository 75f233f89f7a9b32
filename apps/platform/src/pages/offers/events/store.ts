import type { Db } from '../../../data/database.ts'

/** Tickets of each type that somebody has. */
export async function soldTickets(db: Db, eventId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tickets')
    .innerJoin('ticketTypes', 'ticketTypes.id', 'tickets.ticketTypeId')
    .select(['tickets.ticketTypeId', (eb) => eb.fn.sum('tickets.quantity').as('sold')])
    .where('ticketTypes.eventId', '=', eventId)
    .groupBy('tickets.ticketTypeId')
    .execute()
  return new Map(rows.map(({ ticketTypeId, sold }) => [ticketTypeId, Number(sold)]))
}
