import { randomUUID } from 'node:crypto'
import { brandCreated, brandDeleted, ribbonCreated, ribbonDeleted } from '@galleria/platform-client/events'
import { telling } from '../../outbox.ts'
import { differences } from '../edits/cells.ts'
import type { Edit } from '../edits/edit.ts'

export type NamedTable = 'brands' | 'ribbons'

export interface NamedState {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Brand or ribbon of this name, made where there is none; null for no name. */
export async function namedId(edit: Edit, table: NamedTable, name: string | null): Promise<string | null> {
  if (!name) return null
  const { date } = edit
  const known = await edit.trx.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst()
  if (known) return known.id
  const row = { id: randomUUID(), name, revision: 1, createdAt: date, updatedAt: date }
  // Somebody else may have been faster.
  return (await insertNamed(edit, table, row)) ? row.id : namedId(edit, table, name)
}

/** @returns false where another has the name */
export async function insertNamed(edit: Edit, table: NamedTable, row: NamedState): Promise<boolean> {
  const made = await edit.trx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) record(edit, table, row, 'created')
  return made !== undefined
}

export async function removeNamed(edit: Edit, table: NamedTable, row: NamedState): Promise<void> {
  await edit.trx.deleteFrom(table).where('id', '=', row.id).execute()
  record(edit, table, row, 'deleted')
}

function record(edit: Edit, table: NamedTable, row: NamedState, action: 'created' | 'deleted'): void {
  const { id: entityId, name, revision } = row
  const kind = table === 'brands' ? 'brand' : 'ribbon'
  const made = action === 'created'
  const entity = {
    ...{ id: entityId, name, revision: String(revision) },
    ...{ createdDate: row.createdAt.toISOString(), updatedDate: row.updatedAt.toISOString() },
  }
  const around = { entityId, revision }
  const event =
    kind === 'brand'
      ? made
        ? telling(brandCreated, { ...around, entity })
        : telling(brandDeleted, around)
      : made
        ? telling(ribbonCreated, { ...around, entity })
        : telling(ribbonDeleted, { ...around, entity })
  const cells = made ? differences(undefined, row) : differences(row, undefined)
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
