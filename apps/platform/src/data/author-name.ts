import { type RawBuilder, sql } from 'kysely'

/** Name of the colleague or of the API key that a column names by its id; null where neither is known any more. */
export function authorName(column: string): RawBuilder<string | null> {
  const id = sql`${sql.ref(column)}::text`
  return sql<string | null>`coalesce(
    (select coalesce(nullif(concat_ws(' ', author.contact ->> 'firstName', author.contact ->> 'lastName'), ''), author.nickname)
      from staff_users colleague join members author on author.id = colleague.member_id where colleague.id::text = ${id}),
    (select key.name from api_keys key where key.id::text = ${id}))`
}
