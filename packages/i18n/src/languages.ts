/** One language of the store. */
interface Row {
  /** BCP 47 tag, as in `<html lang>`; names the files of messages, such as `ar.json`. */
  readonly code: string
  /** Tag for Intl; it names what servers and browsers might guess differently. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** Name in the language itself. */
  readonly name: string
  /** Start of every path: empty for the language the store is written in. */
  readonly prefix: '' | `/${string}`
}

/** The store's languages. A further one is one more line, and its files of messages (CONTRIBUTING, "Add a language"). */
const rows = [
  { code: 'en', tag: 'en-US', direction: 'ltr', name: 'English', prefix: '' },
  { code: 'ar', tag: 'ar-u-nu-latn', direction: 'rtl', name: 'العربية', prefix: '/ar' },
  { code: 'de', tag: 'de-DE', direction: 'ltr', name: 'Deutsch', prefix: '/de' },
  { code: 'ja', tag: 'ja-JP', direction: 'ltr', name: '日本語', prefix: '/ja' },
  { code: 'es', tag: 'es-ES', direction: 'ltr', name: 'Español', prefix: '/es' },
] as const satisfies readonly [Row, ...Row[]]

export type LanguageCode = (typeof rows)[number]['code']

export interface Language extends Row {
  readonly code: LanguageCode
}

export const languages: readonly Language[] = rows

/** The language the store is written in; a message that another language lacks is shown in it. */
export const english: Language = rows[0]

/** Languages whose messages are files to fetch: English stands in the code. */
export const translations: readonly Language[] = languages.filter((language) => language !== english)

/** Finds a language by its `tag`. */
export function languageTagged(tag: string): Language {
  return languages.find((language) => language.tag === tag) ?? english
}

/** Language of the page at a path: `/ar/products` is Arabic. */
export function languageOf(path: string): Language {
  const first = `/${path.split('/')[1]}`
  return languages.find(({ prefix }) => prefix === first) ?? english
}

/** The path as routes know it: `/ar/products` is `/products`. */
export function withoutLanguage(path: string): string {
  return path.slice(languageOf(path).prefix.length) || '/'
}
