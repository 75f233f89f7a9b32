import { sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import type { CustomizationState } from '../view.ts'

/** Options that have one of these names or ids. */
export function findOptions(db: Db, names: readonly string[], ids: readonly string[]) {
  return db
    .selectFrom('customizations')
    .select(['id', 'name', 'choices'])
    .where('customizationType', '=', 'PRODUCT_OPTION')
    .where((row) => row.or([row('name', 'in', [...names]), row('id', 'in', [...ids])]))
    .execute()
}

export function findCustomizations(db: Db): Promise<CustomizationState[]> {
  return db.selectFrom('customizations').selectAll().execute()
}

/** Ids of products of which a column holds such an entry, in order. */
export async function findProductsHaving(trx: Trx, column: string, entry: object): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from products
    where ${sql.ref(column)} @> ${jsonb([entry])} order by id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** @returns false where another of its type has the name */
export async function insertRow(trx: Trx, row: CustomizationState): Promise<boolean> {
  const made = await trx
    .insertInto('customizations')
    .values({ ...row, choices: jsonb(row.choices), freeText: row.freeText && jsonb(row.freeText) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** @returns false where another of its type has the name */
export async function updateRow(trx: Trx, row: CustomizationState): Promise<boolean> {
  const { id, name, choices, freeText, revision, customizationType, updatedAt } = row
  const { rows } = await sql<{
    id: string
  }>`update customizations set name = ${name}, choices = ${jsonb(choices)},
      free_text = ${freeText && JSON.stringify(freeText)}::jsonb, revision = ${revision}, updated_at = ${updatedAt}
    where id = ${id}::uuid and not exists (select 1 from customizations other where other.name = ${name}
      and other.customization_type = ${customizationType} and other.id <> ${id}::uuid)
    returning id`.execute(trx)
  return rows.length > 0
}

export async function deleteRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('customizations').where('id', '=', id).execute()
}

export async function isIdTaken(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('customizations').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function lockRow(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('customizations').select('id').where('id', '=', id).forUpdate().execute()
}

export async function insertUnlessThere(trx: Trx, state: CustomizationState): Promise<void> {
  await trx
    .insertInto('customizations')
    .values({
      ...state,
      choices: jsonb(state.choices),
      freeText: state.freeText && jsonb(state.freeText),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function lockRevision(trx: Trx, id: string): Promise<number> {
  const { revision } = await trx
    .selectFrom('customizations')
    .select('revision')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return Number(revision)
}
