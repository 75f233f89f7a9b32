import type { MediaItem } from '@galleria/platform-client/products'

export interface Member {
  readonly id: string
  readonly name: string
  readonly picture: MediaItem | undefined
}

/** Wanted order; new items follow, removed ones are left out. */
export function ordered<Item extends { readonly id: string }>(
  items: readonly Item[],
  wanted: readonly string[] = [],
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const first = wanted.flatMap((id) => byId.get(id) ?? [])
  return [...first, ...items.filter(({ id }) => !wanted.includes(id))]
}
