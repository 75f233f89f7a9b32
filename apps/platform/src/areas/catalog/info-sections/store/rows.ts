import { sql } from 'kysely'
import { jsonb, type Trx } from '../../../../data/database.ts'
import type { InfoSectionState } from '../view.ts'

/** @returns false where another has its unique name */
export async function insertRow(trx: Trx, row: InfoSectionState): Promise<boolean> {
  const made = await trx
    .insertInto('infoSections')
    .values({ ...row, description: row.description && jsonb(row.description) })
    .onConflict((conflict) => conflict.column('uniqueName').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/**
 * Writes a section unless another has its name: the index of unique names alone could not say which.
 * @returns false where another has its unique name
 */
export async function updateRow(trx: Trx, row: InfoSectionState): Promise<boolean> {
  const { id, uniqueName, title, description, plainDescription, revision, updatedAt } = row
  const { rows } = await sql<{ id: string }>`update info_sections set unique_name = ${uniqueName},
      title = ${title}, description = ${description && JSON.stringify(description)}::jsonb,
      plain_description = ${plainDescription}, revision = ${revision}, updated_at = ${updatedAt}
    where id = ${id}::uuid and not exists (
      select 1 from info_sections other where other.unique_name = ${uniqueName} and other.id <> ${id}::uuid)
    returning id`.execute(trx)
  return rows.length > 0
}

export async function deleteRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('infoSections').where('id', '=', id).execute()
}

/** Ids of the products that share the section, in order. */
export async function findProductsHaving(trx: Trx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from products
    where info_sections @> jsonb_build_array(jsonb_build_object('id', ${id}::text)) order by id`.execute(trx)
  return rows.map((row) => row.id)
}

export async function findIdByName(trx: Trx, uniqueName: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('infoSections')
    .select('id')
    .where('uniqueName', '=', uniqueName)
    .executeTakeFirst()
  return row?.id
}

export function lockRow(trx: Trx, id: string): Promise<InfoSectionState | undefined> {
  return trx.selectFrom('infoSections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Inserts a section of plain text, unless it is there. */
export async function insertPlain(trx: Trx, state: InfoSectionState): Promise<void> {
  await trx
    .insertInto('infoSections')
    .values({ ...state, description: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Puts the section's id in the place of its text in all products. @returns the ids of these products */
export async function pointProductsTo(
  trx: Trx,
  id: string,
  text: { readonly title: string; readonly description: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update products set info_sections = (
      select jsonb_agg(case when section = ${jsonb(text)} then jsonb_build_object('id', ${id}::text) else section end
        order by place) from jsonb_array_elements(products.info_sections) with ordinality as e(section, place))
    where info_sections @> jsonb_build_array(${jsonb(text)}) returning id`.execute(trx)
  return rows.map((row) => row.id)
}
