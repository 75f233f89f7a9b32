import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'

export async function findVariants(trx: Trx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; productId: string }>`
    select id, product_id from variants where id = any(${[...ids]}::uuid[])`.execute(trx)
  return rows
}
