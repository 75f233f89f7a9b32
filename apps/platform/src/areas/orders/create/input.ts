import { AttributionSource, ChannelType } from '@galleria/platform-client/enums'
import { z } from 'zod'
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
import { AddressWithContact } from '../../../domain/address/input.ts'
import { Email, Note, Quantity } from '../../cart/index.ts'
import { TagLists } from '../change/tags.ts'

const Price = z.object({ amount: Decimal })

const Line = z.object({
  productName: WireText(200),
  catalogReference: z
    .object({
      catalogItemId: z.string().min(1).max(36),
      appId: z.string().min(1).max(36),
      options: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  quantity: Quantity,
  price: Price,
  itemType: z
    .object({
      preset: z.enum(['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE']).optional(),
      custom: z.string().min(1).max(100).optional(),
    })
    .superRefine(exactlyOneOf('preset', 'custom')),
  descriptionLines: z.array(DescriptionLine).max(20).default([]),
  image: Picture.optional(),
  physicalProperties: PhysicalProperties.optional(),
  paymentOption: PaymentOptions.default('FULL_PAYMENT_ONLINE'),
  extendedFields: ExtendedFields.optional(),
})

const shipping = z.object({
  title: z.string().max(250),
  code: z.string().max(100).nullish(),
  carrierId: z.string().max(100).nullish(),
  logistics: z
    .object({
      shippingDestination: AddressWithContact.nullish(),
      deliveryTime: z.string().max(500).nullish(),
      instructions: z.string().max(1000).nullish(),
    })
    .nullish(),
  region: z.object({ name: z.string().max(100) }).nullish(),
})

/** An order as the owner tells it (wire §3.3); amounts are the owner's word, and must add up. */
export const OrderInput = z.object({
  lineItems: z.array(Line).min(1).max(300),
  channelInfo: z.object({
    type: z.enum(ChannelType.options),
    externalOrderId: z.string().max(100).nullish(),
    externalOrderUrl: z.url().max(300).nullish(),
  }),
  priceSummary: z.object({
    subtotal: Price,
    total: Price,
    shipping: Price.optional(),
    tax: Price.optional(),
    discount: Price.optional(),
    totalAdditionalFees: Price.optional(),
  }),
  buyerInfo: z
    .object({
      visitorId: z.guid().optional(),
      memberId: z.guid().optional(),
      contactId: z.guid().nullish(),
      email: Email.nullish(),
    })
    .default({}),
  paymentStatus: z.enum(['NOT_PAID', 'PAID', 'UNSPECIFIED']).default('NOT_PAID'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'must be a currency code such as USD' })
    .nullish(),
  weightUnit: z.enum(['KG', 'LB']).optional(),
  taxIncludedInPrices: z.boolean().default(false),
  billingInfo: AddressWithContact.nullish(),
  recipientInfo: AddressWithContact.nullish(),
  shippingInfo: shipping.nullish(),
  additionalFees: z
    .array(
      z.object({ name: z.string().min(1).max(50), code: z.string().min(1).max(100).nullish(), price: Price }),
    )
    .max(100)
    .default([]),
  customFields: z
    .array(z.object({ title: z.string().min(1).max(500), value: z.unknown() }))
    .max(50)
    .default([]),
  buyerNote: Note.nullish(),
  buyerLanguage: z.string().max(35).nullish(),
  attributionSource: z.enum(AttributionSource.options).default('UNSPECIFIED'),
  purchasedDate: z.iso.datetime().nullish(),
  archived: z.boolean().default(false),
  tags: TagLists.nullish(),
  extendedFields: ExtendedFields.optional(),
})
export type OrderInput = z.output<typeof OrderInput>

export const CreateOrder = z.object({
  order: OrderInput,
  settings: z
    .object({
      /** PAYMENT_RECEIVED: the order is INITIALIZED, and no search finds it, until it is paid. */
      orderApprovalStrategy: z
        .enum(['DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED'])
        .default('DEFAULT'),
      notifications: z
        .object({
          sendNotificationToBuyer: z.boolean().default(true),
          sendNotificationsToBusiness: z.boolean().default(true),
        })
        .default({ sendNotificationToBuyer: true, sendNotificationsToBusiness: true }),
    })
    .default({
      orderApprovalStrategy: 'DEFAULT',
      notifications: { sendNotificationToBuyer: true, sendNotificationsToBusiness: true },
    }),
})
export type CreateOrder = z.output<typeof CreateOrder>
