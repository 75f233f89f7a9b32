import { inBulk } from '../../../base/input/bulk.ts'
import type { Trx } from '../../../data/database.ts'
import { isShared } from '../ids.ts'
import { sharedSections } from '../info-sections/store/of-products.ts'
import { saveProducts } from '../writes/products/save.ts'
import type { ProductChange, ProductState } from '../writes/products/state.ts'
import { lockProducts } from '../writes/products/store/lock.ts'
import { putBack } from './cells.ts'
import { checkCells, lost, type UndoneRow } from './check-cells.ts'
import type { Edit } from './edit.ts'
import { findThere, isSlugTaken, isThere } from './store/undo.ts'
import {
  undoCollection,
  undoCustomization,
  undoInfoSection,
  undoNamed,
  undoSizeGuide,
} from './undo-others.ts'
import { isValueRow, undoValues } from './undo-values.ts'

const UNDOING = { reason: 'REVERT_INVENTORY_CHANGE', unread: true } as const

const undoOther = {
  collection: undoCollection,
  brand: undoNamed,
  ribbon: undoNamed,
  infoSection: undoInfoSection,
  customization: undoCustomization,
  sizeGuide: undoSizeGuide,
} as const

/**
 * Puts back what an edit changed, row by row and the last one first. A row of which anything has changed since is left as
 * it is, with the reason in its result. At most as many rows as are changed by one call.
 */
export async function undoRows(edit: Edit, rows: readonly UndoneRow[]) {
  if (rows.every(isValueRow) && new Set(rows.map(({ entityId }) => entityId)).size === rows.length)
    return undoValues(edit, rows)
  const backwards = rows.toSorted((a, b) => b.position - a.position)
  const products = await lockProducts(
    edit.trx,
    rows.filter(({ kind }) => kind === 'product').map(({ entityId }) => entityId),
  )
  // Products are written together, and before whatever they are no longer to point at.
  const changes: ProductChange[] = []
  const outcome = await inBulk(
    backwards,
    ({ entityId }) => entityId,
    async (row) => {
      if (row.kind === 'product') {
        changes.push(await undoneProduct(edit, row, products.get(row.entityId)))
        return
      }
      await saveProducts(edit, changes.splice(0), UNDOING)
      await undoOther[row.kind](edit, row)
    },
  )
  await saveProducts(edit, changes, UNDOING)
  const results = outcome.results
    .map(({ itemMetadata }, index) => ({
      itemMetadata: { ...itemMetadata, originalIndex: backwards[index]?.position ?? index },
    }))
    .toSorted((a, b) => a.itemMetadata.originalIndex - b.itemMetadata.originalIndex)
  return { ...outcome, results }
}

async function undoneProduct(
  edit: Edit,
  row: UndoneRow,
  before: ProductState | undefined,
): Promise<ProductChange> {
  const { trx } = edit
  checkCells(row, before)
  if (row.action === 'created') return { before, after: undefined }
  const put = putBack<ProductState>(before, row.cells, row.entityId)
  // A deleted product that was in no collection has no cell that says so.
  const after: { -readonly [Key in keyof ProductState]: ProductState[Key] } = {
    ...put,
    collections: put.collections ?? {},
    publication: put.publication ?? null,
  }
  if (after.slug !== before?.slug) {
    if (await isSlugTaken(trx, 'products', after))
      throw lost(row, `another product now uses its slug ${JSON.stringify(after.slug)}`)
  }
  await checkOthers(edit, row, before, after)
  // A date that has passed would show it again at once.
  if (after.publication?.status === 'SCHEDULED' && Date.parse(after.publication.date) <= edit.date.getTime())
    after.publication = { status: 'DRAFT' }
  const revision = before?.revision ?? (row.revision ?? 0) + 1
  return { before, after: { ...after, revision, updatedAt: edit.date } }
}

async function checkBeside(trx: Trx, row: UndoneRow, after: ProductState): Promise<void> {
  const ribbons = row.cells.additionalRibbonIds ? (after.additionalRibbonIds ?? []) : []
  const known = ribbons.length ? await findThere(trx, 'ribbons', ribbons) : []
  if (known.length < ribbons.length) throw lost(row, 'one of its previous ribbons was deleted')
  const group = row.cells.taxGroupId && after.taxGroupId
  if (!group) return
  if (!(await isThere(trx, 'taxGroups', group))) throw lost(row, 'its previous tax group was deleted')
}

/** Checks that everything that the product points at still exists. */
async function checkOthers(
  { trx }: Edit,
  row: UndoneRow,
  before: ProductState | undefined,
  after: ProductState,
): Promise<void> {
  for (const [table, column] of [
    ['brands', 'brandId'],
    ['ribbons', 'ribbonId'],
  ] as const) {
    const id = after[column]
    if (!id || id === before?.[column]) continue
    if (!(await isThere(trx, table, id))) throw lost(row, `its previous ${table.slice(0, -1)} was deleted`)
  }
  await checkBeside(trx, row, after)
  const sections = after.infoSections.filter(isShared).map(({ id }) => id)
  const known = await sharedSections(trx, sections)
  if (sections.some((id) => !known.has(id))) throw lost(row, 'one of its previous info sections was deleted')
  const joined = Object.keys(after.collections).filter((id) => before?.collections[id] === undefined)
  if (joined.length === 0) return
  const there = await findThere(trx, 'collections', joined)
  if (there.length < joined.length) throw lost(row, 'one of its previous collections was deleted')
}
