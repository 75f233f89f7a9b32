import { randomUUID } from 'node:crypto'
import {
  brandCreated,
  brandDeleted,
  brandUpdated,
  ribbonCreated,
  ribbonDeleted,
  ribbonUpdated,
} from '@galleria/platform-client/events'
import { sql } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { telling } from '../../../../data/outbox.ts'
import { differences } from '../../edits/cells.ts'
import type { Edit } from '../../edits/edit.ts'
import { markSharing } from '../../store/changes.ts'

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

/** What products are found and shown by holds the name. @throws ApiError 409 where another has it */
export async function renameNamed(
  edit: Edit,
  table: NamedTable,
  before: NamedState,
  name: string,
): Promise<void> {
  const { trx, date } = edit
  // Whoever wants the same name waits here, and then sees whose it is.
  const { rows } = await sql<{ id: string }>`with taken as (
      insert into ${sql.table(table)} (id, name, revision, created_at, updated_at)
      values (${randomUUID()}, ${name}, 0, ${date}, ${date}) on conflict (name) do nothing returning id)
    select id from taken`.execute(trx)
  const [placeholder] = rows
  if (!placeholder) throw nameTaken(table, name)
  await trx.deleteFrom(table).where('id', '=', placeholder.id).execute()
  const after = { ...before, name, revision: before.revision + 1, updatedAt: date }
  const { revision, updatedAt } = after
  await trx.updateTable(table).set({ name, revision, updatedAt }).where('id', '=', before.id).execute()
  await markSharing(trx, table, before.id)
  record(edit, table, after, 'updated', before)
}

export function nameTaken(table: NamedTable, name: string) {
  const kind = table === 'brands' ? 'brand' : 'ribbon'
  const code = `${kind.toUpperCase()}_ALREADY_EXISTS`
  return applicationError(409, code, `There is another ${kind} called ${JSON.stringify(name)}`, { name })
}

export async function removeNamed(edit: Edit, table: NamedTable, row: NamedState): Promise<void> {
  await edit.trx.deleteFrom(table).where('id', '=', row.id).execute()
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
        ? telling(brandDeleted, around)
        : telling(ribbonDeleted, { ...around, entity })
      : action === 'created'
        ? telling(kind === 'brand' ? brandCreated : ribbonCreated, { ...around, entity })
        : telling(kind === 'brand' ? brandUpdated : ribbonUpdated, {
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
