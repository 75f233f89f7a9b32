import type { Block } from '../letter/blocks.ts'
import type { LetterKind } from '../letter/kinds.ts'
import { filled } from '../letter/placeholders.ts'
import type { LetterSource, WrittenLetter } from '../letter/written.ts'

/** Texts of a letter that a merchant may write; null stands for the platform's. Placeholders are in braces. */
export interface LetterTexts {
  readonly subject: string | null
  readonly heading: string | null
  /** First paragraph, or several with empty lines between. */
  readonly intro: string | null
  /** At the end of the letter; the platform has none. */
  readonly closing: string | null
  /** Label of the button. */
  readonly button: string | null
}

export const noTexts: LetterTexts = { subject: null, heading: null, intro: null, closing: null, button: null }

/** Letters whose buttons are named after what they open. */
const namedButtons: readonly LetterKind[] = ['downloads']

type Button = Extract<Block, { label: string }>

/** The button whose label a merchant may write: the last one, since those before it are not in every letter of the kind. */
export function mainButton({ kind, blocks }: Pick<WrittenLetter, 'kind' | 'blocks'>): Button | undefined {
  if (namedButtons.includes(kind)) return undefined
  return blocks.findLast((block): block is Button => block?.block === 'button')
}

/** Values of all placeholders of a letter. */
export function valuesOf({ shop, letter }: LetterSource) {
  return { 'store name': shop.storeName, ...letter.values }
}

/** The letter with the merchant's texts in place of the platform's. */
export function withTexts({ shop, letter }: LetterSource, texts: LetterTexts): WrittenLetter {
  const values = valuesOf({ shop, letter })
  const isolate =
    letter.language.direction === 'rtl' ? (value: string) => `\u2068${value}\u2069` : (value: string) => value
  const said = (text: string) => filled(text, values, isolate)
  const first = letter.blocks.find((block) => block?.block === 'intro')
  const button = mainButton(letter)
  const blocks = letter.blocks.flatMap((block): (Block | undefined)[] => {
    if (block === first && block && texts.intro !== null) return paragraphs('intro', said(texts.intro))
    if (button && block === button && texts.button !== null) return [{ ...button, label: said(texts.button) }]
    return [block]
  })
  const subject = texts.subject === null ? letter.subject : oneLine(said(texts.subject))
  const heading = texts.heading === null ? letter.heading : said(texts.heading)
  const isPreheaderIntro = first?.block === 'intro' && letter.preheader === first.text
  return {
    ...letter,
    subject,
    ...(heading === undefined ? {} : { heading }),
    ...(isPreheaderIntro && texts.intro !== null && { preheader: oneLine(said(texts.intro)) }),
    blocks: texts.closing === null ? blocks : closedBy(blocks, paragraphs('paragraph', said(texts.closing))),
  }
}

/** Before the link to the preferences, which is the last of a letter. */
function closedBy(blocks: readonly (Block | undefined)[], closing: readonly Block[]) {
  const isLink = blocks.at(-1)?.block === 'link'
  const at = isLink ? blocks.length - 1 : blocks.length
  return [...blocks.slice(0, at), ...closing, ...blocks.slice(at)]
}

const paragraphs = (block: 'intro' | 'paragraph', text: string): Block[] =>
  text.split(/\n{2,}/).map((each) => ({ block, text: each }))

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
