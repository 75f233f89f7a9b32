import type { StoredAddress } from '../../../domain/address/address.ts'
import { stateOfZip } from './zip-states.ts'

export interface Place {
  readonly country: string
  /** Subdivision without its country: `CA`. */
  readonly subdivision: string | undefined
  readonly city: string | undefined
  readonly postalCode: string | undefined
}

/** Regions come as `US-CA` or `CA`; an estimate may have only a ZIP code. */
export function placeOf(address: StoredAddress | null | undefined): Place | undefined {
  const { country, subdivision, postalCode, city } = address ?? {}
  if (!country) return undefined
  const named = subdivision || (country === 'US' ? stateOfZip(postalCode) : undefined)
  return {
    country,
    subdivision: withoutCountry(named, country),
    city: city?.trim().toLowerCase() || undefined,
    postalCode: postalCode?.replaceAll(' ', '').toUpperCase() || undefined,
  }
}

export function withoutCountry(subdivision: string | null | undefined, country: string): string | undefined {
  return subdivision?.replace(`${country}-`, '').toUpperCase() || undefined
}
