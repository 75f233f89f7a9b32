import type { JurisdictionType } from '../../../domain/pricing/tax/authority.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

type Rate = Inserted<'taxRates'>

export interface TaxRows {
  readonly taxGroups: Inserted<'taxGroups'>[]
  readonly taxGroupProducts: Inserted<'taxGroupProducts'>[]
  readonly taxRates: Rate[]
  readonly taxRegions: Inserted<'taxRegions'>[]
  readonly taxSettings: Inserted<'taxSettings'>[]
}

const BOOKS = idOf('tax group', 'Books')

/** Rates of each authority, and the places where the store collects. Delivery is taxed in Europe. */
export function taxRows(now: Date): TaxRows {
  const dated = { revision: 1, createdAt: now, updatedAt: now }
  const rate = (
    [country, subdivision]: readonly [string, string?],
    [jurisdictionType, jurisdiction, name]: readonly [JurisdictionType, string, string],
    fraction: number,
    more: Partial<Rate> = {},
  ): Rate => ({
    id: idOf('tax', [country, subdivision ?? null, jurisdiction, name].join('/')),
    country,
    subdivision: subdivision ?? null,
    jurisdiction,
    jurisdictionType,
    name,
    rate: fraction,
    ...more,
  })
  const city = { postalPrefixes: ['100', '101', '102', '103', '104', '111', '112', '113', '114', '116'] }
  const region = (country: string, subdivision: string, name: string, manualRate: number) => ({
    ...{ id: idOf('tax region', `${country}/${subdivision}`), country, subdivision, name, manualRate },
    ...{ mode: 'AUTO' as const, included: false, taxesShipping: !['US', 'CA'].includes(country), ...dated },
  })
  return {
    taxGroups: [{ id: BOOKS, name: 'Books and manuals', ...dated }],
    taxGroupProducts: [{ productId: idOf('product', 'plant-care-manual'), taxGroupId: BOOKS }],
    taxRates: [
      rate(['US', 'US-NY'], ['STATE', 'New York', 'New York sales tax'], 0.04),
      rate(['US', 'US-NY'], ['CITY', 'New York City', 'New York City sales tax'], 0.045, city),
      rate(['US', 'US-NY'], ['SPECIAL', 'MCTD', 'Metropolitan commuter district'], 0.00375, city),
      rate(['US', 'US-CA'], ['STATE', 'California', 'California sales tax'], 0.06),
      rate(['US', 'US-CA'], ['COUNTY', 'Counties of California', 'County tax'], 0.0125),
      rate(['US', 'US-TX'], ['STATE', 'Texas', 'Texas sales tax'], 0.0625),
      rate(['US', 'US-WA'], ['STATE', 'Washington', 'Washington sales tax'], 0.065),
      rate(['CA'], ['COUNTRY', 'Canada', 'GST'], 0.05),
      rate(['GB'], ['COUNTRY', 'United Kingdom', 'VAT'], 0.2),
      rate(['GB'], ['COUNTRY', 'United Kingdom', 'VAT on books'], 0, { taxGroupId: BOOKS }),
      rate(['DE'], ['COUNTRY', 'Germany', 'MwSt'], 0.19),
      rate(['DE'], ['COUNTRY', 'Germany', 'MwSt on books'], 0.07, { taxGroupId: BOOKS }),
      rate(['FR'], ['COUNTRY', 'France', 'TVA'], 0.2),
    ],
    taxRegions: [
      region('US', 'US-NY', 'New York', 0.08875),
      region('US', 'US-CA', 'California', 0.0725),
      region('US', 'US-TX', 'Texas', 0.0625),
      region('US', 'US-WA', 'Washington', 0.065),
      region('CA', '', 'Canada', 0.05),
      region('GB', '', 'United Kingdom', 0.2),
      region('DE', '', 'Germany', 0.19),
      region('FR', '', 'France', 0.2),
    ],
    taxSettings: [{ id: 1, mode: 'AUTO', automatic: 'ON' }],
  }
}
