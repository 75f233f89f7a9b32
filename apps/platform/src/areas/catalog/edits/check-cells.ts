import { applicationError } from '../../../base/errors.ts'
import { differences, overtaken, type Sheet } from './cells.ts'
import type { CellChanges, EditAction, EditedKind } from './tables.ts'

export interface UndoneRow {
  readonly position: number
  readonly kind: EditedKind
  readonly entityId: string
  readonly name: string
  readonly action: EditAction
  readonly revision: number | null
  readonly cells: CellChanges
}

/** @throws ApiError 409 where anything that would be put back has changed since */
export function checkCells(row: UndoneRow, current: Sheet | undefined): void {
  if (row.action === 'deleted' && current) throw lost(row, 'it was created again')
  if (row.action !== 'deleted' && !current) throw lost(row, 'it was deleted')
  const newer = new Set(overtaken(current, row.cells))
  // Undo a creation as a whole, with all that came to the entity later.
  if (row.action === 'created')
    // A column that is younger than the edit holds nothing.
    for (const [key, { to }] of Object.entries(differences(undefined, current)))
      if (!row.cells[key] && to !== null) newer.add(key)
  if (newer.size === 0) return
  const names = [
    ...new Set([...newer].map((key) => key.split('/').at(key.startsWith('variants/') ? 2 : 0))),
  ].toSorted()
  throw lost(row, `${names.join(', ')} changed since then`, [...newer])
}

export function lost({ name }: UndoneRow, why: string, cells: readonly string[] = []) {
  return applicationError(409, 'CHANGED_SINCE', `${JSON.stringify(name)} wasn't changed: ${why}.`, { cells })
}
