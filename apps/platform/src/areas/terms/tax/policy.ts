import { type Authority, type TaxPolicy, untaxed } from '../../../domain/pricing/tax/authority.ts'
import { type Place, withoutCountry } from './place.ts'
import type { TaxBooks, TaxRate, TaxRegion } from './read.ts'

/** How a tax was found (wire §4.2 `calculationDetails`). */
export interface TaxFinding {
  readonly rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
  readonly manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
  readonly fallbackReason?: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
}

export interface FoundTax {
  readonly policy: TaxPolicy
  readonly finding: TaxFinding
}

/**
 * By hand where the site or the region says so; else by what the place's authorities levy together: country, state,
 * county, city, district. Where the calculation cannot be had, by the region's own rate.
 */
export function findTax(books: TaxBooks, place: Place | undefined): FoundTax {
  if (!place) return noTaxFound
  const region = regionOf(books.regions, place)
  const { mode, automatic } = books.settings
  if (region && mode === 'MANUAL') return byHand(region, place, 'GLOBAL_SETTING_TO_MANUAL')
  if (region?.mode === 'MANUAL') return byHand(region, place, 'REGION_SETTING_TO_MANUAL')
  if (automatic !== 'ON') {
    const fallbackReason = automatic === 'OFF' ? 'AUTO_TAX_DEACTIVATED' : 'AUTO_TAX_FAILED'
    if (!region) return noTaxFound
    return { policy: manualPolicy(region, place), finding: { rateType: 'FALLBACK_RATE', fallbackReason } }
  }
  const levied = books.rates.filter((rate) => isLevied(rate, place))
  if (levied.length === 0) return noTaxFound
  const authorities = (group: string | null) =>
    levied.filter((rate) => rate.taxGroupId === group).map(authority)
  const groups = new Set(levied.flatMap(({ taxGroupId }) => taxGroupId ?? []))
  const standard = authorities(null)
  return {
    policy: {
      included: region?.included ?? false,
      standard,
      groups: Object.fromEntries([...groups].map((group) => [group, authorities(group)])),
      ...(region?.taxesShipping ? { shipping: standard } : {}),
    },
    finding: { rateType: 'AUTO_RATE' },
  }
}

export const noTaxFound: FoundTax = { policy: untaxed, finding: { rateType: 'NO_TAX_COLLECTED' } }

/** Number under which the merchant is registered where the place is. */
export function taxIdAt(
  { regions }: Pick<TaxBooks, 'regions'>,
  place: Place | undefined,
): string | undefined {
  return (place && regionOf(regions, place)?.taxId) ?? undefined
}

/** The state's own, else the country's. */
function regionOf(regions: readonly TaxRegion[], { country, subdivision }: Place): TaxRegion | undefined {
  const own = regions.filter((region) => region.country === country)
  return (
    own.find((region) => subdivision && withoutCountry(region.subdivision, country) === subdivision) ??
    own.find((region) => region.subdivision === '')
  )
}

function byHand(
  region: TaxRegion,
  place: Place,
  manualRateReason: NonNullable<TaxFinding['manualRateReason']>,
): FoundTax {
  return { policy: manualPolicy(region, place), finding: { rateType: 'MANUAL_RATE', manualRateReason } }
}

function manualPolicy({ manualRate, included, taxesShipping, name }: TaxRegion, place: Place): TaxPolicy {
  const type = place.subdivision ? 'STATE' : 'COUNTRY'
  const standard: Authority[] = manualRate
    ? [{ jurisdiction: place.subdivision ?? place.country, type, name, rate: manualRate }]
    : []
  return { included, standard, ...(taxesShipping ? { shipping: standard } : {}) }
}

function isLevied(rate: TaxRate, { country, subdivision, city, postalCode }: Place): boolean {
  return (
    rate.country === country &&
    (!rate.subdivision || withoutCountry(rate.subdivision, country) === subdivision) &&
    (!rate.city || rate.city.toLowerCase() === city) &&
    (!rate.postalPrefixes || rate.postalPrefixes.some((prefix) => postalCode?.startsWith(prefix)))
  )
}

function authority({ jurisdiction, jurisdictionType, subdivision, country, name, rate }: TaxRate): Authority {
  return { jurisdiction: jurisdiction || (subdivision ?? country), type: jurisdictionType, name, rate }
}
