import { LRUCache } from 'lru-cache'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { stemmerOf } from './stems.ts'

/** Rules by which the words of a language are compared. */
export interface Language {
  /** Cuts a word to what its forms share. */
  readonly stem: (word: string) => string
  readonly lexicon: Lexicon
  /** Whether a compound is written as one word. */
  readonly isCompounding: boolean
}

const compounding = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv'])

/** Languages by code, which a request may name as it likes. */
const cache = new LRUCache<string, Promise<Language>>({ max: 50 })

export function languageOf(code: string): Promise<Language> {
  const known = cache.get(code)
  if (known) return known
  const language = read(code)
  cache.set(code, language)
  return language
}

async function read(code: string): Promise<Language> {
  const stem = await stemmerOf(code)
  return { stem, lexicon: lexiconOf(code, stem), isCompounding: compounding.has(code) }
}
