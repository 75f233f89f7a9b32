import { defineCall, type Service, z } from '@galleria/platform-client'
import { SiteProperties } from '../entities/common/site-properties.ts'

export type { SiteProperties } from '../entities/common/site-properties.ts'

const service: Service = {
  package: '@wix/auto_sdk_business-tools_site-properties',
  fqn: 'wix.siteproperties.v4.SiteProperties',
  entity: 'wix.siteproperties.v4.properties',
}
const path = '/site-properties/v4/properties'
const Response = () => z.object({ properties: SiteProperties })

/** Name, currency, language and time zone of the shop. For everyone; not in the wire reference. */
export const getSiteProperties = /* @__PURE__ */ defineCall<undefined, { properties: SiteProperties }>({
  name: 'GetSiteProperties',
  service,
  method: 'GET',
  path,
  output: Response,
})

/**
 * For the owner. What is not said stays.
 * @throws PlatformError 400 at `properties.timeZone` for what is no IANA time zone
 */
export const updateSiteProperties = /* @__PURE__ */ defineCall<
  { properties: { readonly timeZone?: string } },
  { properties: SiteProperties }
>({ name: 'UpdateSiteProperties', service, method: 'PATCH', path, output: Response })
