import type { Fate } from '../../../data/personal-data.ts'
import type { PlainKey } from '../../../domain/messages/translate.ts'

/** One kind of thing, how many there were, and what became of them. */
export interface Done {
  readonly name: string
  readonly count: number
  readonly fate: Fate | 'REASSIGNED'
  /** Message of the reason. */
  readonly why: PlainKey
}
