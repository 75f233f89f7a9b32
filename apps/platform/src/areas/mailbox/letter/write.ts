import { translatorFor } from '../../../domain/messages/translate.ts'
import type { Letter } from '../message.ts'
import type { Block } from './blocks.ts'
import { type LetterDesign, noDesign } from './design.ts'
import { htmlOf } from './html.ts'
import { isolated } from './isolated.ts'
import { textOf } from './text.ts'
import type { LetterShop, WrittenLetter } from './written.ts'

/** Makes the HTML and the plain text of a letter from the same blocks. */
export function writeLetter(
  shop: LetterShop,
  letter: WrittenLetter,
  design: LetterDesign = noDesign,
): Letter & Required<Pick<Letter, 'source'>> {
  const { kind, to, language, subject, preheader, heading = subject, name, code } = letter
  const t = translatorFor(language)
  const blocks = letter.blocks
    .filter((block): block is Block => block !== undefined)
    .map((block) => isolated(block, language))
  const greeting = name ? t('mail.hello-name', { name }) : t('mail.hello')
  const sender = design.senderName ?? shop.storeName
  const content = { shop, language, subject, preheader, heading, greeting, blocks, sender, design }
  const source = { shop, letter }
  return {
    kind,
    to,
    subject,
    text: textOf(content),
    html: htmlOf(content),
    source,
    ...(code ? { code } : {}),
  }
}
