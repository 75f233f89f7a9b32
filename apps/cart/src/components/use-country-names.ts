import { useLocale } from '@galleria/i18n'

/** Names of countries in the page's language. */
export function useCountryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale().language.tag, { type: 'region' })
  return (code) => names.of(code) ?? code
}
