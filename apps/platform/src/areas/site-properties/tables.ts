import type { Generated } from 'kysely'
import type { StoredAddress } from '../../domain/address/address.ts'

/** Currency that prices are also shown in, with its units for one of the store's own. */
interface DisplayCurrency {
  readonly currency: string
  readonly rate: number
}

export interface SitePropertiesTables {
  /** One row, `id` 1, once the owner has chosen; a null is as the platform was configured. */
  siteProperties: {
    id: number
    timeZone: string
    updatedAt: Date
    version: Generated<number>
    siteDisplayName: string | null
    businessName: string | null
    email: string | null
    phone: string | null
    address: StoredAddress | null
    weightUnit: 'KG' | 'LB' | null
    dimensionsUnit: 'CM' | 'IN' | null
    paymentCurrency: string | null
    displayCurrencies: DisplayCurrency[] | null
  }
}
