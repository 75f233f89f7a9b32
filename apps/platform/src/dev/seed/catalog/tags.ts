import type { StoredTags } from '../../../areas/catalog/index.ts'

/** Occasions that the shop's buyers thought of, by the product's slug. */
const occasions: Readonly<Record<string, readonly string[]>> = {
  'Gift for mom': [
    'pebble-bud-vase',
    'ochre-teapot',
    'table-candle',
    'lakeside-scarf',
    'herb-pot',
    'kitchen-soap',
    'gift-card',
  ],
  'Gift for dad': [
    'travel-radio',
    'fisher-sweater',
    'market-board',
    'closed-headphones',
    'ledger',
    'gift-card',
  ],
  'Housewarming gift': [
    'bread-board',
    'terrace-planter',
    'entry-caddy',
    'table-candle',
    'first-press-oil',
    'gift-card',
  ],
  'Wedding gift': [
    'feast-plates',
    'plain-cutlery',
    'vigil-carafe',
    'hearth-blanket',
    'moon-jar',
    'gift-card',
  ],
  'For reading': ['library-lamp', 'porcini-lamp', 'heron-floor-lamp', 'hearth-blanket'],
}

export function tagsOf(slug: string): { readonly tags?: StoredTags } {
  const tagIds = Object.entries(occasions).flatMap(([tag, slugs]) => (slugs.includes(slug) ? [tag] : []))
  return tagIds.length > 0 ? { tags: { publicTags: { tagIds } } } : {}
}
