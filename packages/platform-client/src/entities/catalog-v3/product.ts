import { z } from '@galleria/platform-client'
import { ProductTypeV3, UserCriteria } from '../../enums/catalog-v3.ts'
import { SeoData } from '../catalog/seo-data.ts'
import { Content, Untranslated } from '../common/content.ts'
import { ExtendedFields, ProductTags } from '../common/extended-fields.ts'
import { revisioned } from '../common/revisioned.ts'
import { RichContent } from '../common/rich-content.ts'
import { Guid } from '../common/scalars.ts'
import { PageUrl } from '../common/text.ts'
import { BreadcrumbsInfo, CategoriesInfo } from './categories.ts'
import { Modifier, ProductOptionV3 } from './option.ts'
import { ProductMedia } from './product-media.ts'
import {
  NamedReference,
  PriceRange,
  ProductInfoSection,
  ProductInventory,
  ProductPhysicalProperties,
  RibbonReference,
} from './product-parts.ts'
import { SubscriptionDetails } from './subscription-details.ts'
import { VariantV3 } from './variant.ts'

/** Spec §3 "The newer version", wire §4.10. Many fields come only when `fields` asks for them. */
export const ProductV3 = z.object({
  ...revisioned,
  id: z.string(),
  name: z.nullish(Content),
  untranslated: z.optional(Untranslated),
  slug: z.nullish(z.string()),
  url: z.optional(PageUrl),
  description: z.optional(RichContent),
  plainDescription: z.nullish(Content),
  visible: z.nullish(z.boolean()),
  visibleInPos: z.nullish(z.boolean()),
  media: z.optional(
    z.object({
      main: z.optional(ProductMedia),
      itemsInfo: z.optional(z.object({ items: z.optional(z.array(ProductMedia)) })),
    }),
  ),
  seoData: z.optional(SeoData),
  taxGroupId: z.nullish(Guid),
  options: z.optional(z.array(ProductOptionV3)),
  modifiers: z.optional(z.array(Modifier)),
  brand: z.nullish(NamedReference),
  infoSections: z.optional(z.array(ProductInfoSection)),
  ribbon: z.nullish(RibbonReference),
  additionalRibbons: z.optional(z.array(RibbonReference)),
  directCategoriesInfo: z.optional(CategoriesInfo),
  allCategoriesInfo: z.optional(CategoriesInfo),
  mainCategoryId: z.nullish(z.string()),
  breadcrumbsInfo: z.optional(BreadcrumbsInfo),
  costRange: z.optional(PriceRange),
  actualPriceRange: z.optional(PriceRange),
  compareAtPriceRange: z.optional(PriceRange),
  inventory: z.optional(ProductInventory),
  productType: z.optional(ProductTypeV3),
  physicalProperties: z.optional(ProductPhysicalProperties),
  handle: z.nullish(z.string()),
  currency: z.nullish(z.string()),
  variantsInfo: z.optional(z.object({ variants: z.optional(z.array(VariantV3)) })),
  variantSummary: z.optional(
    z.object({ variantCount: z.optional(z.number()), minPriceVariant: z.optional(VariantV3) }),
  ),
  purchaseEligibility: z.optional(z.object({ userCriteria: z.optional(UserCriteria) })),
  extendedFields: z.optional(ExtendedFields),
  tags: z.optional(ProductTags),
  subscriptionDetails: z.optional(SubscriptionDetails),
  // Extension of the embedded platform, as in catalog V1.
  giftCard: z.optional(z.boolean()),
  // Extensions of the embedded platform, for who runs the shop; as in catalog V1.
  publication: z.optional(z.object({ status: z.string(), date: z.optional(z.string()) })),
  relatedProducts: z.optional(z.object({ productIds: z.array(z.string()), automatic: z.boolean() })),
})
export type ProductV3 = z.infer<typeof ProductV3>
