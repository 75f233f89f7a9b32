import type { ColumnType, Generated } from 'kysely'
import type { StoredAddress } from '../../../domain/address/address.ts'
import type { RateCondition } from '../../../domain/pricing/shipping/rate.ts'
import type { WeeklyTime } from './slots/weekly-slots.ts'

/** A rate as its option is answered (wire §4.4): decimal amounts in the store's currency. */
export interface StoredRate {
  readonly amount: string
  readonly conditions?: RateCondition[]
  readonly multiplyByQuantity?: boolean
}

/** A carrier's charge beside the delivery; `percent` is of the goods after discounts. */
export interface StoredCharge {
  readonly type: 'HANDLING_FEE' | 'INSURANCE'
  readonly amountMinor?: number
  readonly percent?: string
  readonly details?: string
}

/** Windows of delivery that come every week. */
export interface StoredSlots {
  readonly timeZone: string
  readonly weekly: readonly WeeklyTime[]
  readonly minutes: number
  /** Hours before a window in which it can no longer be chosen. */
  readonly noticeHours: number
}

/** Destination of a region; `country: '*'` is everywhere that no other region of a delivery reaches. */
interface Destination {
  readonly country: string
  /** ISO 3166-2; the whole country without it. */
  readonly subdivisions?: readonly string[]
}

/** Wire §4.4 "ServiceSettings". */
export interface StoredServiceSettings {
  readonly estimatedDeliveryTime?: string | null
  readonly handlingFee?: { readonly value?: string; readonly calculationType?: string }
  readonly freeDeliveryMinimumAmount?: string | null
}

export interface StoredPostalService {
  readonly id: string
  readonly service: string
  readonly serviceSettings?: StoredServiceSettings
}

interface StoredPackage {
  readonly name?: string | null | undefined
  readonly dimensions: { readonly length: string; readonly width: string; readonly height: string }
  readonly maxNumberOfProducts?: string | null | undefined
}

interface Revisioned {
  revision: Generated<number>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export interface ShippingTables {
  shippingOptions: {
    id: string
    carrierId: string
    code: string
    title: string
    kind: 'SHIPPING' | 'STORE_PICKUP' | 'PICKUP_POINT'
    /** ISO 3166 alpha-2; `['*']` is everywhere. Empty where `deliveryRegionIds` tell. */
    countries: ColumnType<string[]>
    priceMinor: number
    /** Free from this subtotal on. */
    freeFromMinor: number | null
    deliveryTime: string
    instructions: string | null
    pickupAddress: ColumnType<StoredAddress | null>
    position: number
    deliveryRegionIds: ColumnType<string[], string[] | undefined>
    /** Instead of `priceMinor` and `freeFromMinor`. */
    rates: ColumnType<StoredRate[] | null, StoredRate[] | null | undefined>
    charges: ColumnType<StoredCharge[] | null, StoredCharge[] | null | undefined>
    slots: ColumnType<StoredSlots | null, StoredSlots | null | undefined>
    extendedFields: ColumnType<Record<string, unknown> | null, Record<string, unknown> | null | undefined>
    revision: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  deliveryRegions: Revisioned & {
    id: string
    name: string
    destinations: ColumnType<Destination[]>
    position: number
  }
  businessLocations: Revisioned & {
    id: string
    name: string
    address: ColumnType<StoredAddress>
    timeZone: string
    /** Location where stock is that nobody put elsewhere; one is, as soon as there are any. */
    isDefault: Generated<boolean>
    /** One that is not has no stock, and takes part in nothing. */
    active: Generated<boolean>
    /** Place in the order in which goods are taken from locations. */
    position: Generated<number>
  }
  /** Carriers whose service does not answer. */
  failingCarriers: { carrierId: string }
  shippoConfigurations: {
    id: string
    revision: number
    deliveryRegionIds: ColumnType<string[]>
    domesticServices: ColumnType<StoredPostalService[]>
    internationalServices: ColumnType<StoredPostalService[]>
    packageType: string
    packageDetails: ColumnType<StoredPackage>
    osLocationId: string
    /** Weight of a piece that has none; in the site's unit. */
    backupWeight: string | null
    /** Price of a service while its prices cannot be had. */
    backupRate: string | null
    extendedFields: ColumnType<Record<string, unknown> | null>
    createdAt: Date
    updatedAt: Date
  }
}
