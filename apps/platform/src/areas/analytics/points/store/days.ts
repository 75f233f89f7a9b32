import { sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import type { Days } from '../../range.ts'
import { entriesOf, entrySums, measures } from './entries.ts'

export interface State {
  readonly timeZone: string
  /** Last counted day; null before the first. */
  readonly through: string | null
}

const state = sql`time_zone, to_char(through, 'YYYY-MM-DD') as through from loyalty_days_state where id = 1`

export async function readState(db: Db): Promise<State | undefined> {
  const { rows } = await sql<State>`select ${state}`.execute(db)
  return rows[0]
}

/** Holds the days for this transaction. */
export async function lockState(trx: Trx, timeZone: string): Promise<State> {
  await sql`insert into loyalty_days_state (id, time_zone) values (1, ${timeZone}) on conflict (id) do nothing`.execute(
    trx,
  )
  const { rows } = await sql<State>`select ${state} for update`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The state has one row')
  return row
}

export async function updateState(trx: Trx, { timeZone, through }: State): Promise<void> {
  await sql`update loyalty_days_state set time_zone = ${timeZone}, through = ${through}::date where id = 1`.execute(
    trx,
  )
}

export async function deleteDays(trx: Trx): Promise<void> {
  await sql`delete from loyalty_days`.execute(trx)
}

/** Day of the ledger's first entry; undefined of an empty one. */
export async function findFirstDay(trx: Trx, timeZone: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(created_at) at time zone ${timeZone}, 'YYYY-MM-DD') as day from loyalty_transactions`.execute(
    trx,
  )
  return rows[0]?.day ?? undefined
}

export async function insertDays(trx: Trx, days: Days, timeZone: string): Promise<void> {
  await sql`
    insert into loyalty_days (day, source, key, label, ${sql.raw(measures.join(', '))})
    select (e.created_at at time zone ${timeZone})::date, e.source, e.key, max(e.label), ${entrySums}
    from ${entriesOf(days, timeZone)} as e group by 1, 2, 3`.execute(trx)
}
