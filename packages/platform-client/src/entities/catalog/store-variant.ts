import { z } from '@galleria/platform-client'
import { Image } from '../common/image.ts'
import { Guid } from '../common/scalars.ts'
import { Video } from '../common/video.ts'
import { PreorderInfo } from './preorder-info.ts'

/** A variant as the variants' own calls have it; `id` joins product and variant (wire §4.9). */
export const StoreVariant = z.object({
  id: z.string(),
  variantId: z.optional(Guid),
  productId: z.optional(z.string()),
  variantName: z.optional(z.string()),
  productName: z.optional(z.string()),
  managedVariant: z.optional(z.boolean()),
  sku: z.optional(z.string()),
  stock: z.optional(
    z.object({
      trackQuantity: z.optional(z.boolean()),
      quantity: z.nullish(z.number()),
      inStock: z.optional(z.boolean()),
    }),
  ),
  choices: z.optional(z.dictionary(z.string())),
  collectionIds: z.optional(z.array(z.string())),
  media: z.optional(z.object({ image: z.optional(Image), video: z.optional(Video) })),
  preorderInfo: z.optional(PreorderInfo),
})
export type StoreVariant = z.infer<typeof StoreVariant>
