import type { PlatformConfig } from '../../../data/config.ts'
import type { CollectionRow } from '../store/collections.ts'
import { mediaView } from './media.ts'

/** Collection (wire §4.9). */
export function collectionView(config: PlatformConfig, row: CollectionRow) {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    media: mediaView(config, row.media),
    visible: row.visible,
    numberOfProducts: Number(row.numberOfProducts),
    lastUpdated: row.updatedAt.toISOString(),
  }
}
