import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import type { StoredMedia } from '../../../media/index.ts'

interface MediaReference {
  readonly id?: string
  readonly file?: string
}

/** Media of other products. */
export async function findMediaInUse(trx: Trx, wanted: readonly MediaReference[]): Promise<StoredMedia[]> {
  const { rows } = await sql<{ item: StoredMedia }>`
    select distinct on (item ->> 'id') item from products, jsonb_array_elements(products.media) as item
    where item ->> 'id' = any(${wanted.flatMap(({ id }) => id ?? [])}::text[])
      or item ->> 'file' = any(${wanted.flatMap(({ file }) => file ?? [])}::text[])
    order by item ->> 'id'`.execute(trx)
  return rows.map(({ item }) => item)
}
