interface Address {
  readonly country?: string | null | undefined
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly addressLine?: string | null | undefined
  readonly addressLine2?: string | null | undefined
}

/** Countries whose postal code follows city and region on an envelope; elsewhere it precedes them. */
const codeLast = new Set(['US', 'CA', 'AU', 'GB', 'IE'])

/** An address line by line, without empty ones; regions by their short name (`VA`), countries in words. */
export function addressLines(address: Address, locale: string): string[] {
  const { country, city, postalCode, addressLine, addressLine2 } = address
  const region = address.subdivision?.replace(`${country}-`, '')
  const place = codeLast.has(country ?? '')
    ? [city, join(' ', region, postalCode)]
    : [join(' ', postalCode, city), region]
  return [addressLine, addressLine2, join(', ', ...place), country && countryName(country, locale)].filter(
    (line) => line != null && line !== '',
  ) as string[]
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

const join = (by: string, ...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(by)
