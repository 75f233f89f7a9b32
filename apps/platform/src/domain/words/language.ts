import { type Lexicon, lexiconOf } from './lexicon.ts'
import { stemmerOf } from './stems.ts'

/** How the words of a language are compared. */
export interface Language {
  /** What the forms of a word share. */
  readonly stem: (word: string) => string
  readonly lexicon: Lexicon
  /** Whether a compound is written as one word. */
  readonly isCompounding: boolean
}

const compounding = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv'])

export async function languageOf(code: string): Promise<Language> {
  const stem = await stemmerOf(code)
  return { stem, lexicon: lexiconOf(code, stem), isCompounding: compounding.has(code) }
}
