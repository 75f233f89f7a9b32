import { inBulk } from '../../../base/input/bulk.ts'
import { saveValues } from '../writes/products/save-values.ts'
import { lockValues, type ProductValues } from '../writes/products/store/values.ts'
import { areValues } from '../writes/products/value-changes.ts'
import { putBack } from './cells.ts'
import { checkCells, lost, type UndoneRow } from './check-cells.ts'
import type { Edit } from './edit.ts'
import { findThere } from './store/undo.ts'

/** Tells whether a row only puts back values of a product that stays, such as prices, which thousands get at once. */
export const isValueRow = ({ kind, action, cells }: UndoneRow) =>
  kind === 'product' && action === 'updated' && areValues(cells)

/** Prices, weights and the like of thousands, each product once: the rest of them is neither read nor written. */
export async function undoValues(edit: Edit, rows: readonly UndoneRow[]) {
  const known = await lockValues(
    edit.trx,
    rows.map(({ entityId }) => entityId),
  )
  const there = await thoseThere(edit, rows)
  const changes: { before: ProductValues; after: ProductValues }[] = []
  const outcome = await inBulk(
    rows,
    ({ entityId }) => entityId,
    async (row) => {
      const before = known.get(row.entityId)
      checkCells(row, before)
      if (!before) return
      const after = putBack<ProductValues>(before, row.cells, row.entityId)
      for (const [what, column] of named) {
        const id = after[column]
        if (id && id !== before[column] && !there.has(id)) throw lost(row, `its previous ${what} was deleted`)
      }
      changes.push({ before, after })
    },
  )
  await saveValues(edit, changes)
  const results = outcome.results
    .map(({ itemMetadata }, index) => ({
      itemMetadata: { ...itemMetadata, originalIndex: rows[index]?.position ?? index },
    }))
    .toSorted((a, b) => a.itemMetadata.originalIndex - b.itemMetadata.originalIndex)
  return { ...outcome, results }
}

const named = [
  ['brand', 'brandId'],
  ['ribbon', 'ribbonId'],
] as const

/** Ids of the brands and ribbons to be put back that still exist. */
async function thoseThere({ trx }: Edit, rows: readonly UndoneRow[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const [what, column] of named) {
    const ids = [...new Set(rows.flatMap(({ cells }) => (cells[column]?.from as string | null) ?? []))]
    if (ids.length === 0) continue
    const there = await findThere(trx, `${what}s`, ids)
    for (const id of there) found.add(id)
  }
  return found
}
