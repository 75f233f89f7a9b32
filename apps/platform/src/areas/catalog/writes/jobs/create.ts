import { sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { CursorSearch, type SearchDetails } from '../../../../data/query-language/search.ts'
import type { Services } from '../../../../data/services.ts'
import type { Edit } from '../../edits/edit.ts'
import { rowFields } from '../../rows/fields.ts'
import { freshIndex } from '../../search/keep-fresh.ts'
import { search } from '../../search/search.ts'
import type { BulkChange } from './change.ts'

type Site = Pick<Services, 'db' | 'kept' | 'config'>

export interface Found {
  readonly filter: unknown
  readonly search?: SearchDetails | undefined
}

/** Ids of all products that are found, hidden ones too. */
export async function productsFound(site: Site, { filter, search: words }: Found): Promise<string[]> {
  // All of them, in the order of a search for nothing, are known without the index.
  if (words === undefined && isEmpty(filter)) return allIds(site.db)
  const index = await freshIndex(site)
  const wanted = CursorSearch.parse({ filter, search: words, paging: { limit: 0 } })
  const fields = rowFields(site.config, index)
  const { all } = search(site.config, index, wanted, { hidden: true, fields, at: '' })
  return Array.from(all, (slot) => index.at(slot).id)
}

const isEmpty = (filter: unknown) =>
  typeof filter === 'object' && filter !== null && Object.keys(filter).length === 0

async function allIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from products order by numeric_id`.execute(
    db.withoutPlugins(),
  )
  return rows.map(({ id }) => id)
}

interface Begun {
  readonly call: string
  readonly change: BulkChange
  readonly productIds: readonly string[]
  /** Which variants of the products are meant, where it is not all that a product is. */
  readonly variants?: readonly { readonly id: string; readonly productId: string }[] | undefined
}

/** Products of one transaction: whoever buys one of them waits no longer than for these. */
const BATCH = 1000

/** What is found now is what will be changed: each product is in a batch of the job, and no later look decides. */
export async function beginJob(
  edit: Edit,
  { call, change, productIds, variants }: Begun,
): Promise<{ jobId: string }> {
  const { trx, id, date, context } = edit
  await edit.open(call, 'undoes' in change ? { undoes: change.undoes } : {})
  await trx
    .insertInto('catalogBulkJobs')
    .values({
      ...{ id, call, change: jsonb(change), status: productIds.length ? 'RUNNING' : 'FINISHED' },
      ...{
        total: (variants ?? productIds).length,
        createdBy: jsonb(context.caller),
        createdAt: date,
        updatedAt: date,
      },
    })
    .execute()
  if (variants) await waitForVariants(trx, id, variants)
  else
    await sql`insert into catalog_bulk_batches (job_id, first_id, product_ids)
      select ${id}::uuid, found.ids[place], found.ids[place : place + ${BATCH - 1}::int]
      from (select ${productIds.toSorted()}::uuid[] as ids) as found
        cross join generate_series(1, cardinality(found.ids), ${BATCH}::int) as place`.execute(trx)
  return { jobId: id }
}

/** All that are meant of one product are in one batch: an edit has one row of each product, which is taken back once. */
async function waitForVariants(
  trx: Trx,
  jobId: string,
  variants: NonNullable<Begun['variants']>,
): Promise<void> {
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  const products = [...byProduct.keys()].toSorted()
  const batches = []
  for (let at = 0; at < products.length; at += BATCH) {
    const productIds = products.slice(at, at + BATCH)
    const variantIds = productIds.flatMap((product) => byProduct.get(product)?.map(({ id }) => id) ?? [])
    batches.push({ jobId, firstId: productIds[0] ?? '', productIds, variantIds: variantIds.toSorted() })
  }
  if (batches.length) await trx.insertInto('catalogBulkBatches').values(batches).execute()
}
