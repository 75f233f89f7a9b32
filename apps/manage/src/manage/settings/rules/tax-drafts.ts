import type { TaxRate, TaxRegion } from '@galleria/platform-client/tax'
import { codesIn } from './countries.ts'
import { fractionOf, percentOf } from './percent.ts'

export interface TaxRegionDraft {
  readonly country: string
  readonly subdivision: string
  readonly name: string
  readonly mode: string
  /** Percent. */
  readonly manualRate: string
  readonly taxIncluded: boolean
  readonly taxesShipping: boolean
  readonly taxId: string
}

export function taxRegionDraft(region: TaxRegion | null): TaxRegionDraft {
  return {
    country: region?.country ?? '',
    subdivision: region?.subdivision ?? '',
    name: region?.name ?? '',
    mode: region?.mode ?? 'MANUAL',
    manualRate: region?.manualRate ? percentOf(region.manualRate) : '',
    taxIncluded: region?.taxIncluded ?? false,
    taxesShipping: region?.taxesShipping ?? false,
    taxId: region?.taxId ?? '',
  }
}

/** Fields that may change; the place of a region stays. */
export function taxRegionFields(draft: TaxRegionDraft) {
  const { name, mode, manualRate, taxIncluded, taxesShipping, taxId } = draft
  const rate = fractionOf(manualRate) || null
  return {
    name: name.trim(),
    mode: mode as TaxRegion['mode'],
    manualRate: rate as string,
    taxIncluded,
    taxesShipping,
    taxId: taxId.trim() || null,
  }
}

export interface TaxRateDraft {
  readonly country: string
  readonly subdivision: string
  readonly jurisdiction: string
  readonly jurisdictionType: string
  readonly name: string
  /** Percent. */
  readonly rate: string
  readonly taxGroupId: string
  readonly city: string
  readonly postalPrefixes: string
}

export function taxRateDraft(rate: TaxRate | null): TaxRateDraft {
  return {
    country: rate?.country ?? '',
    subdivision: rate?.subdivision ?? '',
    jurisdiction: rate?.jurisdiction ?? '',
    jurisdictionType: rate?.jurisdictionType ?? 'COUNTRY',
    name: rate?.name ?? '',
    rate: rate ? percentOf(rate.rate) : '',
    taxGroupId: rate?.taxGroupId ?? '',
    city: rate?.city ?? '',
    postalPrefixes: (rate?.postalPrefixes ?? []).join(', '),
  }
}

/** The rate as calls take it: null takes away what was left empty. */
export function taxRateFields(draft: TaxRateDraft) {
  const { country, subdivision, jurisdiction, jurisdictionType, name, rate, taxGroupId, city } = draft
  const prefixes = codesIn(draft.postalPrefixes)
  return {
    country,
    jurisdiction: jurisdiction.trim(),
    jurisdictionType,
    name: name.trim(),
    rate: fractionOf(rate),
    subdivision: orNull(subdivision.toUpperCase()),
    taxGroupId: orNull(taxGroupId),
    city: orNull(city),
    postalPrefixes: (prefixes.length > 0 ? prefixes : null) as string[],
  }
}

const orNull = (typed: string) => (typed.trim() || null) as string
