import type { PlatformConfig } from '../../data/config.ts'
import type { StoredAddress } from '../../domain/address/address.ts'
import type { SiteProperties } from './store.ts'

type Configured = Pick<PlatformConfig, 'storeName' | 'currency' | 'locale' | 'weightUnit' | 'dimensionsUnit'>

/** Properties as they are answered. */
export function propertiesView(saved: SiteProperties, config: Configured) {
  const [language = config.locale] = config.locale.split('-')
  return {
    siteDisplayName: saved.siteDisplayName ?? config.storeName,
    businessName: saved.businessName ?? null,
    email: saved.email ?? null,
    phone: saved.phone ?? null,
    address: (saved.address ?? null) as StoredAddress | null,
    language,
    timeZone: saved.timeZone,
    weightUnit: saved.weightUnit ?? config.weightUnit,
    dimensionsUnit: saved.dimensionsUnit ?? config.dimensionsUnit,
    paymentCurrency: saved.paymentCurrency ?? config.currency,
    displayCurrencies: saved.displayCurrencies ?? null,
  }
}
