import type { Letter } from '../../../areas/mailbox/index.ts'
import type { OrderShop } from '../../../areas/orders/index.ts'
import type { HostedLanguage } from '../../../domain/messages/languages.ts'

/** Shop and reader of a sample. */
export interface Seen {
  readonly shop: OrderShop
  readonly language: HostedLanguage
  readonly now: Date
}

/** A kind of letter, with invented content. */
export interface Sample {
  /** One sentence: to whom and when. */
  readonly about: string
  /** One for each wording that differs. */
  readonly letters: (seen: Seen) => readonly [Letter, ...Letter[]]
}

/** Address of the reader. */
export const ada = 'ada@example.test'

export const daysAfter = ({ now }: Seen, days: number) => new Date(now.getTime() + days * 86_400_000)
