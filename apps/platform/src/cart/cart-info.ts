import { z } from 'zod'
import { AddressWithContact, Email, Note } from './input.ts'
import type { CartRow } from './store.ts'

export const CartInfo = z.object({
  buyerNote: Note.nullish(),
  buyerInfo: z.object({ email: Email.nullish() }).nullish(),
  contactInfo: AddressWithContact.nullish(),
})
type CartInfo = z.output<typeof CartInfo>

const paths = ['buyerNote', 'buyerInfo', 'buyerInfo.email', 'contactInfo'] as const

/** Comma-joined on the wire (wire §1.6); what is masked and not given is emptied. */
export const Fieldmask = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(z.enum(paths)).max(paths.length),
)

export function cartInfoChanges(
  row: CartRow,
  info: CartInfo,
  mask: readonly (typeof paths)[number][] | undefined,
): Partial<CartRow> {
  const masked = (...names: readonly string[]) => mask?.some((name) => names.includes(name))
  const given = {
    buyerNote: info.buyerNote,
    buyerEmail: info.buyerInfo?.email,
    contactInfo: info.contactInfo as CartRow['contactInfo'] | undefined,
  }
  if (!mask) {
    return {
      buyerNote: given.buyerNote === undefined ? row.buyerNote : given.buyerNote || null,
      buyerEmail: given.buyerEmail === undefined ? row.buyerEmail : given.buyerEmail,
      contactInfo: given.contactInfo === undefined ? row.contactInfo : given.contactInfo,
    }
  }
  return {
    ...(masked('buyerNote') ? { buyerNote: given.buyerNote || null } : {}),
    ...(masked('buyerInfo', 'buyerInfo.email') ? { buyerEmail: given.buyerEmail ?? null } : {}),
    ...(masked('contactInfo') ? { contactInfo: given.contactInfo ?? null } : {}),
  }
}
