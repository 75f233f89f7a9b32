import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { infoSectionId, sectionName } from '../../ids.ts'
import type { InfoSectionState } from '../view.ts'
import { type InfoSection, infoSectionView } from '../view.ts'

/** Section that products hold themselves. */
export interface OwnSection {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Products on show, as of those that are shared. */
  readonly assigned: number
  readonly since: Date
  readonly changed: Date
}

/** Shared sections, and those of single products, of which the same title and text are one. */
export async function readInfoSections(db: Db, seeing: { readonly hidden: boolean }): Promise<InfoSection[]> {
  const shared = await db
    .selectFrom('infoSections')
    .selectAll()
    .select(
      sql<number>`(select count(*) from products, jsonb_array_elements(products.info_sections) as section
        where products.visible and section ->> 'id' = info_sections.id::text)`.as('assigned'),
    )
    .execute()
  const ids = new Set(shared.map(({ id }) => id))
  const own = await ownSections(db, seeing)
  return [
    ...shared.map((row) => infoSectionView(row, Number(row.assigned))),
    ...own
      .filter(({ id }) => !ids.has(id))
      .map((section) => infoSectionView(ownState(section), section.assigned)),
  ]
}

export async function ownSections(db: Db, { hidden }: { readonly hidden: boolean }): Promise<OwnSection[]> {
  const { rows } = await sql<{ title: string; text: string; assigned: string; since: Date; changed: Date }>`
    select section ->> 'title' as title, section ->> 'description' as text, count(*) filter (where products.visible) as assigned,
      min(products.created_at) as since, max(products.updated_at) as changed
    from products, jsonb_array_elements(products.info_sections) as section
    where (products.visible or ${hidden}::boolean) and section ->> 'id' is null group by 1, 2`.execute(db)
  return rows.map((row) => ({
    ...row,
    id: infoSectionId(row.title, row.text),
    assigned: Number(row.assigned),
  }))
}

export function ownState({ id, title, text, since, changed }: OwnSection): InfoSectionState {
  return {
    ...{ id, title, uniqueName: sectionName(title, id), description: null, plainDescription: text },
    ...{ revision: 1, createdAt: since, updatedAt: changed },
  }
}
