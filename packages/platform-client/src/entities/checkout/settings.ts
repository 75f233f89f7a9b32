import { z } from '@galleria/platform-client'

/** REQUIRED or OPTIONAL. */
const Mode = z.string()

/** What every checkout of the store asks for; neither source shows its fields (spec §3). */
export const CheckoutSettings = z.object({
  checkoutFields: z.object({ phone: Mode, company: Mode, addressLine2: Mode }),
  /** After so long without a change a cart or a checkout counts as abandoned. */
  abandonedAfterMinutes: z.number(),
})
export type CheckoutSettings = z.infer<typeof CheckoutSettings>
