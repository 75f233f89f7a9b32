import { sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'

/** Holds the figures for this transaction. @returns the time zone by which they were counted so far */
export async function lockState(trx: Trx, timeZone: string): Promise<string> {
  await trx
    .insertInto('salesState')
    .values({ id: 1, timeZone })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('salesState')
    .select('timeZone')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.timeZone
}

/** Counts by another time zone from now on: every order is counted again, one after the other. */
export async function changeZone(trx: Trx, timeZone: string): Promise<void> {
  await trx.updateTable('salesState').set({ timeZone }).where('id', '=', 1).execute()
  await sql`insert into order_changes (id, order_id) select gen_random_uuid(), order_id from sales_orders`.execute(
    trx,
  )
}

/** Takes the changes of some orders off the list. @returns the orders, each once */
export async function takeChanges(trx: Trx, most: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    delete from order_changes where id in (select id from order_changes limit ${most}) returning order_id`.execute(
    trx,
  )
  return [...new Set(rows.map(({ orderId }) => orderId))]
}

/** Whether changes wait, and by which time zone the figures are counted; none where they have to begin. */
export async function stateOf(
  db: Db,
): Promise<{ readonly isWaiting: boolean; readonly timeZone: string | null }> {
  const { rows } = await sql<{ isWaiting: boolean; timeZone: string | null }>`
    select exists (select 1 from order_changes) as is_waiting,
      (select time_zone from sales_state where id = 1) as time_zone`.execute(db)
  return rows[0] ?? { isWaiting: false, timeZone: null }
}

/** Number of changes that wait; reads each of them. */
export async function countChanges(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orderChanges')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
