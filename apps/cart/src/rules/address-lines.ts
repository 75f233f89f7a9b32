import { findCountry } from './checkout/countries.ts'

interface Address {
  readonly country?: string | null | undefined
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly addressLine?: string | null | undefined
  readonly addressLine2?: string | null | undefined
}

/** An address as it stands on an envelope of its country: where the code follows the region, and where it leads. */
export function addressLines(address: Address, countryName: (code: string) => string): string[] {
  const { city, postalCode, subdivision } = address
  const country = findCountry(address.country)
  const region = country?.fields.find(({ name }) => name === 'subdivision')?.choices?.[subdivision ?? '']
  const codeFirst = country?.fields
    .map(({ name }) => name)
    .find((name) => name === 'postalCode' || name === 'city')
  const place =
    codeFirst === 'postalCode'
      ? [join(' ', postalCode, city), subdivision]
      : [city, join(' ', region ?? subdivision, postalCode)]
  return [
    address.addressLine,
    address.addressLine2,
    join(', ', ...place),
    address.country && countryName(address.country),
  ].filter((line) => line != null && line !== '') as string[]
}

const join = (by: string, ...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(by)
