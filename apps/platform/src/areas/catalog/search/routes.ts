import * as operations from '@galleria/platform-client/operations/catalog/products-v3'
import { z } from 'zod'
import { ignoring } from '../../../base/input/closed.ts'
import { listOf } from '../../../base/query.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { CursorSearch, SearchDetails } from '../../../data/query-language/search.ts'
import type { Services } from '../../../data/services.ts'
import { RawJson, rawJsonList } from '../../../http/cache/raw-json.ts'
import { Counted } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { productTexts } from '../read/product-texts.ts'
import { FoundProductsAnswer } from '../v3/answers.ts'
import { productV3View } from '../views/product-v3.ts'
import { aggregate } from './aggregate.ts'
import { freshIndex, readIndex } from './keep-fresh.ts'
import { noteMiss } from './misses.ts'
import { type PreparedSearch, prepareSearch, readerOf } from './prepare.ts'
import type { ProductIndex } from './product-index.ts'
import { search } from './search.ts'

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
      const index = await readIndex({ db, siteCache }, request)
      const site = { db, siteCache, config }
      const reader = readerOf(caller, request)
      const prepared = await prepareSearch(site, index, input.search, reader)
      const name = JSON.stringify(['v3', prepared.hidden, prepared.words?.index.name, input])
      const page = await index.page(name, () => pageOf(site, index, prepared, input.fields))
      const missed =
        !prepared.hidden && without.has(page) ? missedExpression(config, index, prepared) : undefined
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
      const site = { db, siteCache, config }
      const index = await freshIndex(site)
      const prepared = await prepareSearch(site, index, wanted, { ...readerOf(caller, request), at: '' })
      return { count: search(config, index, prepared).all.length }
    },
  )
}

/** Pages of searches that found no product: only these are searched once more for `missedExpression`. */
const without = new WeakSet<RawJson>()

/**
 * Words of a shopper's search without any product, whatever it is filtered by. Suggestions while somebody types ask for no
 * aggregations and count for nothing, and so does the second search for similar words.
 */
function missedExpression(
  config: PlatformConfig,
  index: ProductIndex,
  prepared: PreparedSearch,
): string | undefined {
  const { aggregations, cursorPaging, paging } = prepared.wanted
  const details = prepared.words?.details
  const isFirst = aggregations.length > 0 && !cursorPaging?.cursor && !paging?.offset
  if (!details || details.fuzzy || !isFirst) return undefined
  const wanted = CursorSearch.parse({ search: details, paging: { limit: 0 } })
  const { all } = search(config, index, { ...prepared, wanted })
  return all.length === 0 ? details.expression : undefined
}

async function pageOf(
  { db, siteCache, config }: Pick<Services, 'db' | 'siteCache' | 'config'>,
  index: ProductIndex,
  prepared: PreparedSearch,
  requested: readonly string[] | undefined,
): Promise<RawJson> {
  const found = search(config, index, prepared)
  const fields = new Set(requested)
  const name = `v3 ${[...fields].sort().join()} `
  const products = await productTexts({ db, siteCache }, index, found.page, name, (row) =>
    productV3View(config, row, { fields }),
  )
  const { aggregations } = found.search
  const rest = {
    pagingMetadata: {
      count: products.length,
      ...(found.offset !== undefined && { offset: found.offset, total: found.all.length }),
      cursors: found.cursors,
      hasNext: found.cursors.next !== null,
    },
    aggregationData: index.remember(JSON.stringify([found.name, aggregations]), () =>
      aggregate(found.all, aggregations, found.fields, index.terms),
    ),
  }
  const page = new RawJson(['{"products":', ...rawJsonList(products), `,${JSON.stringify(rest).slice(1)}`])
  if (found.all.length === 0) without.add(page)
  return page
}
