import type { Trx } from '../../../../data/database.ts'
import { CursorSearch, type SearchDetails } from '../../../../data/query-language/search.ts'
import type { Services } from '../../../../data/services.ts'
import type { Edit } from '../../edits/edit.ts'
import { freshCatalog } from '../../search/open.ts'
import type { BulkChange } from './change.ts'
import { allIds, insertBatches, insertJob, insertProductBatches } from './store/create.ts'

type Site = Pick<Services, 'db' | 'siteCache' | 'config'>

export interface ProductFilter {
  readonly filter: unknown
  readonly search?: SearchDetails | undefined
}

/** Ids of all products that are found, hidden ones too. */
export async function findProductIds(
  site: Site,
  { filter, search: details }: ProductFilter,
): Promise<string[]> {
  // A search for nothing finds all products, whose ids are known without the index.
  if (details === undefined && isEmpty(filter)) return allIds(site.db)
  const catalog = await freshCatalog(site)
  const wanted = CursorSearch.parse({ filter, search: details, paging: { limit: 0 } })
  const asked = await catalog.ask(wanted, { hidden: true, at: '', fields: 'table' })
  return asked.all()
}

const isEmpty = (filter: unknown) =>
  typeof filter === 'object' && filter !== null && Object.keys(filter).length === 0

interface Begun {
  readonly call: string
  readonly change: BulkChange
  readonly productIds: readonly string[]
  /** Variants that are meant, where it is not the whole product. */
  readonly variants?: readonly { readonly id: string; readonly productId: string }[] | undefined
}

/** Products of one transaction: a buyer of one of them waits no longer than for these. */
const BATCH = 1000

/** Begins a job for the products found now: each is in a batch of the job, and no later search decides. */
export async function beginJob(
  edit: Edit,
  { call, change, productIds, variants }: Begun,
): Promise<{ jobId: string }> {
  const { trx, id, date, context } = edit
  await edit.open(call, 'undoes' in change ? { undoes: change.undoes } : {})
  await insertJob(trx, {
    ...{ id, call, change, status: productIds.length ? 'RUNNING' : 'FINISHED' },
    ...{ total: (variants ?? productIds).length, createdBy: context.caller, date },
  })
  if (variants) await waitForVariants(trx, id, variants)
  else await insertProductBatches(trx, id, productIds.toSorted(), BATCH)
  return { jobId: id }
}

/** Puts all variants of one product into one batch: an edit has one row of each product, which is undone once. */
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
  if (batches.length) await insertBatches(trx, batches)
}
