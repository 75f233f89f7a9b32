import { z } from '@galleria/platform-client'

/** REQUIRED or OPTIONAL. */
const Mode = z.string()
/** REQUIRED, OPTIONAL or HIDDEN. */
const Asked = z.string()

/** Fields that every checkout of the store asks for beside those of an address. */
export const CheckoutFields = z.object({ phone: Mode, company: Asked, addressLine2: Mode, taxId: Asked })
export type CheckoutFields = z.infer<typeof CheckoutFields>

/** Requirements of every checkout of the store; no source lists its fields (spec §3). */
export const CheckoutSettings = z.object({
  checkoutFields: CheckoutFields,
  /** Ways of payment that the store accepts. */
  payments: z.object({ online: z.boolean(), offline: z.boolean() }),
  validations: z.object({
    /** Minimum subtotal after discounts, as a decimal string. */
    minimumSubtotal: z.nullish(z.string()),
    /** Pieces of one line. */
    maximumQuantity: z.nullish(z.number()),
    /** ON or FAILING. */
    state: z.string(),
  }),
  /** After so long without a change a cart or a checkout counts as abandoned. */
  abandonedAfterMinutes: z.number(),
})
export type CheckoutSettings = z.infer<typeof CheckoutSettings>
