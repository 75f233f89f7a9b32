import type { SearchedCatalog } from '../engine.ts'
import type { ProductIndex } from '../product-index.ts'

/** Products similar to these: by number of shared collections, then brand, then nearness in price; nothing hidden, sold out or excluded. */
export function similarTo(
  index: ProductIndex,
  like: readonly string[],
  { without, most }: Parameters<SearchedCatalog['similarTo']>[1],
): readonly string[] {
  const wanted = like.flatMap((id) => index.get(id) ?? []).filter(({ visible }) => visible)
  if (!wanted.length) return []
  const visible = index.all().filter((slot) => index.isVisible(slot))
  const scored = Array.from(visible, (slot) => index.at(slot)).flatMap((document) => {
    if (document.availability === 'OUT_OF_STOCK' || without.includes(document.id)) return []
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
  return scored.slice(0, most).map(({ id }) => id)
}
