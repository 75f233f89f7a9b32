import { z } from '@galleria/platform-client'
import { CatalogReference } from '../common/catalog-reference.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** Goods that a link or a button sells; neither source shows its fields (spec §3). */
export const CheckoutTemplate = z.object({
  id: Guid,
  /** ACTIVE or INACTIVE. */
  status: z.string(),
  lineItems: z.array(z.looseObject({ catalogReference: CatalogReference, quantity: z.number() })),
  /** As in a cart's calls (wire §4.2). */
  customLineItems: z.array(z.looseObject({ price: z.string(), quantity: z.number() })),
  couponCode: z.optional(z.string()),
  revision: z.string(),
  createdDate: DateTime,
  updatedDate: DateTime,
})
export type CheckoutTemplate = z.infer<typeof CheckoutTemplate>
