import type { Block } from './blocks.ts'
import type { LetterShop, WrittenLetter } from './written.ts'

/** Everything that both forms of a letter show. */
export interface Content extends Pick<WrittenLetter, 'language' | 'subject' | 'preheader'> {
  readonly shop: LetterShop
  readonly heading: string
  readonly greeting: string
  readonly blocks: readonly Block[]
}
