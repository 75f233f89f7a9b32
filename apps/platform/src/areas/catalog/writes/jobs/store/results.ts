import { sql } from 'kysely'
import { z } from 'zod'
import type { PlatformConfig } from '../../../../../data/config.ts'
import type { Db } from '../../../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../../../data/query-language/fields.ts'
import {
  beyondKeyset,
  type CursorPaging,
  cutKeyset,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../../../data/query-language/keyset.ts'
import type { BulkError } from '../tables.ts'

export const status = z.enum(['PENDING', 'SUCCEEDED', 'FAILED'])

const fields: Fields = {
  productId: idColumn(sql.ref('product_id'), { sortable: true }),
  status: column('text', sql.ref('status')),
}

const id = sql.ref('product_id')

interface Item {
  readonly id: string
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  readonly error: BulkError | null
  readonly position: string | null
}

interface Access {
  readonly db: Db
  readonly config: PlatformConfig
}

interface ResultsQuery {
  readonly status: Item['status'] | undefined
  readonly cursorPaging: z.output<typeof CursorPaging>
}

/** One page of a job's results, those that still wait too. */
export async function queryResults(
  { db, config }: Access,
  jobId: string,
  { status, cursorPaging }: ResultsQuery,
) {
  const sort = [{ fieldName: 'productId', order: 'ASC' as const }]
  const query = { filter: status, sort, cursorPaging }
  const page = readKeyset(config, `results of ${jobId}`, query, fields, { at: '' })
  const only = page.filter ? sql<boolean>`status = ${page.filter}` : sql<boolean>`true`
  const { rows } = await sql<Item>`
    select product_id as id, status, error, ${positionOf(page)} as position
    from (
      select product_id, status, error from catalog_bulk_items where job_id = ${jobId}::uuid
      union all
      select p.id, case when b.done then 'SUCCEEDED' else 'PENDING' end, null
      from catalog_bulk_batches b cross join unnest(coalesce(b.variant_ids, b.product_ids)) as p(id)
      where b.job_id = ${jobId}::uuid and not exists (
        select 1 from catalog_bulk_items i where i.job_id = b.job_id and i.product_id = p.id)
    ) as results where ${only} and ${beyondKeyset(page, id)}
    order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
  return cutKeyset(config, page, rows)
}

/** Ids of products by variant; variants that are gone have none. */
export async function findProductsOfVariants(
  db: Db,
  items: readonly { readonly id: string }[],
): Promise<Map<string, string>> {
  const ids = items.map(({ id }) => id)
  const rows = ids.length
    ? await db.selectFrom('variants').select(['id', 'productId']).where('id', 'in', ids).execute()
    : []
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}
