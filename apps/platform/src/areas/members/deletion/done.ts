import type { PlainKey } from '../../../domain/messages/say.ts'
import type { PersonalData } from './store/personal-data.ts'

/** One kind of thing, how many there were, and what became of them. */
export interface Done {
  readonly name: string
  readonly count: number
  readonly fate: PersonalData['fate'] | 'REASSIGNED'
  /** Message of the reason. */
  readonly why: PlainKey
}
