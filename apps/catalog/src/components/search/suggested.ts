import type { Suggestions } from '../../data/suggest.ts'
import type { Tile } from '../../rules/tile.ts'

/** One line of the list box, in the order of the arrow keys. */
export type Suggested =
  | { readonly kind: 'recent' | 'word'; readonly to: string; readonly term: string }
  | { readonly kind: 'product'; readonly to: string; readonly product: Tile; readonly term?: never }
  | { readonly kind: 'collection'; readonly to: string; readonly name: string; readonly term?: never }
  | { readonly kind: 'post'; readonly to: string; readonly title: string; readonly term?: never }
  | { readonly kind: 'all'; readonly to: string; readonly term?: never }

/** Before anything is typed what was looked for lately, then what fits, with the way to everything that does. */
export function suggested(
  sought: string,
  answer: Suggestions | undefined,
  recent: readonly string[],
): readonly Suggested[] {
  const results = (q: string) => `/search?${new URLSearchParams({ q })}`
  if (!sought) return recent.map((term) => ({ kind: 'recent', to: results(term), term }))
  return [
    ...(answer?.words ?? []).map((term) => ({ kind: 'word', to: results(term), term }) as const),
    ...(answer?.products ?? []).map(
      (product) => ({ kind: 'product', to: `/products/${product.slug}`, product }) as const,
    ),
    ...(answer?.collections ?? []).map(
      ({ slug, name }) => ({ kind: 'collection', to: `/collections/${slug}`, name }) as const,
    ),
    ...(answer?.posts ?? []).map(
      ({ slug, title }) => ({ kind: 'post', to: `/journal/${slug}`, title }) as const,
    ),
    { kind: 'all', to: results(sought) },
  ]
}
