import { headers } from './columns.ts'
import type { Format } from './format.ts'
import type { Mapping } from './tables.ts'

const plain = (header: string) => header.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Format whose own columns are most of the header. */
export function formatOf(header: readonly string[]): Format {
  const known = (format: Format) =>
    headers[format].filter(([name]) => header.some((text) => plain(text) === plain(name))).length
  return known('SHOPIFY') > known('HOSTED') ? 'SHOPIFY' : 'HOSTED'
}

/** Mapping that the names of the header suggest. */
export function guessMapping(format: Format, header: readonly string[]): Mapping {
  const places = header.map(plain)
  const found = headers[format].flatMap(([name, column]) => {
    const index = places.indexOf(plain(name))
    return index < 0 ? [] : [[column, index] as const]
  })
  return Object.fromEntries(found)
}
