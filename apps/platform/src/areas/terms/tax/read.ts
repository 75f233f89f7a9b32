import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import { findRates, findRegions } from './store/read.ts'
import { findSettings } from './store/settings.ts'
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
    rates: await findRates(db),
    regions: await findRegions(db),
    settings: (await findSettings(db)) ?? {
      mode: 'AUTO',
      automatic: 'ON',
    },
  }))
}
