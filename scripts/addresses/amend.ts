import type { Names } from '../../packages/i18n/src/addresses/names.ts'

/** Lines of a country where shops ask otherwise than the data says: people in Japan write their town apart. */
export const amendedLines: Readonly<Record<string, { readonly lines: string; readonly latin?: string }>> = {
  JP: { lines: '〒%Z%n%S%C%n%A', latin: '〒%Z%n%S, %C%n%A' },
}

export const amendedRequirements: Readonly<Record<string, string>> = { JP: 'ACSZ' }

/** Forms of postal codes that people write, and that the data does not know: without the hyphen, or the country. */
export const amendedPatterns: Readonly<Record<string, string>> = {
  LV: '(?:LV-?)?\\d{4}',
  PL: '\\d{2}-?\\d{3}',
  PT: '\\d{4}-?\\d{3}',
}

/** Words that people use for a part where the data has none of its own. */
export const amendedNames: Readonly<Record<string, Partial<Names>>> = {
  ...Object.fromEntries(
    ['AU', 'GB', 'GG', 'IM', 'JE', 'MY', 'NZ', 'ZA'].map((code) => [
      code,
      { postalCode: 'postcode' as const },
    ]),
  ),
  BR: { postalCode: 'cep' },
  MO: { city: 'district' },
}
