import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { differences } from '../edits/cells.ts'
import type { Edit } from '../edits/edit.ts'
import { findThere } from '../edits/store/undo.ts'
import type { SizeGuideChanges, SizeGuideInput } from './input.ts'
import {
  countSizeGuides,
  deleteSizeGuideRow,
  insertSizeGuide,
  lockSizeGuide,
  writeSizeGuide,
} from './store.ts'
import type { SizeGuideState } from './tables.ts'

/** Size guides of a store. */
const MOST = 500

/** @throws ApiError 400 for a row that does not fit the columns, and for ids of nothing */
export async function createSizeGuide(edit: Edit, input: SizeGuideInput): Promise<SizeGuideState> {
  const row = {
    ...{ id: randomUUID(), revision: 1, createdAt: edit.date, updatedAt: edit.date },
    ...input,
  }
  if ((await countSizeGuides(edit.trx)) >= MOST)
    throw applicationError(
      400,
      'TOO_MANY_SIZE_GUIDES',
      `A store has at most ${MOST} size guides. Delete one that is not used.`,
    )
  await check(edit, row)
  await addSizeGuide(edit, row)
  return row
}

/** @throws ApiError 404, 409 where it was changed meanwhile, and 400 as for a new one */
export async function changeSizeGuide(
  edit: Edit,
  id: string,
  { revision, changes }: { readonly revision: number | undefined; readonly changes: SizeGuideChanges },
): Promise<SizeGuideState> {
  const before = await lockOne(edit, id)
  checkRevision(before.revision, revision)
  const wanted = { ...before, ...changes }
  await check(edit, wanted, before)
  return saveSizeGuide(edit, before, wanted)
}

/** @throws ApiError 404 */
export async function deleteSizeGuide(edit: Edit, id: string): Promise<void> {
  await removeSizeGuide(edit, await lockOne(edit, id))
}

/** Adds a guide that was checked, and keeps it in the history. */
export async function addSizeGuide(edit: Edit, row: SizeGuideState): Promise<void> {
  await insertSizeGuide(edit.trx, row)
  record(edit, undefined, row)
}

/** Saves a guide that was checked; nothing where nothing differs. */
export async function saveSizeGuide(
  edit: Edit,
  before: SizeGuideState,
  wanted: SizeGuideState,
): Promise<SizeGuideState> {
  if (Object.keys(differences(before, wanted)).length === 0) return before
  const after = { ...wanted, revision: before.revision + 1, updatedAt: edit.date }
  await writeSizeGuide(edit.trx, after)
  record(edit, before, after)
  return after
}

export async function removeSizeGuide(edit: Edit, row: SizeGuideState): Promise<void> {
  await deleteSizeGuideRow(edit.trx, row.id)
  record(edit, row, undefined)
}

export function sizeGuideNotFound(id: string) {
  return applicationError(404, 'SIZE_GUIDE_NOT_FOUND', `Size guide ${JSON.stringify(id)} not found.`)
}

async function lockOne({ trx }: Edit, id: string): Promise<SizeGuideState> {
  const row = isUuid(id) ? await lockSizeGuide(trx, id) : undefined
  if (row) return row
  throw sizeGuideNotFound(id)
}

/** Earlier ties may be deleted since: that is no fault of these changes. */
async function check({ trx }: Edit, row: SizeGuideState, before?: SizeGuideState): Promise<void> {
  const { columns, rows } = row
  const wrong = rows.flatMap((cells, at) =>
    cells.length === columns.length
      ? []
      : [{ field: `rows[${at}]`, description: `must have ${columns.length} cells, one for each column` }],
  )
  for (const [field, table] of [
    ['productIds', 'products'],
    ['collectionIds', 'collections'],
  ] as const) {
    const had = new Set(before?.[field])
    const fresh = row[field].filter((id) => !had.has(id))
    const there = new Set(fresh.length ? await findThere(trx, table, fresh) : [])
    for (const [at, id] of row[field].entries())
      if (!had.has(id) && !there.has(id))
        wrong.push({ field: `${field}[${at}]`, description: `is not one of the ${table} of this store` })
  }
  if (wrong.length === 0) return
  throw violations(
    wrong.map(({ field, description }) => ({
      ...{ field: `sizeGuide.${field}`, description },
      violatedRule: 'VALIDATION' as const,
    })),
  )
}

function record(edit: Edit, before: SizeGuideState | undefined, after: SizeGuideState | undefined): void {
  const { id: entityId, name, revision } = (after ?? before) as SizeGuideState
  const action = !before ? 'created' : after ? 'updated' : 'deleted'
  const cells = differences(before, after)
  edit.record({ kind: 'sizeGuide', entityId, name, action, revision, cells }, [])
}
