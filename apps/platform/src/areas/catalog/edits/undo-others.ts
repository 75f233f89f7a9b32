import { sql } from 'kysely'
import { allCustomizations } from '../customizations/read.ts'
import { insertCustomization, removeCustomization, saveCustomization } from '../customizations/state.ts'
import type { CustomizationState } from '../customizations/view.ts'
import { insertInfoSection, removeInfoSection, saveInfoSection } from '../info-sections/state.ts'
import type { InfoSectionState } from '../info-sections/view.ts'
import { havingRibbon } from '../store/changes.ts'
import { deleteCollection, lockCollection, saveCollection } from '../writes/collections/collections.ts'
import type { CollectionState } from '../writes/collections/store.ts'
import { insertNamed, removeNamed, renameNamed } from '../writes/shared/named.ts'
import type { NamedState } from '../writes/shared/store.ts'
import { putBack } from './cells.ts'
import { checkCells, lost, type UndoneRow } from './check-cells.ts'
import type { Edit } from './edit.ts'

export async function undoCollection(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const there = await trx
    .selectFrom('collections')
    .select('id')
    .where('id', '=', row.entityId)
    .executeTakeFirst()
  const before = there && (await lockCollection(edit, row.entityId))
  checkCells(row, before)
  if (row.action === 'created') return deleteCollection(edit, row.entityId)
  const after = putBack<CollectionState>(before, row.cells, row.entityId)
  const taken = await trx
    .selectFrom('collections')
    .select('id')
    .where('slug', '=', after.slug)
    .where('id', '!=', after.id)
    .executeTakeFirst()
  if (taken) throw lost(row, `another collection has its slug ${JSON.stringify(after.slug)} now`)
  await saveCollection(edit, before, after)
}

/** A brand or a ribbon: one that was made goes again unless products have it, one that went comes back. */
export async function undoNamed(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const brand = row.kind === 'brand'
  const table = brand ? 'brands' : 'ribbons'
  const before = await trx
    .selectFrom(table)
    .selectAll()
    .where('id', '=', row.entityId)
    .forUpdate()
    .executeTakeFirst()
  checkCells(row, before)
  if (!before) {
    const state = putBack<NamedState>(undefined, row.cells, row.entityId)
    const after = { ...state, revision: (row.revision ?? 0) + 1, updatedAt: edit.date }
    if (await insertNamed(edit, table, after)) return
    throw lost(row, `another ${row.kind} has this name now`)
  }
  if (row.action === 'updated')
    return renameNamed(edit, table, before, putBack<NamedState>(before, row.cells, row.entityId).name)
  const used = await trx
    .selectFrom('products')
    .select('id')
    .where(brand ? sql<boolean>`brand_id = ${row.entityId}::uuid` : havingRibbon(row.entityId))
    .limit(1)
    .executeTakeFirst()
  if (used) throw lost(row, 'products have it')
  await removeNamed(edit, table, before)
}

/** An info section: one that was made goes again unless products have it, one that went comes back. */
export async function undoInfoSection(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const before = await trx
    .selectFrom('infoSections')
    .selectAll()
    .where('id', '=', row.entityId)
    .forUpdate()
    .executeTakeFirst()
  checkCells(row, before)
  const after = putBack<InfoSectionState>(before, row.cells, row.entityId)
  if (!before) {
    if (await insertInfoSection(edit, { ...after, revision: (row.revision ?? 0) + 1, updatedAt: edit.date }))
      return
    throw lost(row, `another info section is called ${JSON.stringify(after.uniqueName)} now`)
  }
  if (row.action === 'updated') return saveInfoSection(edit, before, after)
  const { rows } = await sql`select 1 from products
    where info_sections @> jsonb_build_array(jsonb_build_object('id', ${before.id}::text)) limit 1`.execute(
    trx,
  )
  if (rows.length) throw lost(row, 'products have it')
  await removeInfoSection(edit, before)
}

/** A customization; what its products became with it are rows of the same edit, each put back for itself. */
export async function undoCustomization(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const before = await trx
    .selectFrom('customizations')
    .selectAll()
    .where('id', '=', row.entityId)
    .forUpdate()
    .executeTakeFirst()
  checkCells(row, before)
  const after = putBack<CustomizationState>(before, row.cells, row.entityId)
  if (!before) {
    if (
      await insertCustomization(edit, { ...after, revision: (row.revision ?? 0) + 1, updatedAt: edit.date })
    )
      return
    throw lost(row, `another customization is called ${JSON.stringify(after.name)} now`)
  }
  if (row.action === 'updated') {
    await saveCustomization(edit, before, after)
    return
  }
  const used = (await allCustomizations(trx)).find(({ state }) => state.id === before.id)
  if (used?.assigned) throw lost(row, 'products have it')
  await removeCustomization(edit, before)
}
