import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'

/** Pieces sold since a day, without those that came back, of the products of this catalog of which there are any. */
export async function unitsByProduct(trx: Trx, since: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; units: number }>`
    select s.key, sum(s.units - s.returned_units)::bigint as units
    from sales_days s join products p on p.id::text = s.key
    where s.dimension = 'PRODUCT' and s.day >= ${since}::date
    group by s.key having sum(s.units - s.returned_units) > 0`.execute(trx)
  return new Map(rows.map(({ key, units }) => [key, units]))
}
