import * as operations from '@galleria/platform-client/operations/catalog/recommendations'
import { z } from 'zod'
import { isUuid } from '../../../data/query-language/values.ts'
import { type App, operation } from '../../../http/route.ts'
import { freshIndex } from '../search/keep-fresh.ts'
import type { ProductIndex } from '../search/product-index.ts'
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
    async ({ db, siteCache, input: { items, algorithms, minimumRecommendedItems } }) => {
      const ids = items.map((item) => item.catalogItemId)
      const [{ appId } = { appId: '' }] = items
      const known = ids.filter(isUuid).map((id) => id.toLowerCase())
      const [index, related] = await Promise.all([
        freshIndex({ db, siteCache }),
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
      const picked = picks(index, known, related)
      if (picked.length > 0) return answerOf(picked, { id: 'goes-well-with', appId })
      const like = known.filter((id) => related.get(id)?.automatic !== false)
      const found = index.remember(JSON.stringify(['similar', known, like]), () =>
        similar(index, known, like),
      )
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
function picks(
  index: ProductIndex,
  ids: readonly string[],
  related: ReadonlyMap<string, StoredRelated>,
): string[] {
  const wanted = new Set(ids.flatMap((id) => related.get(id)?.productIds ?? []))
  return [...wanted].filter((id) => !ids.includes(id) && index.get(id)?.visible).slice(0, MOST)
}

/** Products similar to these: by number of shared collections, then brand, then nearness in price; nothing hidden, sold out or in the request. */
function similar(index: ProductIndex, ids: readonly string[], like: readonly string[]): string[] {
  const wanted = like.flatMap((id) => index.get(id) ?? []).filter(({ visible }) => visible)
  if (!wanted.length) return []
  const visible = index.all().filter((slot) => index.isVisible(slot))
  const scored = Array.from(visible, (slot) => index.at(slot)).flatMap((document) => {
    if (document.availability === 'OUT_OF_STOCK' || ids.includes(document.id)) return []
    const score = wanted.reduce((sum, like) => {
      let shared = 0
      for (const category of like.categories.keys()) if (document.categories.has(category)) shared += 1
      const sameBrand = like.brandId !== undefined && like.brandId === document.brandId ? 1 : 0
      const [low, high] = [like.minPrice, document.minPrice].sort((a, b) => a - b) as [number, number]
      return sum + shared * 2 + sameBrand + (high > 0 ? low / high : 1)
    }, 0)
    // Something in common beyond its price.
    return score >= 2 ? [{ id: document.id, score, numericId: document.numericId }] : []
  })
  scored.sort((a, b) => b.score - a.score || a.numericId - b.numericId)
  return scored.slice(0, MOST).map(({ id }) => id)
}
