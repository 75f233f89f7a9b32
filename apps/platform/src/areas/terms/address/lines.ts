import { addressLayout } from './layout.ts'
import { regionName } from './regions.ts'

interface Place {
  readonly country?: string | null | undefined
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
}

/** Town, region and code in one line, as the country writes them: "New York, New York 10001", "10115 Berlin". */
export function placeLine({ country, subdivision, city, postalCode }: Place): string {
  const names = addressLayout(country).map(({ name }) => name)
  const at = names.indexOf('postalCode')
  const region = regionName(subdivision)
  return at >= 0 && at < names.indexOf('city')
    ? join(', ', join(' ', postalCode, city), region)
    : join(', ', city, join(' ', region, postalCode))
}

const join = (by: string, ...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(by)
