import type { ColumnType, Generated } from 'kysely'
import type { JurisdictionType } from '../../../domain/pricing/tax/authority.ts'

type TaxMode = 'AUTO' | 'MANUAL'

export interface TaxTables {
  /** Rates of authorities: the tables of the automatic calculation. */
  taxRates: {
    id: string
    country: string
    /** Null is the whole country. */
    subdivision: string | null
    name: string
    /** Fraction: 0.0825. */
    rate: ColumnType<string, number | string>
    /** Goods of this group only; null is all that have no rate of their own. */
    taxGroupId: ColumnType<string | null, string | null | undefined>
    jurisdiction: Generated<string>
    jurisdictionType: Generated<JurisdictionType>
    city: ColumnType<string | null, string | null | undefined>
    /** Beginnings of postal codes; null is everywhere in the place. */
    postalPrefixes: ColumnType<string[] | null, string[] | null | undefined>
    revision: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  taxGroups: { id: string; name: string; revision: number; createdAt: Date; updatedAt: Date }
  taxGroupProducts: { productId: string; taxGroupId: string }
  /** Regions in which the merchant collects tax, and how. */
  taxRegions: {
    id: string
    country: string
    /** Empty is the whole country. */
    subdivision: string
    name: string
    mode: TaxMode
    /** The merchant's own rate; also what is used while the automatic calculation fails. */
    manualRate: ColumnType<string | null, number | string | null>
    included: boolean
    taxesShipping: boolean
    /** Number under which the merchant is registered there. */
    taxId: ColumnType<string | null, string | null | undefined>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** One row, `id` 1; `FAILING` lets one try what happens while the service does not answer. */
  taxSettings: { id: number; mode: TaxMode; automatic: 'ON' | 'OFF' | 'FAILING' }
}
