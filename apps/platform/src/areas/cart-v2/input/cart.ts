import { Cart } from '@galleria/platform-client/entities/cart-v2'
import { ChannelType } from '@galleria/platform-client/enums'
import { z } from 'zod'
import { sentBack } from '../../../base/input/closed.ts'
import { FieldMask } from '../../../base/input/mask.ts'
import { ExtendedFields } from '../../../base/input/wire-parts.ts'
import { Address, AddressWithContact } from '../../../domain/address/input.ts'
import { Email, Note } from '../../cart/index.ts'
import { Tip } from '../../checkout/index.ts'
import { Coupon, DeliveryMethod, GiftCard } from './fields.ts'
import { addFields } from './lines.ts'

const { firstName, lastName, phone, company, vatId } = AddressWithContact.shape.contactDetails
  .unwrap()
  .unwrap().shape
const contact = { firstName, lastName, phone, company, vatId }

/** Fields that a call may write (Cart V2 §2.5). */
const writable = {
  note: Note.nullish(),
  businessInfo: z.object({ locationId: z.guid().nullish() }).nullish(),
  customerInfo: z.object({ ...contact, email: Email.nullish() }).nullish(),
  deliveryInfo: z.object({ address: Address.nullish() }).nullish(),
  taxInfo: z.object({ taxExemptGroupId: z.guid().nullish() }).nullish(),
  paymentInfo: z
    .object({ billingAddress: Address.nullish(), billingContact: z.object(contact).nullish() })
    .nullish(),
  customCheckoutUrl: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .nullish(),
  extendedFields: ExtendedFields.nullish(),
}

const source = {
  channelType: z.enum(ChannelType.options).optional(),
  customContentReference: z.object({ appId: z.guid(), componentId: z.guid() }).nullish(),
}

export const CartFields = z.object({ ...writable, source: z.object(source).nullish() })
export type CartFields = z.output<typeof CartFields>

const flag = z.boolean().nullish()

/** Owner of a cart that an app begins: one of these, or nobody yet. */
const owners = { visitorId: z.guid().optional(), memberId: z.guid().optional(), openAccess: flag }

/** Fields that the beginning of a cart takes, those that it alone takes among them. */
export const NewCartFields = z.object({
  ...writable,
  customerInfo: writable.customerInfo.unwrap().unwrap().extend(owners).nullish(),
  source: z
    .object({
      ...source,
      externalReferences: z
        .array(z.object({ appId: z.guid(), resourceId: z.string().min(1).max(100).nullish() }))
        .max(10)
        .optional(),
    })
    .nullish(),
  settings: z
    .object({
      lockGiftCard: flag,
      lockCouponCode: flag,
      policyAgreementCheckboxDisabled: flag,
      manualPaymentDisabled: flag,
    })
    .optional(),
})
export type NewCartFields = z.output<typeof NewCartFields>

export const CreateCart = z.object({
  cart: NewCartFields.optional(),
  ...addFields,
  coupons: z.array(Coupon).max(1).default([]),
  deliveryMethod: DeliveryMethod.nullish(),
  giftCards: z.array(GiftCard).max(5).default([]),
})
export type CreateCart = z.output<typeof CreateCart>

/** Fields that the embedded platform takes beyond Cart V2, as in its V1. */
const payment = { tip: Tip.nullish(), useStoreCredit: z.boolean().optional() }

export const UpdateCart = z.object({
  cart: sentBack(CartFields, Cart),
  fieldMask: FieldMask.optional(),
  ...payment,
})
export const UpdateCartById = z.object({
  cart: sentBack(CartFields.extend({ id: z.string().max(100) }), Cart),
  fieldMask: FieldMask.optional(),
  ...payment,
})
export type CartUpdate = z.output<typeof UpdateCart>

/** Paths of the fields, each with what it means; a mask names them, or what is above or below. */
export const writablePaths = [
  'note',
  'businessInfo.locationId',
  'customerInfo.firstName',
  'customerInfo.lastName',
  'customerInfo.phone',
  'customerInfo.company',
  'customerInfo.vatId',
  'customerInfo.email',
  'deliveryInfo.address',
  'taxInfo.taxExemptGroupId',
  'paymentInfo.billingAddress',
  'paymentInfo.billingContact',
  'source.channelType',
  'source.customContentReference',
  'customCheckoutUrl',
  'extendedFields',
] as const
