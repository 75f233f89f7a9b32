import { z } from 'zod'
import { listOf } from '../../query.ts'
import { type App, operation } from '../../route.ts'
import { productV3View } from '../product-v3-view.ts'
import { findProducts } from '../store.ts'
import { aggregate } from './aggregate.ts'
import { freshIndex } from './keep-fresh.ts'
import { CursorSearch, SearchDetails } from './request.ts'
import { search } from './search.ts'

const EVERYONE = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const
const requestedFields = listOf(z.string().max(50), { max: 100 }).optional()

/** Search and count of catalogue V3 (wire §3.10). */
export function searchRoutes(app: App): void {
  operation(
    app,
    {
      name: 'SearchProducts',
      method: 'GET',
      path: '/stores/v3/products/search',
      allow: EVERYONE,
      query: z.object({ search: CursorSearch.prefault({}), fields: requestedFields }),
      fallback: true,
    },
    async ({ db, config, caller, input }) => {
      const index = await freshIndex(db)
      const hidden = caller.type === 'APP' || caller.type === 'USER'
      const found = search(config, index, input.search, { hidden })
      const products = await findProducts(
        db,
        found.page.map(({ document }) => document.id),
      )
      const fields = new Set(input.fields)
      const { aggregations } = found.search
      return {
        products: products.map((row) => productV3View(config, row, { fields })),
        pagingMetadata: {
          count: products.length,
          ...(found.offset !== undefined && { offset: found.offset, total: found.all.length }),
          cursors: { next: found.next ?? null },
          hasNext: found.next !== undefined,
        },
        aggregationData: index.remember(JSON.stringify([found.name, aggregations]), () =>
          aggregate(found.all, aggregations, found.fields, index.terms),
        ),
      }
    },
  )

  operation(
    app,
    {
      name: 'CountProducts',
      method: 'GET',
      path: '/stores/v3/products/count',
      allow: EVERYONE,
      query: z.object({ filter: z.unknown().optional(), search: SearchDetails.optional() }),
      fallback: true,
    },
    async ({ db, config, caller, input: { filter, search: words } }) => {
      const wanted = CursorSearch.parse({ filter, search: words, paging: { limit: 0 } })
      const hidden = caller.type === 'APP' || caller.type === 'USER'
      return { count: search(config, await freshIndex(db), wanted, { hidden }).all.length }
    },
  )
}
