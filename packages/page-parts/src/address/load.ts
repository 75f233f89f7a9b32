import type { Language } from '@galleria/i18n'
import { loadAddressFormat } from '@galleria/i18n/addresses'
import type { CountryForm } from './words.ts'

/** Loads the form of a country and its words; a loader awaits it, so that a page has it from its first HTML on. */
export async function loadCountryForm(country: string, language: Language): Promise<CountryForm> {
  const [format, { describe, load, messagesIn }] = await Promise.all([
    loadAddressFormat(country, language.tag),
    import('./describing.ts'),
  ])
  await load(language.code)
  return describe(format, messagesIn(language))
}

/** Forms by country. */
export type CountryForms = Readonly<Record<string, CountryForm>>

export async function loadCountryForms(
  countries: readonly (string | null | undefined)[],
  language: Language,
): Promise<CountryForms> {
  const known = [...new Set(countries)].filter((country): country is string => Boolean(country))
  const forms = await Promise.all(known.map((country) => loadCountryForm(country, language)))
  return Object.fromEntries(forms.map((form) => [form.country, form]))
}
