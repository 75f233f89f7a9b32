import type { Selectable } from 'kysely'
import type { CatalogTables } from '../tables.ts'

export type InfoSection = ReturnType<typeof infoSectionView>

export function infoSectionView(state: InfoSectionState, assignedProductsCount?: number) {
  const { id, uniqueName, title, description, plainDescription, revision, createdAt, updatedAt } = state
  return {
    ...{ id, revision: String(revision), uniqueName, title },
    ...{ createdDate: createdAt.toISOString(), updatedDate: updatedAt.toISOString() },
    ...(description && { description }),
    plainDescription,
    ...(assignedProductsCount !== undefined && { assignedProductsCount }),
  }
}

export type InfoSectionState = Selectable<CatalogTables['infoSections']>
