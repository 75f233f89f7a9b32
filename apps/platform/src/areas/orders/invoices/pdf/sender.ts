import type { HostedLanguage } from '../../../../domain/messages/languages.ts'
import { addressLines } from '../../lines/address-lines.ts'
import type { InvoiceConfig } from '../pdf.ts'
import { MARGIN } from './document.ts'
import { type Document, isolated, LINE, leftToRight, write } from './write.ts'

interface Sheet {
  readonly language: HostedLanguage
  readonly mirrored: boolean
}

/** Size of the store's name, and where what follows begins at the earliest. */
const [SIZE, EARLIEST] = [20, 92]

/** The store's name, below it the business that sends the sheet; answers where what follows begins. */
export function writeSender(
  document: Document,
  { storeName, business }: Pick<InvoiceConfig, 'storeName' | 'business'>,
  { language, mirrored }: Sheet,
): number {
  const place = { x: MARGIN, width: 240, mirrored }
  const lines = write(document, storeName, { ...place, y: 56, size: SIZE, bold: true })
  const { name, address, phone, email } = business
  const facts = [
    name === storeName ? undefined : name,
    ...addressLines({ address: address ?? null }, language.tag),
    phone && leftToRight(phone),
    email,
  ].filter((line): line is string => Boolean(line))
  let y = 56 + (lines * LINE * SIZE) / 9.5 + 2
  for (const line of facts) y += write(document, isolated(line), { ...place, y }) * LINE
  return Math.max(EARLIEST, y + (facts.length > 0 ? 12 : 0))
}
