import { defineCall, z } from '@galleria/platform-client'
import { SiteProperties } from '../../entities/common/site-properties.ts'
import { StoreConfiguration } from '../../entities/common/store-configuration.ts'
import * as operations from '../../operations/terms/site-properties.ts'

export type { SiteProperties } from '../../entities/common/site-properties.ts'
export type { StoreConfiguration } from '../../entities/common/store-configuration.ts'

const Response = () => z.object({ version: z.nullish(z.number()), properties: SiteProperties })
interface Response {
  readonly version?: number | null | undefined
  readonly properties: SiteProperties
}

/** Name, address, currencies, units and time zone of the shop. For everyone; not in the wire reference. */
export const getSiteProperties = /* @__PURE__ */ defineCall<undefined, Response>(
  operations.getSiteProperties,
  Response,
)

/** Properties that the merchant sets; an absent one stays, null takes it back to what was configured. */
export interface SitePropertiesChanges
  extends Partial<Pick<SiteProperties, 'siteDisplayName' | 'businessName' | 'email' | 'phone' | 'address'>> {
  readonly timeZone?: string
  readonly weightUnit?: 'KG' | 'LB'
  readonly dimensionsUnit?: 'CM' | 'IN'
  readonly paymentCurrency?: string
  readonly displayCurrencies?: { readonly currency: string; readonly rate: number }[]
}

/**
 * For the owner. What is not said stays. `seen`: fields as the caller has seen them.
 * @throws PlatformError 400 at the path of what can't be, 409 where a field of `seen` is another by now, 409 with
 * `CURRENCY_IN_USE` or `CURRENCY_DECIMALS_DIFFER` where the currency can't be changed any more
 */
export const updateSiteProperties = /* @__PURE__ */ defineCall<
  { properties: SitePropertiesChanges; seen?: Partial<SiteProperties> },
  Response
>(operations.updateSiteProperties, Response)

/** Configuration of the store, for its staff; an extension of the embedded platform. */
export const getStoreConfiguration = /* @__PURE__ */ defineCall<
  undefined,
  { configuration: StoreConfiguration }
>(operations.getStoreConfiguration, () => z.object({ configuration: StoreConfiguration }))
