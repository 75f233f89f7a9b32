import type { Names } from './names.ts'

/** Part of an address, by its name on the wire. */
export type AddressPart = 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'

export interface AddressRegion {
  /** ISO 3166-2 (`US-NY`); a name where the region has no code. */
  readonly code: string
  readonly name: string
}

/** How a country writes an address. Plain data, so that a loader can send it. */
export interface AddressFormat {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Parts that a form asks for, in its order. */
  readonly parts: readonly AddressPart[]
  readonly required: readonly AddressPart[]
  readonly names: Names
  /** Regular expression for a whole postal code, where the country has one form. */
  readonly postalPattern?: string
  readonly postalExample?: string
  /** Regions to choose from, where the country has a list. */
  readonly regions?: readonly AddressRegion[]
  /** Lines of an envelope: `%A` the street, `%C` the town, `%S` the region, `%Z` the postal code. */
  readonly lines: readonly string[]
}

const partOf: Readonly<Record<string, AddressPart>> = {
  A: 'addressLine',
  C: 'city',
  S: 'subdivision',
  Z: 'postalCode',
}

/** Format for countries without data, and for whoever cannot load it: nothing beside street and town is required. */
export const generalFormat = (country: string): AddressFormat => ({
  country,
  parts: ['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'],
  required: ['addressLine', 'city'],
  names: { postalCode: 'postal-code', subdivision: 'region', city: 'city', addressLine2: 'none' },
  lines: ['%A', '%C, %S %Z'],
})

const base = (language: string) => language.split('-')[0]

/** Reads a country's line of the data, for pages of a language: names and order of its own people, or in Latin letters. */
export function formatOf(data: string, country: string, language: string): AddressFormat {
  const line = data.split('\n').find((each) => each.startsWith(`${country}~`))
  if (!line) return generalFormat(country)
  const [, local = '', latin = '', required = '', pattern, example, words = '', lang = '', list] =
    line.split('~')
  const isLocal = base(language) === base(lang)
  const lines = ((!isLocal && latin) || local).split('%n')
  const letters = [...lines.join('').matchAll(/%([ACSZ])/g)].map(([, letter = '']) => letter)
  return {
    country,
    parts: letters.flatMap((letter): AddressPart[] =>
      letter === 'A'
        ? ['addressLine', 'addressLine2']
        : letter in partOf
          ? [partOf[letter] as AddressPart]
          : [],
    ),
    required: [...required].flatMap((letter) => partOf[letter] ?? []),
    names: namesOf(words),
    ...(pattern && { postalPattern: pattern }),
    ...(example && { postalExample: example }),
    ...(list && { regions: regionsOf(list, country, isLocal, language) }),
    lines,
  }
}

function namesOf(words: string): Names {
  const [postalCode, subdivision, city, addressLine2] = words.split(',')
  return {
    postalCode: postalCode || 'postal-code',
    subdivision: subdivision || 'province',
    city: city || 'city',
    addressLine2: addressLine2 || 'none',
  } as Names
}

function regionsOf(list: string, country: string, isLocal: boolean, language: string): AddressRegion[] {
  const regions = list.split(';').map((entry) => {
    const [key = '', name = '', latin] = entry.split(':')
    const isCode = /^[A-Z0-9]{1,3}$/.test(key)
    return {
      code: isCode ? `${country}-${key}` : key,
      // A region without a code is named by its key in Latin letters.
      name: isLocal ? name : (latin ?? (isCode || /^\p{Script=Latin}/u.test(name) ? name : key)),
    }
  })
  // The data has them in the order of their own language.
  const isOrdered = isLocal || !list.split(';').some((entry) => entry.split(':').length > 2)
  return isOrdered ? regions : regions.toSorted((a, b) => a.name.localeCompare(b.name, language))
}
