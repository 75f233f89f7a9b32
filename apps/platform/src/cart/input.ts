import { z } from 'zod'
import { isUuid } from '../query-language/values.ts'
import { MOST } from './changes.ts'

/** Whole, 1 to 100,000 (wire §4.2). */
export const Quantity = z.int().min(1).max(MOST)

const text = (longest: number) => z.string().max(longest).nullish()

export const Address = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code of two letters')
    .nullish(),
  subdivision: text(50),
  city: text(50),
  postalCode: text(50),
  streetAddress: z
    .object({
      number: z.string().max(50).optional(),
      name: z.string().max(150).optional(),
      apt: z.string().max(50).optional(),
    })
    .nullish(),
  addressLine: text(150),
  addressLine2: text(100),
  formattedAddress: text(300),
  geocode: z.object({ latitude: z.number().nullish(), longitude: z.number().nullish() }).nullish(),
})

export const AddressWithContact = z.object({
  address: Address.nullish(),
  contactDetails: z
    .object({ firstName: text(100), lastName: text(100), phone: text(50), company: text(100) })
    .nullish(),
})

export const LineItem = z.object({
  quantity: Quantity,
  catalogReference: z.object({
    catalogItemId: z.string().min(1).max(36),
    appId: z.string().min(1),
    options: z.record(z.string(), z.unknown()).optional(),
  }),
})

export const AddInput = z.object({
  lineItems: z.array(LineItem).min(1).max(100),
  businessLocationId: z.string().nullish(),
})

export const RemoveInput = z.object({
  lineItemIds: z.array(z.string().refine(isUuid, 'must be the id of a line item')).min(1).max(100),
})

export const QuantityInput = z.object({
  lineItems: z
    .array(z.object({ id: z.string().refine(isUuid, 'must be the id of a line item'), quantity: Quantity }))
    .min(1)
    .max(100),
})

export const UpdateInput = z.object({
  cartInfo: z
    .object({
      buyerNote: text(1000),
      buyerInfo: z.object({ email: z.email().max(254).nullish() }).nullish(),
      contactInfo: AddressWithContact.nullish(),
    })
    .optional(),
  couponCode: z.string().min(1).max(50).nullish(),
  lineItems: z.array(LineItem).max(300).optional(),
  cartFieldmask: z.unknown().optional(),
})

const SelectedOption = z.object({ carrierId: z.string().nullish(), code: z.string().min(1).max(100) })

export const EstimateInput = z.object({
  selectedShippingOption: SelectedOption.nullish(),
  shippingAddress: Address.nullish(),
  billingAddress: Address.nullish(),
  selectedMemberships: z.unknown().optional(),
  calculateTax: z.boolean().nullish(),
  calculateShipping: z.boolean().nullish(),
  calculateAdditionalFees: z.boolean().nullish(),
})

export const channels = [
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
] as const

export const CreateCheckoutInput = z.object({
  channelType: z.enum(channels),
  email: z.email().max(254).nullish(),
  shippingAddress: Address.nullish(),
  billingAddress: Address.nullish(),
  selectedShippingOption: SelectedOption.nullish(),
})
