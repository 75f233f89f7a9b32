import { english, type Language, languageOf, languages, withoutLanguage } from '@galleria/i18n/languages'

export { english, languageOf, languages, withoutLanguage }

/** Language of a hosted page or a letter: the store's own list. */
export type HostedLanguage = Language

/** The first that is spoken here, of lists as in `ui_locales` or `Accept-Language` (best first). */
export function chooseLanguage(...lists: readonly (string | null | undefined)[]): HostedLanguage {
  for (const item of lists.flatMap((list) => list?.split(/[\s,|]+/) ?? [])) {
    const tag = item.split(';')[0]?.replaceAll('_', '-').toLowerCase() ?? ''
    const known =
      languages.find(({ code }) => code.toLowerCase() === tag) ??
      languages.find(({ code }) => primary(code) === primary(tag))
    if (known) return known
  }
  return english
}

/** The language without script and region: `pt` of `pt-BR`. */
const primary = (tag: string): string | undefined => tag.toLowerCase().split('-')[0]
