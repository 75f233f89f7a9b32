import * as operations from '@galleria/platform-client/operations/catalog/recommendations'
import { z } from 'zod'
import { isUuid } from '../../../data/query-language/values.ts'
import { type App, operation } from '../../../http/route.ts'
import type { SearchedCatalog } from '../search/engine.ts'
import { freshCatalog } from '../search/open.ts'
import type { StoredRelated } from '../tables.ts'
import { findRelated, findRelating } from './store.ts'

const Reference = z.object({ catalogItemId: z.string(), appId: z.string() })
const Body = z.object({
  algorithms: z
    .array(z.object({ id: z.string(), appId: z.string(), config: z.unknown().optional() }))
    .max(10)
    .optional(),
  items: z.array(Reference).min(1).max(20),
  minimumRecommendedItems: z.int().min(1).max(20).default(1),
})

const Answer = z.object({
  recommendation: z
    .object({ items: z.array(Reference), algorithm: z.object({ id: z.string(), appId: z.string() }) })
    .nullable(),
})

/** Products that name one. */
const Relating = z.object({
  products: z.array(z.object({ id: z.guid(), name: z.string(), visible: z.boolean() })),
})

const MOST = 12
/** Products of an answer that name another one. */
const MOST_RELATING = 100

/** An extension: the wire reference does not list it. What goes with these products, best first. */
export function recommendationRoutes(app: App): void {
  operation(
    app,
    operations.getRecommendation,
    { body: Body, answer: Answer },
    async ({ db, siteCache, config, input: { items, algorithms, minimumRecommendedItems } }) => {
      const ids = items.map((item) => item.catalogItemId)
      const [{ appId } = { appId: '' }] = items
      const known = ids.filter(isUuid).map((id) => id.toLowerCase())
      const [catalog, related] = await Promise.all([
        freshCatalog({ db, siteCache, config }),
        known.length ? findRelated(db, known) : new Map(),
      ])
      const answerOf = (
        found: readonly string[],
        algorithm: { readonly id: string; readonly appId: string },
      ) =>
        found.length < minimumRecommendedItems
          ? { recommendation: null }
          : {
              recommendation: {
                items: found.map((catalogItemId) => ({ catalogItemId, appId })),
                algorithm: { id: algorithm.id, appId: algorithm.appId },
              },
            }
      const picked = await picks(catalog, known, related)
      if (picked.length > 0) return answerOf(picked, { id: 'goes-well-with', appId })
      const like = known.filter((id) => related.get(id)?.automatic !== false)
      const found = await catalog.similarTo(like, { without: known, most: MOST })
      return answerOf(found, algorithms?.[0] ?? { id: 'similar-products', appId })
    },
  )

  operation(
    app,
    operations.listRelatingProducts,
    { query: z.object({ productId: z.string() }), answer: Relating },
    async ({ db, input: { productId } }) => ({
      products: isUuid(productId) ? await findRelating(db, productId.toLowerCase(), MOST_RELATING) : [],
    }),
  )
}

/** Products that merchants picked for these, in their order; nothing hidden or in the request. */
async function picks(
  catalog: SearchedCatalog,
  ids: readonly string[],
  related: ReadonlyMap<string, StoredRelated>,
): Promise<string[]> {
  const wanted = [...new Set(ids.flatMap((id) => related.get(id)?.productIds ?? []))]
  const entries = await catalog.entriesOf(wanted)
  return wanted.filter((id) => !ids.includes(id) && entries.get(id)?.visible).slice(0, MOST)
}
