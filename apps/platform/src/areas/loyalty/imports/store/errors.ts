import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import type { LoyaltyImportTables } from '../tables.ts'

/** Rows that were not imported, in the order of the file, from the one after row `after`. */
export function findErrors(
  db: Db,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return db
    .selectFrom('loyaltyImportErrors')
    .selectAll()
    .where('importId', '=', importId)
    .where('rowNumber', '>', after)
    .orderBy('rowNumber')
    .limit(limit)
    .execute()
}

export async function insertErrors(
  trx: Trx,
  errors: readonly Insertable<LoyaltyImportTables['loyaltyImportErrors']>[],
): Promise<void> {
  await trx
    .insertInto('loyaltyImportErrors')
    .values([...errors])
    .execute()
}
