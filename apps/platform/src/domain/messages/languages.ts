export interface HostedLanguage {
  readonly code: 'en' | 'ar'
  /** For Intl. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly name: string
  /** Before the store's paths. */
  readonly prefix: '' | `/${string}`
}

/** The store's own list, which the platform may not import: a test holds the two together. */
export const english: HostedLanguage = {
  code: 'en',
  tag: 'en-US',
  direction: 'ltr',
  name: 'English',
  prefix: '',
}
export const languages: readonly HostedLanguage[] = [
  english,
  { code: 'ar', tag: 'ar-u-nu-latn', direction: 'rtl', name: 'العربية', prefix: '/ar' },
]

/** The first that is spoken here, of lists as in `ui_locales` or `Accept-Language` (best first). */
export function chooseLanguage(...wishes: readonly (string | null | undefined)[]): HostedLanguage {
  for (const tag of wishes.flatMap((wish) => wish?.split(/[\s,|]+/) ?? [])) {
    const code = tag.toLowerCase().split(/[-;_]/)[0]
    const known = languages.find((language) => language.code === code)
    if (known) return known
  }
  return english
}
