import type { Block } from './blocks.ts'
import type { LetterDesign } from './design.ts'
import type { LetterShop, WrittenLetter } from './written.ts'

/** Everything that both forms of a letter show. */
export interface Content extends Pick<WrittenLetter, 'language' | 'subject' | 'preheader'> {
  readonly shop: LetterShop
  readonly heading: string
  readonly greeting: string
  readonly blocks: readonly Block[]
  /** Name at the top and the end of the letter. */
  readonly sender: string
  readonly design: LetterDesign
}
