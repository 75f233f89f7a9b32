import * as operations from '@galleria/platform-client/operations/catalog/products-v3'
import { z } from 'zod'
import { ignoring } from '../../../base/input/closed.ts'
import { listOf } from '../../../base/query.ts'
import { CursorSearch, SearchDetails } from '../../../data/query-language/search.ts'
import type { Services } from '../../../data/services.ts'
import { RawJson, rawJsonList } from '../../../http/cache/raw-json.ts'
import { Counted } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { productTexts } from '../read/product-texts.ts'
import { FoundProductsAnswer } from '../v3/answers.ts'
import { productV3View } from '../views/product-v3.ts'
import type { Asked, Reader, SearchedCatalog } from './engine.ts'
import { noteMiss } from './misses.ts'
import { freshCatalog, readCatalog } from './open.ts'
import { readerOf } from './prepare.ts'

const requestedFields = listOf(z.string().max(50), { max: 100 }).optional()

/** Search and count of catalog V3 (wire §3.10). */
export function searchRoutes(app: App): void {
  operation(
    app,
    operations.searchProducts,
    {
      query: z.object({ search: CursorSearch.prefault({}), fields: requestedFields }),
      publicRead: true,
      answer: FoundProductsAnswer,
    },
    async ({ db, siteCache, config, clock, log, caller, request, input }) => {
      const catalog = await readCatalog({ db, siteCache, config }, request)
      const reader = readerOf(caller, request)
      const asked = await catalog.ask(input.search, reader)
      const name = JSON.stringify(['v3', asked.name, input])
      const page = await catalog.page(name, () => pageOf({ db, siteCache, config }, catalog, asked, input))
      const missed =
        !reader.hidden && without.has(page)
          ? await missedExpression(catalog, input.search, reader)
          : undefined
      if (missed) await noteMiss({ db, config, clock, log }, missed)
      return page
    },
  )

  operation(
    app,
    operations.countProducts,
    {
      query: ignoring(
        z.object({ filter: z.unknown().optional(), search: SearchDetails.optional() }),
        'returnNonVisibleProducts',
      ),
      answer: Counted,
    },
    async ({ db, siteCache, config, caller, request, input: { filter, search: details } }) => {
      const wanted = CursorSearch.parse({ filter, search: details, paging: { limit: 0 } })
      const catalog = await freshCatalog({ db, siteCache, config })
      const asked = await catalog.ask(wanted, { ...readerOf(caller, request), at: '' })
      return { count: await asked.count() }
    },
  )
}

/** Pages of searches that found no product: only these are searched once more for `missedExpression`. */
const without = new WeakSet<RawJson>()

/**
 * Words of a shopper's search without any product, whatever it is filtered by. Suggestions while somebody types ask for no
 * aggregations and count for nothing, and so does the second search for similar words.
 */
async function missedExpression(
  catalog: SearchedCatalog,
  { aggregations, cursorPaging, paging, search: details }: CursorSearch,
  reader: Reader,
): Promise<string | undefined> {
  const isFirst = aggregations.length > 0 && !cursorPaging?.cursor && !paging?.offset
  if (!details?.expression.trim() || details.fuzzy || !isFirst) return undefined
  const wanted = CursorSearch.parse({ search: details, paging: { limit: 0 } })
  const asked = await catalog.ask(wanted, reader)
  return (await asked.count()) === 0 ? details.expression : undefined
}

interface Input {
  readonly search: CursorSearch
  readonly fields?: readonly string[] | undefined
}

async function pageOf(
  { db, siteCache, config }: Pick<Services, 'db' | 'siteCache' | 'config'>,
  catalog: SearchedCatalog,
  asked: Asked,
  { search: { aggregations }, fields: requested }: Input,
): Promise<RawJson> {
  const found = await asked.find()
  const fields = new Set(requested)
  const name = `v3 ${[...fields].sort().join()} `
  const products = await productTexts({ db, siteCache }, catalog, found.ids, name, (row) =>
    productV3View(config, row, { fields }),
  )
  const rest = {
    pagingMetadata: {
      count: products.length,
      ...(found.offset !== undefined && { offset: found.offset, total: found.total }),
      cursors: found.cursors,
      hasNext: found.cursors.next !== null,
    },
    aggregationData: await found.aggregate(aggregations),
  }
  const page = new RawJson(['{"products":', ...rawJsonList(products), `,${JSON.stringify(rest).slice(1)}`])
  if (found.total === 0) without.add(page)
  return page
}
