import { z } from 'zod'
import {
  Decimal,
  DescriptionLine,
  PaymentOptions,
  PhysicalProperties,
  Picture,
  WireText,
} from '../../../base/input/wire-parts.ts'

/** Wire §4.2 `catalogOverrideFields`; only the merchant may say them. */
export const CatalogOverrides = z.object({
  productName: WireText(200).optional(),
  price: Decimal.nullish(),
  fullPrice: Decimal.nullish(),
  descriptionLines: z.array(DescriptionLine).max(20).optional(),
  physicalProperties: PhysicalProperties.optional(),
  image: Picture.optional(),
  paymentOption: z.object({ value: PaymentOptions }).optional(),
  depositAmount: Decimal.nullish(),
  savePaymentMethod: z.boolean().nullish(),
  inventoryAppId: z.guid().nullish(),
  fixedQuantity: z.boolean().nullish(),
})
export type CatalogOverrides = z.output<typeof CatalogOverrides>
