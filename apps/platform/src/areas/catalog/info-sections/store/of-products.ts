import type { Selectable } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { infoSectionId, isShared, sectionName } from '../../ids.ts'
import type { CatalogTables, StoredInfoSection } from '../../tables.ts'

type Row = Selectable<CatalogTables['infoSections']>

/** A section as a product shows it. */
export interface ProductSection extends Pick<Row, 'id' | 'uniqueName' | 'title'> {
  /** Plain text or HTML, as catalog V1 tells it. */
  readonly description: string
  /** Rich content, where the description is more than plain text. */
  readonly content: Row['description']
  readonly shared: boolean
}

/** Sections of these products in their order, by product; no read at all where none of them shares one. */
export async function sectionsOf(
  db: Db,
  rows: readonly { readonly id: string; readonly infoSections: readonly StoredInfoSection[] }[],
): Promise<Map<string, ProductSection[]>> {
  const ids = new Set(rows.flatMap((row) => row.infoSections.filter(isShared).map(({ id }) => id)))
  const known = await sharedSections(db, [...ids])
  return new Map(
    rows.map(({ id, infoSections }) => [
      id,
      infoSections.flatMap((section) =>
        isShared(section) ? (known.get(section.id) ?? []) : ownSection(section),
      ),
    ]),
  )
}

export async function sharedSections(db: Db, ids: readonly string[]): Promise<Map<string, ProductSection>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('infoSections')
    .select(['id', 'uniqueName', 'title', 'plainDescription as description', 'description as content'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, shared: true }]))
}

/** Section as catalog V3 has it: the same title and text are the same section, in whatever products. */
function ownSection({
  title,
  description,
}: {
  readonly title: string
  readonly description: string
}): ProductSection {
  const id = infoSectionId(title, description)
  return {
    ...{ id, title, uniqueName: sectionName(title, id) },
    ...{ description, content: null, shared: false },
  }
}
