import { z } from '@galleria/platform-client'
import { BenefitType } from '../../enums/cart-v2.ts'
import { CatalogReference } from '../common/catalog-reference.ts'
import { CMoney } from './c-money.ts'

/** Offers beside a line (Cart V2 §2.2); only the transport of the packages has them. */
export const ItemUpsells = z.object({
  lineItemId: z.string(),
  upsells: z.array(
    z.object({
      id: z.string(),
      title: z.nullish(z.string()),
      description: z.nullish(z.string()),
      catalogReference: z.optional(CatalogReference),
      metadata: z.optional(z.object({ benefitType: BenefitType, benefitValue: z.nullish(z.string()) })),
      priceDetails: z.optional(z.object({ price: z.optional(CMoney), description: z.nullish(z.string()) })),
    }),
  ),
})
export type ItemUpsells = z.infer<typeof ItemUpsells>
