import { randomUUID } from 'node:crypto'
import {
  brandCreated,
  brandDeleted,
  brandUpdated,
  ribbonCreated,
  ribbonDeleted,
  ribbonUpdated,
} from '@galleria/platform-client/events'
import { applicationError } from '../../../../base/errors.ts'
import { outboxEvent } from '../../../../data/outbox.ts'
import { differences } from '../../edits/cells.ts'
import type { Edit } from '../../edits/edit.ts'
import { markSharing } from '../../store/changes.ts'
import {
  deleteNamedRow,
  findNamedId,
  insertNamedRow,
  type NamedState,
  type NamedTable,
  reserveName,
  updateNamedRow,
} from './store.ts'

/** Brand or ribbon of this name, made where there is none; null for no name. */
export async function namedId(edit: Edit, table: NamedTable, name: string | null): Promise<string | null> {
  if (!name) return null
  const { date } = edit
  const known = await findNamedId(edit.trx, table, name)
  if (known) return known
  const row = { id: randomUUID(), name, revision: 1, createdAt: date, updatedAt: date }
  // A concurrent request may have created the name.
  return (await insertNamed(edit, table, row)) ? row.id : namedId(edit, table, name)
}

/** @returns false where another has the name */
export async function insertNamed(edit: Edit, table: NamedTable, row: NamedState): Promise<boolean> {
  const made = await insertNamedRow(edit.trx, table, row)
  if (made) record(edit, table, row, 'created')
  return made
}

/** Renames it, and marks its products as changed: their index holds the name. @throws ApiError 409 where another has it */
export async function renameNamed(
  edit: Edit,
  table: NamedTable,
  before: NamedState,
  name: string,
): Promise<void> {
  const { trx, date } = edit
  const placeholder = await reserveName(trx, table, { id: randomUUID(), name, date })
  if (!placeholder) throw nameTaken(table, name)
  await deleteNamedRow(trx, table, placeholder)
  const after = { ...before, name, revision: before.revision + 1, updatedAt: date }
  const { revision, updatedAt } = after
  await updateNamedRow(trx, table, before.id, { name, revision, updatedAt })
  await markSharing(trx, table, before.id)
  record(edit, table, after, 'updated', before)
}

export function nameTaken(table: NamedTable, name: string) {
  const kind = table === 'brands' ? 'brand' : 'ribbon'
  const code = `${kind.toUpperCase()}_ALREADY_EXISTS`
  return applicationError(409, code, `There is another ${kind} called ${JSON.stringify(name)}`, { name })
}

export async function removeNamed(edit: Edit, table: NamedTable, row: NamedState): Promise<void> {
  await deleteNamedRow(edit.trx, table, row.id)
  record(edit, table, row, 'deleted')
}

function record(
  edit: Edit,
  table: NamedTable,
  row: NamedState,
  action: 'created' | 'updated' | 'deleted',
  before?: NamedState,
): void {
  const { id: entityId, name, revision } = row
  const kind = table === 'brands' ? 'brand' : 'ribbon'
  const entity = {
    ...{ id: entityId, name, revision: String(revision) },
    ...{ createdDate: row.createdAt.toISOString(), updatedDate: row.updatedAt.toISOString() },
  }
  const around = { entityId, revision }
  const event =
    action === 'deleted'
      ? kind === 'brand'
        ? outboxEvent(brandDeleted, around)
        : outboxEvent(ribbonDeleted, { ...around, entity })
      : action === 'created'
        ? outboxEvent(kind === 'brand' ? brandCreated : ribbonCreated, { ...around, entity })
        : outboxEvent(kind === 'brand' ? brandUpdated : ribbonUpdated, {
            ...{ ...around, entity },
            modifiedFields: { name: before?.name },
          })
  const cells = action === 'deleted' ? differences(row, undefined) : differences(before, row)
  edit.record({ kind, entityId, name, action, revision, cells }, [event])
}

/** For what a product says of its brand and ribbon: only what is said. */
export async function namesOf(
  edit: Edit,
  {
    brand,
    ribbon,
  }: { readonly brand?: string | null | undefined; readonly ribbon?: string | null | undefined },
) {
  return {
    ...(brand !== undefined && { brandId: await namedId(edit, 'brands', brand) }),
    ...(ribbon !== undefined && { ribbonId: await namedId(edit, 'ribbons', ribbon) }),
  }
}
