import { sql } from 'kysely'
import { entityOf } from '../../../../base/entity.ts'
import type { Db } from '../../../../data/database.ts'

/** Brands or ribbons, with how many visible products have each. */
export async function readNamed(db: Db, table: 'brands' | 'ribbons') {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .select(
      sql<number>`(select count(*) from products where visible and ${sql.ref(
        table === 'brands' ? 'products.brand_id' : 'products.ribbon_id',
      )} = ${sql.ref(`${table}.id`)})`.as('assigned'),
    )
    .execute()
  const beside = table === 'ribbons' ? await assignedBeside(db) : new Map<string, number>()
  return rows.map(({ name, assigned, ...row }) => ({
    ...entityOf(row),
    name,
    ...(table === 'brands'
      ? { assignedProductsCount: Number(assigned) }
      : { assignedProductCount: Number(assigned) + (beside.get(row.id) ?? 0) }),
  }))
}

/** Number of products by a ribbon that they have beside another one. */
async function assignedBeside(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select also.id, count(*)::int as count
    from products cross join jsonb_array_elements_text(additional_ribbon_ids) as also (id)
    where visible and additional_ribbon_ids is not null and ribbon_id is distinct from also.id::uuid
    group by also.id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
