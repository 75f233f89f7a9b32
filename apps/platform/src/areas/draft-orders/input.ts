import { z } from 'zod'
import { Decimal } from '../../base/input/wire-parts.ts'
import { CursorPaging } from '../../data/query-language/keyset.ts'
import { AddressWithContact } from '../../domain/address/input.ts'
import {
  CouponCode,
  Email,
  lineFields,
  MerchantDiscount,
  Note,
  Quantity,
  SelectedShipping,
} from '../cart/index.ts'

const Id = z.string().min(1).max(100)

/** Changes of a draft by the merchant; `null` clears a field, absent fields stay. */
export const DraftChanges = z.object({
  buyerInfo: z
    .object({ memberId: z.guid().nullish(), visitorId: z.guid().optional(), email: Email.nullish() })
    .optional(),
  shippingInfo: z
    .object({
      shippingDestination: AddressWithContact.nullish(),
      selectedCarrierServiceOption: SelectedShipping.nullish(),
    })
    .optional(),
  billingInfo: AddressWithContact.nullish(),
  couponCode: CouponCode.nullish(),
  merchantDiscounts: z.array(MerchantDiscount).max(20).nullish(),
  buyerNote: Note.nullish(),
  /** Added to what is there. */
  ...lineFields(100),
  /** Quantities of existing lines. */
  quantities: z
    .array(z.object({ id: z.guid(), quantity: Quantity }))
    .max(300)
    .default([]),
  /** Unit prices of existing lines; `null` is the catalog's price again. */
  prices: z
    .array(z.object({ id: z.guid(), price: Decimal.nullable() }))
    .max(300)
    .default([]),
  removedLineItemIds: z.array(z.guid()).max(300).default([]),
})
export type DraftChanges = z.output<typeof DraftChanges>

export const CreateDraft = z.object({
  /** The order that is to be changed. */
  orderId: Id.optional(),
  draftOrder: DraftChanges.optional(),
})
export const OneDraft = z.object({ draftOrderId: Id })
export const DraftFilter = z.object({
  status: z.enum(['DRAFT', 'COMMITTED']).optional(),
  /** The order that it changes. */
  sourceOrderId: z.guid().optional(),
  /** Part of the buyer's email or name. */
  search: z.string().max(100).optional(),
})
export const QueryDrafts = z.object({
  query: z
    .object({
      filter: DraftFilter.optional(),
      cursorPaging: CursorPaging,
    })
    .prefault({}),
})
export const UpdateDraft = z.object({ draftOrder: DraftChanges.extend({ id: Id }) })
export const CalculateDraft = OneDraft.extend({ draftOrder: DraftChanges.optional() })
export const CommitDraft = OneDraft.extend({
  settings: z.object({ sendNotificationToBuyer: z.boolean().optional() }).optional(),
})
