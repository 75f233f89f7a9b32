import { fold } from '../../../../domain/words/split.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words that are weighed against each other. */
const MOST_WEIGHED = 60
const SHORTEST_SLIP = 4

export interface Completion {
  /** The whole search. */
  readonly text: string
  readonly terms: readonly number[]
}

/** Searches that one may become by its last word: completed, or put right where no word begins so. */
export function completionsOf(expression: string, vocabulary: Vocabulary): Completion[] {
  const typed = /^(?<before>.*?)(?<last>[^\s]+)$/su.exec(expression.trimStart())?.groups
  const last = fold(typed?.last ?? '')
  if (!typed || !/^[\p{L}\p{M}'’]+$/u.test(typed.last ?? '')) return []
  const longer = vocabulary.beginningWith(last, MOST_WEIGHED).filter((word) => word !== last)
  const isSlip = longer.length === 0 && vocabulary.termsOf(last).length === 0 && last.length >= SHORTEST_SLIP
  const words = isSlip ? vocabulary.near(last).words : longer
  const seen = new Set<string>()
  return words.flatMap((word) => {
    const shown = vocabulary.shownAs(word)
    const terms = vocabulary.termsOf(word)
    // One of the forms of a word is enough.
    const key = terms.join()
    if (!shown || terms.length === 0 || seen.has(key)) return []
    seen.add(key)
    return [{ text: `${typed.before ?? ''}${shown}`.replace(/\s+/g, ' '), terms }]
  })
}
