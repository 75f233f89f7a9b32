import { z } from 'zod'
import { ExtendedFields } from '../../base/input/wire-parts.ts'
import { AddressWithContact } from '../../domain/address/input.ts'
import { Email, Note, SelectedShipping } from './fields.ts'
import type { CartRow } from './store/carts.ts'

/** Writable fields of a cart (wire §4.2); the others are read-only there and ignored. */
export const CartInfo = z.object({
  buyerNote: Note.nullish(),
  buyerInfo: z.object({ email: Email.nullish(), contactId: z.guid().nullish() }).nullish(),
  contactInfo: AddressWithContact.nullish(),
  overrideCheckoutUrl: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullish(),
  selectedShippingOption: SelectedShipping.nullish(),
  extendedFields: ExtendedFields.nullish(),
  businessLocationId: z.guid().nullish(),
})
export type CartInfo = z.output<typeof CartInfo>

const paths = {
  buyerNote: 'buyerNote',
  buyerInfo: 'buyerInfo',
  'buyerInfo.email': 'buyerEmail',
  'buyerInfo.contactId': 'contactId',
  contactInfo: 'contactInfo',
  overrideCheckoutUrl: 'overrideCheckoutUrl',
  selectedShippingOption: 'selectedShipping',
  extendedFields: 'extendedFields',
  businessLocationId: 'businessLocationId',
} as const
type Path = keyof typeof paths
const names = Object.keys(paths) as [Path, ...Path[]]

/** Comma-joined on the wire (wire §1.6); what is masked and not given is emptied. */
export const Fieldmask = z.preprocess(
  (value) => {
    const list = typeof value === 'object' && value && 'paths' in value ? value.paths : value
    return typeof list === 'string' ? list.split(',').filter(Boolean) : list
  },
  z.array(z.enum(names)).max(names.length),
)

/** Changes of cart info: without a mask, given fields are written and `null` empties; with one, exactly its fields. */
export function cartInfoChanges(info: CartInfo, mask: readonly Path[] | undefined): Partial<CartRow> {
  const given = {
    buyerNote: info.buyerNote === '' ? null : info.buyerNote,
    buyerEmail: info.buyerInfo?.email,
    contactId: info.buyerInfo?.contactId,
    contactInfo: info.contactInfo,
    overrideCheckoutUrl: info.overrideCheckoutUrl,
    selectedShipping: info.selectedShippingOption,
    extendedFields: info.extendedFields,
    businessLocationId: info.businessLocationId,
  }
  if (!mask)
    return Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<CartRow>
  const columns = mask.flatMap((path) =>
    path === 'buyerInfo' ? (['buyerEmail', 'contactId'] as const) : [paths[path]],
  )
  return Object.fromEntries(
    columns.map((column) => [column, given[column as keyof typeof given] ?? null]),
  ) as Partial<CartRow>
}
