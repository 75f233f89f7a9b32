import * as operations from '@galleria/platform-client/operations/catalog/recommendations'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { freshIndex } from '../search/keep-fresh.ts'
import type { ProductIndex } from '../search/product-index.ts'

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

const MOST = 12

/** An extension: the wire reference does not list it. What goes with these products, best first. */
export function recommendationRoutes(app: App): void {
  operation(
    app,
    operations.getRecommendation,
    { body: Body, answer: Answer },
    async ({ db, siteCache, input: { items, algorithms, minimumRecommendedItems } }) => {
      const ids = items.map((item) => item.catalogItemId)
      const [{ appId } = { appId: '' }] = items
      const index = await freshIndex({ db, siteCache })
      const found = index.remember(JSON.stringify(['similar', ids]), () => similar(index, ids))
      if (found.length < minimumRecommendedItems) return { recommendation: null }
      const algorithm = algorithms?.[0] ?? { id: 'similar-products', appId }
      return {
        recommendation: {
          items: found.map((catalogItemId) => ({ catalogItemId, appId })),
          algorithm: { id: algorithm.id, appId: algorithm.appId },
        },
      }
    },
  )
}

/** Similar products: by number of shared collections, then brand, then nearness in price; nothing hidden, sold out or in the request. */
function similar(index: ProductIndex, ids: readonly string[]): string[] {
  const wanted = ids.flatMap((id) => index.get(id) ?? []).filter(({ visible }) => visible)
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
