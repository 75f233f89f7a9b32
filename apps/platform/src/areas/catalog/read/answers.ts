import {
  Collection,
  Media,
  Product,
  ProductOption,
  SelectedVariant,
  StoreVariant,
  Variant,
} from '@galleria/platform-client/entities/catalog'
import { z } from 'zod'
import { OffsetMetadata } from '../../../http/openapi/shapes.ts'

/** Answers of catalog V1, wire §3.9. */
export const ProductAnswer = z.object({ product: Product })
export const ProductsAnswer = z.object({
  products: z.array(Product),
  metadata: OffsetMetadata,
  totalResults: z.int(),
})
export const AvailabilityAnswer = z.object({
  selectedVariant: z.optional(SelectedVariant),
  media: z.optional(Media),
  productOptions: z.array(ProductOption),
  availableForPurchase: z.boolean(),
  managedProduct: z.boolean().optional(),
})
export const VariantsAnswer = z.object({
  variants: z.array(Variant),
  metadata: z.object({ items: z.int(), offset: z.int() }),
  totalResults: z.int(),
})
export const StoreVariantAnswer = z.object({ variant: StoreVariant })
export const StoreVariantsAnswer = z.object({ variants: z.array(StoreVariant), metadata: OffsetMetadata })
export const CollectionAnswer = z.object({ collection: Collection })
export const CollectionsAnswer = z.object({
  collections: z.array(Collection),
  metadata: OffsetMetadata,
  totalResults: z.int(),
})
