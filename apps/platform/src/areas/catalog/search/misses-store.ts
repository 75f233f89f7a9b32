import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

/** Words of one day; more are left out, so that nobody can fill the table. */
const MOST = 1000

/** Counts a search that found nothing. */
export async function countMiss(db: Db, day: string, words: string): Promise<void> {
  await sql`
    insert into search_misses (day, words, searches)
    select ${day}::date, ${words}, 1
    where (select count(*) from search_misses where day = ${day}::date) < ${MOST}
      or exists (select 1 from search_misses where day = ${day}::date and words = ${words})
    on conflict (day, words) do update set searches = search_misses.searches + 1`.execute(db)
}

export async function deleteMisses(db: Db, before: string): Promise<void> {
  await sql`delete from search_misses where day < ${before}::date`.execute(db)
}
