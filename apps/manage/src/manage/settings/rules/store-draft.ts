import type {
  SiteProperties,
  SitePropertiesChanges,
  StoreConfiguration,
} from '@galleria/platform-client/site-properties'
import { type AddressDraft, addressDraft, addressOf } from './address-draft.ts'
import { decimalOf } from './number.ts'

/** Currency that prices are also shown in, as its row has it. */
export interface CurrencyDraft {
  readonly currency: string
  readonly rate: string
}

/** Properties of the store as their form has them. */
export interface StoreDraft {
  readonly siteDisplayName: string
  readonly businessName: string
  readonly email: string
  readonly phone: string
  readonly address: AddressDraft
  readonly timeZone: string
  readonly weightUnit: string
  readonly dimensionsUnit: string
  readonly paymentCurrency: string
  readonly displayCurrencies: readonly CurrencyDraft[]
  /** True until currencies are chosen: those of the configuration are shown. */
  readonly isConfigured: boolean
}

export function storeDraft(properties: SiteProperties, configuration: StoreConfiguration): StoreDraft {
  const { displayCurrencies } = properties
  return {
    siteDisplayName: properties.siteDisplayName ?? '',
    businessName: properties.businessName ?? '',
    email: properties.email ?? '',
    phone: properties.phone ?? '',
    address: addressDraft(properties.address),
    timeZone: properties.timeZone ?? 'UTC',
    weightUnit: properties.weightUnit ?? 'KG',
    dimensionsUnit: properties.dimensionsUnit ?? 'CM',
    paymentCurrency: properties.paymentCurrency ?? 'USD',
    displayCurrencies: displayCurrencies
      ? displayCurrencies.map(({ currency, rate }) => ({ currency, rate: String(rate) }))
      : configuredRates(configuration),
    isConfigured: !displayCurrencies,
  }
}

/** From `EUR 0.92, GBP 0.79`. */
function configuredRates({ settings }: StoreConfiguration): CurrencyDraft[] {
  const text = settings.find(({ name }) => name === 'conversionRates')?.value ?? ''
  return text.split(', ').flatMap((each) => {
    const [currency = '', rate = ''] = each.split(' ')
    return currency ? [{ currency, rate }] : []
  })
}

/** Fields of the form as the call takes them; what is left out stays. */
export function storeChanges(draft: Partial<StoreDraft>): SitePropertiesChanges {
  const { address, displayCurrencies, isConfigured, siteDisplayName, ...plain } = draft
  const texts = Object.entries(plain).map(([name, text]) => [name, text.trim() || null])
  const place = address && addressOf(address)
  return {
    ...(Object.fromEntries(texts) as SitePropertiesChanges),
    // Empty is refused at its field: a store has a name.
    ...(siteDisplayName !== undefined && { siteDisplayName: siteDisplayName.trim() }),
    ...(place && { address: Object.keys(place).length > 0 ? place : null }),
    ...(displayCurrencies && {
      displayCurrencies: displayCurrencies.map(({ currency, rate }) => ({
        currency: currency.trim().toUpperCase(),
        rate: Number(decimalOf(rate)),
      })),
    }),
  }
}

/** The fields that the form began with, as the platform had them. */
export function storeSeen(seen: Partial<StoreDraft>, isConfigured: boolean): Partial<SiteProperties> {
  const fields = storeChanges(seen)
  return fields.displayCurrencies && isConfigured ? { ...fields, displayCurrencies: null } : fields
}
