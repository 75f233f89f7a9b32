import type { AddressFormat, AddressPart } from './format.ts'
import { plainPostalCode, withoutCountry } from './postal-code.ts'

export type PartialAddress = { readonly [Part in AddressPart]?: string | null | undefined }

export interface AddressFault {
  readonly part: AddressPart
  /** `pattern`: a postal code that this country does not write so. */
  readonly fault: 'missing' | 'pattern'
}

/** Faults of an address in the order of its form. */
export function addressFaults(format: AddressFormat, address: PartialAddress): AddressFault[] {
  return format.parts.flatMap((part): AddressFault[] => {
    const text = address[part]?.trim()
    if (!text) return format.required.includes(part) ? [{ part, fault: 'missing' }] : []
    return part === 'postalCode' && !isPostalCode(format, text) ? [{ part, fault: 'pattern' }] : []
  })
}

/** Some write the country before the code, as it stands on envelopes from abroad: `SE-111 22`. */
function isPostalCode({ country, postalPattern }: AddressFormat, text: string): boolean {
  // A code has few characters in any country, and no expression reads more of them.
  if (!postalPattern || text.length > 20) return !postalPattern
  const pattern = new RegExp(`^(?:${postalPattern})$`, 'i')
  const code = plainPostalCode(text)
  return pattern.test(code) || pattern.test(withoutCountry(code, country))
}

/** Code of a region that was given by its code, the end of it or its name; undefined for one that the country does not list. */
export function regionCode({ regions, country }: AddressFormat, given: string): string | undefined {
  const text = given.trim().toLowerCase()
  const short = `${country}-${text}`.toLowerCase()
  return regions?.find(
    ({ code, name }) => [text, short].includes(code.toLowerCase()) || name.toLowerCase() === text,
  )?.code
}

/** Name of a region by its code, in full or the end of it; what has no name is shown as it is. */
export function regionName(format: AddressFormat, given: string | null | undefined): string {
  const code = given ? regionCode(format, given) : undefined
  return format.regions?.find((region) => region.code === code)?.name ?? given ?? ''
}
