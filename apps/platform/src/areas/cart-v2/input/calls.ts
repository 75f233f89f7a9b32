import { ValidationsConfig } from '@galleria/platform-client/enums'
import { z } from 'zod'
import { listOf } from '../../../base/query.ts'
import { Payment } from '../../checkout/index.ts'
import { Coupon, DeliveryMethod, GiftCard } from './fields.ts'
import { addFields, LineItemUpdate } from './lines.ts'

/** Bodies of the calls (Cart V2 §2.2), the same for the caller's own cart and for one by id. */
export const AddLines = z.object(addFields)
export const RemoveLines = z.object({
  lineItemIds: listOf(z.guid(), { max: 100 }).pipe(z.array(z.guid()).min(1)),
})
export const UpdateLines = z.object({ lineItems: z.array(LineItemUpdate).min(1).max(100) })
export const AddCoupon = z.object({ coupon: Coupon })
export const RemoveCoupon = z.object({ couponId: z.guid() })
export const SetDelivery = z.object({ deliveryMethod: DeliveryMethod })
export const AddGiftCard = z.object({ giftCard: GiftCard })
export const RemoveGiftCard = z.object({ giftCardId: z.guid() })
/** Forms of a call, and of a cart after many calls. */
export const MOST_FORMS = 1000
export const UpdateForms = z.object({
  formSubmissions: z
    .array(z.object({ id: z.guid(), formSubmissionId: z.guid() }))
    .min(1)
    .max(MOST_FORMS),
})
export const Calculate = z.object({ refreshCart: z.boolean().default(false) })
const flag = z.boolean().default(false)
export const Estimate = z.object({
  refreshCart: flag,
  calculateDelivery: flag,
  calculateAdditionalFees: flag,
  calculateTax: flag,
  calculateGiftCards: flag,
  validationConfig: z.enum(ValidationsConfig.options).optional(),
})
export type Estimate = z.output<typeof Estimate>
export const CheckoutUrl = z.object({ currencyCode: z.string().max(3).nullish() })
export const PlaceOrder = z.object({
  priceVerificationToken: z.string().max(3000).nullish(),
  savePaymentMethod: z.boolean().default(false),
  delayCapture: z.boolean().default(false),
  payment: Payment.optional(),
})
export type PlaceOrder = z.output<typeof PlaceOrder>
export const MarkAsCompleted = z.object({ orderId: z.guid().nullish() })
