import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../../../data/database.ts'
import {
  queryJobResults,
  type ResultsAccess,
  type ResultsRequest,
} from '../../../../../data/query-language/job-results.ts'

export const status = z.enum(['PENDING', 'SUCCEEDED', 'FAILED'])

/** One page of a job's results, those that still wait too. */
export function queryResults(access: ResultsAccess, jobId: string, request: ResultsRequest) {
  const from = sql`(
      select product_id, status, error from catalog_bulk_items where job_id = ${jobId}::uuid
      union all
      select p.id, case when b.done then 'SUCCEEDED' else 'PENDING' end, null
      from catalog_bulk_batches b cross join unnest(coalesce(b.variant_ids, b.product_ids)) as p(id)
      where b.job_id = ${jobId}::uuid and not exists (
        select 1 from catalog_bulk_items i where i.job_id = b.job_id and i.product_id = p.id)
    )`
  return queryJobResults(access, { jobId, idField: 'productId', idColumn: 'product_id', from }, request)
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
