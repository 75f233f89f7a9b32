import { sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import { havingRibbon } from '../../store/changes.ts'

export type NamedTable = 'brands' | 'ribbons'

export interface NamedState {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export async function findNamedId(
  db: Db | Trx,
  table: NamedTable,
  name: string,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst()
  return row?.id
}

/** @returns false where another has the name */
export async function insertNamedRow(trx: Trx, table: NamedTable, row: NamedState): Promise<boolean> {
  const made = await trx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/**
 * Takes a name by a row that is deleted afterwards: another transaction that wants the same name waits for this one.
 * @returns the row's id; undefined where another has the name
 */
export async function reserveName(
  trx: Trx,
  table: NamedTable,
  { id, name, date }: { readonly id: string; readonly name: string; readonly date: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`with taken as (
      insert into ${sql.table(table)} (id, name, revision, created_at, updated_at)
      values (${id}, ${name}, 0, ${date}, ${date}) on conflict (name) do nothing returning id)
    select id from taken`.execute(trx)
  return rows[0]?.id
}

export async function updateNamedRow(
  trx: Trx,
  table: NamedTable,
  id: string,
  changes: Pick<NamedState, 'name' | 'revision' | 'updatedAt'>,
): Promise<void> {
  await trx.updateTable(table).set(changes).where('id', '=', id).execute()
}

export async function deleteNamedRow(trx: Trx, table: NamedTable, id: string): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute()
}

export async function findProductsHaving(trx: Trx, table: NamedTable, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where(table === 'brands' ? sql<boolean>`brand_id = ${id}::uuid` : havingRibbon(id))
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

export function lockNamedRow(trx: Trx, table: NamedTable, id: string): Promise<NamedState | undefined> {
  return trx.selectFrom(table).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
