import { type AddressFormat, formatOf, generalFormat } from './format.ts'
import { type Shelf, shelfOf } from './shelf.ts'

const files: Readonly<Record<Shelf, () => Promise<{ readonly default: string }>>> = {
  a: () => import('./data/a.ts'),
  'b-c': () => import('./data/b-c.ts'),
  'd-g': () => import('./data/d-g.ts'),
  'h-i': () => import('./data/h-i.ts'),
  'j-l': () => import('./data/j-l.ts'),
  m: () => import('./data/m.ts'),
  'n-r': () => import('./data/n-r.ts'),
  s: () => import('./data/s.ts'),
  't-z': () => import('./data/t-z.ts'),
}

/** Loads how a country writes addresses. A form is never held up by it: without the file it asks for the general parts. */
export async function loadAddressFormat(country: string, language: string): Promise<AddressFormat> {
  try {
    return formatOf((await files[shelfOf(country)]()).default, country, language)
  } catch {
    return generalFormat(country)
  }
}

/** Formats by country. */
export type AddressFormats = Readonly<Record<string, AddressFormat>>

export async function loadAddressFormats(
  countries: readonly (string | null | undefined)[],
  language: string,
): Promise<AddressFormats> {
  const known = [...new Set(countries)].filter((country): country is string => Boolean(country))
  const formats = await Promise.all(known.map((country) => loadAddressFormat(country, language)))
  return Object.fromEntries(formats.map((format) => [format.country, format]))
}
