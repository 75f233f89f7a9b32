import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'

/** Last day whose birthdays were celebrated, as `2026-03-01`. */
export async function findLastBirthday(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('loyaltyBirthdays').select('through').where('id', '=', 1).executeTakeFirst()
  return row?.through
}

export async function saveLastBirthday(db: Db, through: string): Promise<void> {
  await db
    .insertInto('loyaltyBirthdays')
    .values({ id: 1, through })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ through }))
    .execute()
}

interface Born {
  /** Days as `MM-DD`. */
  readonly names: readonly string[]
  /** Id of the last account of the page before. */
  readonly after: string
  readonly limit: number
}

/** Accounts of members born on one of these days, in the order of their ids. */
export async function findBorn(db: Db, { names, after, limit }: Born) {
  const { rows } = await sql<{ id: string; tierId: string | null }>`
    select a.id, a.tier_id from members m join loyalty_accounts a on a.member_id = m.id
    where m.status = 'APPROVED' and a.id > ${after} and right(m.contact ->> 'birthdate', 5) = any(${[...names]})
    order by a.id limit ${limit}`.execute(db)
  return rows
}
