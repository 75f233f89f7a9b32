import { z } from 'zod'

const Mode = z.enum(['REQUIRED', 'OPTIONAL'])

/** What a merchant sets for every checkout; neither source shows its fields. */
export const CheckoutSettings = z.object({
  checkoutFields: z
    .object({
      phone: Mode.default('OPTIONAL'),
      company: Mode.default('OPTIONAL'),
      addressLine2: Mode.default('OPTIONAL'),
    })
    .default({ phone: 'OPTIONAL', company: 'OPTIONAL', addressLine2: 'OPTIONAL' }),
  /** After so many minutes without a change a cart or a checkout counts as abandoned. */
  abandonedAfterMinutes: z.int().min(10).max(10_080).default(60),
})
export type CheckoutSettings = z.output<typeof CheckoutSettings>

const { phone, company, addressLine2 } = CheckoutSettings.shape.checkoutFields.unwrap().shape

export const CheckoutSettingsChanges = z.object({
  checkoutFields: z
    .object({
      phone: phone.unwrap().optional(),
      company: company.unwrap().optional(),
      addressLine2: addressLine2.unwrap().optional(),
    })
    .optional(),
  abandonedAfterMinutes: CheckoutSettings.shape.abandonedAfterMinutes.unwrap().optional(),
})
