import { z } from '@galleria/platform-client'
import { PaymentOptionType } from '../../enums/cart.ts'
import { Image } from '../common/image.ts'
import { Decimal, Guid } from '../common/scalars.ts'
import { Text } from '../common/text.ts'
import { DescriptionLine } from './description-line.ts'
import { PhysicalProperties } from './physical-properties.ts'

/** Fields of a line item that an app sets instead of its catalog (wire §4.2). */
export const CatalogOverrideFields = z.object({
  productName: z.optional(Text),
  price: z.nullish(Decimal),
  fullPrice: z.nullish(Decimal),
  descriptionLines: z.optional(z.array(DescriptionLine)),
  physicalProperties: z.optional(PhysicalProperties),
  image: z.optional(z.object({ ...Image.shape, url: z.optional(z.string()) })),
  paymentOption: z.optional(z.object({ value: PaymentOptionType })),
  depositAmount: z.nullish(Decimal),
  savePaymentMethod: z.nullish(z.boolean()),
  inventoryAppId: z.nullish(Guid),
  fixedQuantity: z.nullish(z.boolean()),
})
export type CatalogOverrideFields = z.infer<typeof CatalogOverrideFields>
