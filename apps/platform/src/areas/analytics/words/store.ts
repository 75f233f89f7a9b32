import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Days } from '../range.ts'

export interface WordsFound {
  readonly words: string
  readonly searches: number
  readonly lastDay: string
}

/** Searches without a product, the most frequent first. */
export async function missedWords(db: Db, { from, to }: Days, most: number): Promise<WordsFound[]> {
  const { rows } = await sql<WordsFound>`
    select words, sum(searches)::bigint as searches, max(day)::text as last_day from search_misses
    where day between ${from}::date and ${to}::date group by words
    order by 2 desc, words limit ${most}`.execute(db)
  return rows
}
