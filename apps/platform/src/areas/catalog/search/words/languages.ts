import type { Dictionary } from '../../../../data/translations/dictionary.ts'
import { type Language, languageOf } from '../../../../domain/words/language.ts'

/** Languages of one index: the shopper's own, and the one that the shop's texts are written in where that is another. */
export interface Languages {
  readonly own: Language
  readonly original: Language
  readonly dictionary: Dictionary
}

export async function languagesOf(own: string, original: string, dictionary: Dictionary): Promise<Languages> {
  const [mine, first] = await Promise.all([languageOf(own), languageOf(original)])
  return { own: mine, original: own === original ? mine : first, dictionary }
}
