import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { TaxTables } from './tables.ts'

export type TaxRate = Selectable<TaxTables['taxRates']>
export type TaxRegion = Selectable<TaxTables['taxRegions']>

export interface TaxBooks {
  readonly rates: readonly TaxRate[]
  readonly regions: readonly TaxRegion[]
  readonly settings: Pick<Selectable<TaxTables['taxSettings']>, 'mode' | 'automatic'>
}

export function readTaxBooks(db: Db, terms: Terms): Promise<TaxBooks> {
  return terms.part('tax', async () => ({
    rates: await db.selectFrom('taxRates').selectAll().orderBy('id').execute(),
    regions: await db.selectFrom('taxRegions').selectAll().orderBy('id').execute(),
    settings: (await db.selectFrom('taxSettings').select(['mode', 'automatic']).executeTakeFirst()) ?? {
      mode: 'AUTO',
      automatic: 'ON',
    },
  }))
}
