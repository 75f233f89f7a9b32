export interface Language {
  /** Of `<html lang>`, and of the files of messages. */
  readonly code: 'en' | 'ar'
  /** For Intl; it names what servers and browsers might guess differently. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** In the language itself. */
  readonly name: string
  /** Before every path: nothing for the language the store is written in. */
  readonly prefix: '' | `/${string}`
}

export type LanguageCode = Language['code']

/** The language the store is written in; what lacks in another is shown in it. */
export const english: Language = {
  code: 'en',
  tag: 'en-US',
  direction: 'ltr',
  name: 'English',
  prefix: '',
}

export const languages: readonly Language[] = [
  english,
  { code: 'ar', tag: 'ar-u-nu-latn', direction: 'rtl', name: 'العربية', prefix: '/ar' },
]

/** By its `tag`. */
export function languageTagged(tag: string): Language {
  return languages.find((language) => language.tag === tag) ?? english
}

/** Of the page at a path: `/ar/products` is Arabic. */
export function languageOf(path: string): Language {
  const first = `/${path.split('/')[1]}`
  return languages.find(({ prefix }) => prefix === first) ?? english
}

/** The path as routes know it: `/ar/products` is `/products`. */
export function withoutLanguage(path: string): string {
  return path.slice(languageOf(path).prefix.length) || '/'
}
