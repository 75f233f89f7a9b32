import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { z } from 'zod'
import { ignoring } from '../../../base/input/closed.ts'
import { exactlyOneOf } from '../../../base/input/one-of.ts'
import {
  Decimal,
  DescriptionLine,
  ExtendedFields,
  PaymentOptions,
  PhysicalProperties,
  Picture,
  WireText,
} from '../../../base/input/wire-parts.ts'
import { CustomLineItem, Quantity } from '../../cart/index.ts'
import { CMoney, MembershipInput } from './fields.ts'

const { modifierGroups, serviceProperties, policies, url, catalogReference, taxableAddress } =
  CustomLineItem.shape

/** Item of the catalog (Cart V2 §2.3). */
const Item = z.object({
  catalogReference: z.object({
    catalogItemId: z.string().min(1).max(36),
    appId: z.literal(STORES_APP_ID),
    options: z.record(z.string(), z.unknown()).optional(),
  }),
  quantity: Quantity,
  catalogOverrideFields: z
    .object({
      name: WireText(200).optional(),
      salePrice: Decimal.nullish(),
      fullPrice: Decimal.nullish(),
      depositAmount: Decimal.nullish(),
      descriptionLines: z.array(DescriptionLine).max(20).optional(),
      physicalProperties: PhysicalProperties.optional(),
      image: Picture.optional(),
      paymentOption: z.object({ value: PaymentOptions }).optional(),
      savePaymentMethod: z.boolean().nullish(),
      inventoryAppId: z.guid().nullish(),
    })
    .nullish(),
  extendedFields: ExtendedFields.nullish(),
  membershipPayment: MembershipInput.nullish(),
  /** Before `membershipPayment`. */
  selectedMembership: z.object({ id: z.string().min(1).max(100), appId: z.guid() }).nullish(),
})
/** Inventories that are named are let go: the store has one. */
export const CatalogItem = ignoring(Item, 'inventoryAppId')
export type CatalogItem = z.output<typeof CatalogItem>

/** Line without an item of the catalog (Cart V2 §2.3). */
export const CustomItem = z.object({
  name: WireText(200),
  quantityInfo: z.object({
    requestedQuantity: Quantity,
    availableQuantity: z.int().min(0).max(100_000).nullish(),
    fixedQuantity: z.boolean().default(false),
  }),
  pricing: z.object({
    price: CMoney,
    fullPrice: CMoney.nullish(),
    priceDescription: WireText(100).optional(),
    priceUndetermined: z.boolean().default(false),
  }),
  source: ignoring(
    z.object({ catalogReference, rootCatalogItemId: z.string().min(1).max(36).nullish() }),
    'inventoryAppId',
  ).optional(),
  attributes: z.object({
    itemType: z
      .object({
        preset: z.enum(['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE']).optional(),
        custom: z.string().min(1).max(100).optional(),
      })
      .superRefine(exactlyOneOf('preset', 'custom')),
    descriptionLines: z.array(DescriptionLine).max(100).default([]),
    image: Picture.optional(),
    url,
    physicalProperties: PhysicalProperties.optional(),
    serviceProperties,
    policies,
    membersOnly: z.boolean().default(false),
  }),
  deliveryConfig: z.object({ deliveryProfileId: z.guid().nullish() }).optional(),
  taxConfig: z.object({ taxableAddress, taxGroupId: z.guid().nullish() }).optional(),
  paymentConfig: z
    .object({ paymentOption: PaymentOptions.optional(), depositAmount: CMoney.nullish() })
    .optional(),
  modifierGroups: z
    .array(
      z.object({
        ...modifierGroups.unwrap().element.shape,
        modifiers: z
          .array(modifierGroups.unwrap().element.shape.modifiers.element.extend({ price: CMoney.nullish() }))
          .min(1)
          .max(100),
      }),
    )
    .max(100)
    .default([]),
})
export type CustomItem = z.output<typeof CustomItem>

export const addFields = {
  catalogItems: z.array(CatalogItem).max(300).default([]),
  customItems: z.array(CustomItem).max(300).default([]),
}

export const LineItemUpdate = z.object({
  lineItemId: z.guid(),
  quantity: z.object({ newQuantity: Quantity }).nullish(),
  membershipPayment: MembershipInput.nullish(),
  /** Before `membershipPayment`. */
  selectedMembership: z
    .object({ newMembership: z.object({ id: z.string().min(1).max(100), appId: z.guid() }).nullish() })
    .nullish(),
})
export type LineItemUpdate = z.output<typeof LineItemUpdate>
