import { defineCall, z } from '@galleria/platform-client'
import { SiteProperties } from '../../entities/common/site-properties.ts'
import * as operations from '../../operations/terms/site-properties.ts'

export type { SiteProperties } from '../../entities/common/site-properties.ts'

const Response = () => z.object({ properties: SiteProperties })

/** Name, currency, language and time zone of the shop. For everyone; not in the wire reference. */
export const getSiteProperties = /* @__PURE__ */ defineCall<undefined, { properties: SiteProperties }>(
  operations.getSiteProperties,
  Response,
)

/**
 * For the owner. What is not said stays.
 * @throws PlatformError 400 at `properties.timeZone` for what is no IANA time zone
 */
export const updateSiteProperties = /* @__PURE__ */ defineCall<
  { properties: { readonly timeZone?: string } },
  { properties: SiteProperties }
>(operations.updateSiteProperties, Response)
