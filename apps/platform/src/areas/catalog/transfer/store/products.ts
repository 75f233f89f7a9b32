import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'

export async function findProductsBySlug(trx: Trx, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from products where slug = any(${[...slugs]}::text[])`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Collections by their names in lower case, each with the place behind its last product. */
export async function findCollectionsByName(trx: Trx, names: readonly string[]) {
  const { rows } = await sql<{ id: string; key: string; next: number }>`
    select c.id, lower(c.name) as key,
      coalesce((select max(m.position) from collection_products m where m.collection_id = c.id), -1) + 1 as next
    from collections c where lower(c.name) = any(${[...names]}::text[]) order by c.position desc`.execute(trx)
  return rows
}
