import { z } from 'zod'
import { ExtendedValue } from '../texts/extended-value.ts'
import { decimal } from './decimal.ts'

/** `{original, translated}` (wire §4.1). */
export const WireText = (most: number) =>
  z.object({ original: z.string().min(1).max(most), translated: z.string().max(most).nullish() })

/** A decimal text that is not negative. */
export const Decimal = decimal()

export const PaymentOptions = z.enum([
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
])

/** Wire §4.2 "PhysicalProperties". */
export const PhysicalProperties = z.object({
  weight: z.number().min(0).max(999_999).nullish(),
  sku: z.string().max(40).nullish(),
  shippable: z.boolean().optional(),
})

/** Wire §4.2 "DescriptionLine". */
export const DescriptionLine = z.object({
  name: WireText(100),
  plainText: WireText(600).optional(),
  colorInfo: z
    .object({
      original: z.string().max(500),
      translated: z.string().max(500).nullish(),
      code: z.string().max(50).nullish(),
    })
    .optional(),
})

/** Wire §4.1 "Image": of the shop by its id, or of anywhere by its address. */
export const Picture = z.object({
  id: z.string().min(1).max(200).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  urlExpirationDate: z.iso.datetime().nullish(),
  height: z.number().optional(),
  width: z.number().optional(),
  altText: z.string().max(1000).nullish(),
  filename: z.string().max(1000).nullish(),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
})

export const ExtendedFields = z.object({
  namespaces: z.record(z.string().max(100), z.record(z.string(), ExtendedValue)).optional(),
})
