import type { Db } from '../../../data/database.ts'
import { noDesign } from '../letter/design.ts'
import { writeLetter } from '../letter/write.ts'
import type { Letter } from '../message.ts'
import { findLetterDesign, findLetterTexts } from './store.ts'
import { withTexts } from './texts.ts'

type Delivered = Pick<Letter, 'subject' | 'text' | 'html'> & { readonly sender: string | null }

/** A letter with the texts and the design that the merchant saved, as it is at this moment. */
export async function inOwnWords(db: Db, { source, ...letter }: Letter): Promise<Delivered> {
  if (!source) return { ...letter, sender: null }
  const texts = await findLetterTexts(db, letter.kind, source.letter.language.code)
  const design = (await findLetterDesign(db)) ?? noDesign
  const sender = design.senderName ?? source.shop.storeName
  if (!texts && design === noDesign) return { ...letter, sender }
  const written = texts ? withTexts(source, texts) : source.letter
  return { ...writeLetter(source.shop, written, design), sender }
}
