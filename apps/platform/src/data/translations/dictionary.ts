import { siteCache } from '../../base/site-cache.ts'
import type { Services } from '../services.ts'
import { lastChange, pairs } from './store.ts'

/** Translations by original text. The text is the key, so a text that the merchant rewrites is shown as it is written. */
export type Dictionary = ReadonlyMap<string, string>

interface Cached {
  readonly dictionary: Dictionary
  readonly version: string
  checked: number
}

/** Milliseconds for which another server's writes may not be seen. */
const AGE = 1000
const NONE: Dictionary = new Map()

type Site = Pick<Services, 'db' | 'siteCache' | 'config'>

const dictionariesOf = (site: Site) => siteCache(site, 'dictionaries', () => new Map<string, Cached>())

/** Forgets all dictionaries: translations were written here. */
export function forgetDictionaries(site: Site): void {
  site.siteCache.delete('dictionaries')
}

/** Language that content is to be translated into, as its subtag: `ar` of `ar-EG`; none for the site's own. */
export function contentLanguage({ locale }: { readonly locale: string }, tag: string | null | undefined) {
  const language = /^[a-z]{2,3}(?![a-z\d])/i.exec(tag ?? '')?.[0]?.toLowerCase()
  return language === primaryLanguage(locale) ? undefined : language
}

/** Language that the shop's own texts are written in. */
export function primaryLanguage(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? locale
}

/** Texts of the site in a language. */
export async function dictionaryOf(site: Site, language: string): Promise<Dictionary> {
  const known = dictionariesOf(site)
  const found = known.get(language)
  const now = performance.now()
  if (found && now - found.checked < AGE) return found.dictionary
  const version = await lastChange(site.db)
  if (found?.version === version) {
    found.checked = now
    return found.dictionary
  }
  const rows = version ? await pairs(site.db, primaryLanguage(site.config.locale), language) : []
  const dictionary = rows.length > 0 ? new Map(rows.flatMap(textsOf)) : NONE
  known.set(language, { dictionary, version, checked: now })
  return dictionary
}

type Pair = Awaited<ReturnType<typeof pairs>>[number]

function textsOf({ original, translated }: Pair): [string, string][] {
  return Object.entries(translated).flatMap(([field, text]) => {
    const key = original[field]
    return key && text ? [[key, text] as [string, string]] : []
  })
}
