import { fold } from '../../../../domain/words/split.ts'
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST_SLIP = 4

export interface Completions {
  /** Words that are finished. */
  readonly before: string
  readonly last: readonly {
    /** The whole search. */
    readonly text: string
    readonly terms: readonly number[]
  }[]
}

/** Searches that one may become by its last word: completed, or put right where no word begins so. */
export function completionsOf(expression: string, vocabulary: Vocabulary): Completions {
  const typed = /^(?<before>.*?)(?<last>[^\s]+)$/su.exec(expression.trimStart())?.groups
  const last = fold(typed?.last ?? '')
  if (!typed || !/^[\p{L}\p{M}'’]+$/u.test(typed.last ?? '')) return { before: '', last: [] }
  const isKnown =
    vocabulary.termsOf(last).length > 0 || vocabulary.beginningWith(last, 2).some((word) => word !== last)
  const words =
    isKnown || last.length < SHORTEST_SLIP
      ? vocabulary.shownBeginningWith(last).filter((word) => word !== last)
      : vocabulary.near(last).words
  const seen = new Set<string>()
  const { before = '' } = typed
  const previous = fold(/\S+(?=\s*$)/.exec(before)?.[0] ?? '')
  const completed = words.flatMap((word) => {
    const shown = vocabulary.shownAs(word)
    const terms = vocabulary.termsOf(word)
    // A word is shown in one of its forms.
    const key = terms.join()
    if (!shown || terms.length === 0 || seen.has(key)) return []
    seen.add(key)
    // Two words that a name writes as one: "tea pot" finds teapots.
    const joined = previous && vocabulary.shownAs(previous + word) ? vocabulary.termsOf(previous + word) : []
    return [{ text: `${before}${shown}`.replace(/\s+/g, ' '), terms: [...terms, ...joined] }]
  })
  return { before: before.trim(), last: completed }
}
