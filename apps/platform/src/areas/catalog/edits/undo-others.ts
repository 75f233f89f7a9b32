import { allCustomizations } from '../customizations/read.ts'
import { insertCustomization, removeCustomization, saveCustomization } from '../customizations/state.ts'
import type { CustomizationState } from '../customizations/view.ts'
import { insertInfoSection, removeInfoSection, saveInfoSection } from '../info-sections/state.ts'
import type { InfoSectionState } from '../info-sections/view.ts'
import { addSizeGuide, removeSizeGuide, saveSizeGuide } from '../size-guides/change.ts'
import { lockSizeGuide } from '../size-guides/store.ts'
import type { SizeGuideState } from '../size-guides/tables.ts'
import { deleteCollection, lockCollection, saveCollection } from '../writes/collections/collections.ts'
import type { CollectionState } from '../writes/collections/store.ts'
import { insertNamed, removeNamed, renameNamed } from '../writes/shared/named.ts'
import type { NamedState } from '../writes/shared/store.ts'
import { putBack } from './cells.ts'
import { checkCells, lost, type UndoneRow } from './check-cells.ts'
import type { Edit } from './edit.ts'
import {
  hasInfoSection,
  hasNamed,
  isSlugTaken,
  isThere,
  lockCustomization,
  lockInfoSection,
  lockNamed,
} from './store/undo.ts'

export async function undoCollection(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const there = await isThere(trx, 'collections', row.entityId)
  const before = there ? await lockCollection(edit, row.entityId) : undefined
  checkCells(row, before)
  if (row.action === 'created') return deleteCollection(edit, row.entityId)
  const after = putBack<CollectionState>(before, row.cells, row.entityId)
  if (await isSlugTaken(trx, 'collections', after))
    throw lost(row, `another collection now uses its slug ${JSON.stringify(after.slug)}`)
  await saveCollection(edit, before, after)
}

/** A brand or a ribbon: one that was made goes again unless products have it, one that went comes back. */
export async function undoNamed(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const brand = row.kind === 'brand'
  const table = brand ? 'brands' : 'ribbons'
  const before = await lockNamed(trx, table, row.entityId)
  checkCells(row, before)
  if (!before) {
    const state = putBack<NamedState>(undefined, row.cells, row.entityId)
    const after = { ...state, revision: (row.revision ?? 0) + 1, updatedAt: edit.date }
    if (await insertNamed(edit, table, after)) return
    throw lost(row, `another ${row.kind} now uses its name`)
  }
  if (row.action === 'updated')
    return renameNamed(edit, table, before, putBack<NamedState>(before, row.cells, row.entityId).name)
  if (await hasNamed(trx, table, row.entityId)) throw lost(row, 'products use it')
  await removeNamed(edit, table, before)
}

/** An info section: one that was made goes again unless products have it, one that went comes back. */
export async function undoInfoSection(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const before = await lockInfoSection(trx, row.entityId)
  checkCells(row, before)
  const after = putBack<InfoSectionState>(before, row.cells, row.entityId)
  if (!before) {
    if (await insertInfoSection(edit, { ...after, revision: (row.revision ?? 0) + 1, updatedAt: edit.date }))
      return
    throw lost(row, `another info section now uses its name ${JSON.stringify(after.uniqueName)}`)
  }
  if (row.action === 'updated') return saveInfoSection(edit, before, after)
  if (await hasInfoSection(trx, before.id)) throw lost(row, 'products use it')
  await removeInfoSection(edit, before)
}

/** A customization; what its products became with it are rows of the same edit, each put back for itself. */
export async function undoCustomization(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const before = await lockCustomization(trx, row.entityId)
  checkCells(row, before)
  const after = putBack<CustomizationState>(before, row.cells, row.entityId)
  if (!before) {
    if (
      await insertCustomization(edit, { ...after, revision: (row.revision ?? 0) + 1, updatedAt: edit.date })
    )
      return
    throw lost(row, `another customization now uses its name ${JSON.stringify(after.name)}`)
  }
  if (row.action === 'updated') {
    await saveCustomization(edit, before, after)
    return
  }
  const used = (await allCustomizations(trx)).find(({ state }) => state.id === before.id)
  if (used?.assigned) throw lost(row, 'products use it')
  await removeCustomization(edit, before)
}

/** A size guide: one that was made goes again, one that went comes back with what it was tied to. */
export async function undoSizeGuide(edit: Edit, row: UndoneRow): Promise<void> {
  const before = await lockSizeGuide(edit.trx, row.entityId)
  checkCells(row, before)
  const after = putBack<SizeGuideState>(before, row.cells, row.entityId)
  if (!before)
    return addSizeGuide(edit, { ...after, revision: (row.revision ?? 0) + 1, updatedAt: edit.date })
  if (row.action === 'created') return removeSizeGuide(edit, before)
  await saveSizeGuide(edit, before, after)
}
