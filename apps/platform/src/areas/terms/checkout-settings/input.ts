import { z } from 'zod'
import { decimal } from '../../../base/input/decimal.ts'

const Mode = z.enum(['REQUIRED', 'OPTIONAL'])
/** Rule of a field that most shops do not ask for. */
const Asked = z.enum(['REQUIRED', 'OPTIONAL', 'HIDDEN'])
const Amount = decimal({ digits: 12, scale: 3 })

const checkoutFields = z.object({
  phone: Mode.default('OPTIONAL'),
  company: Asked.default('HIDDEN'),
  addressLine2: Mode.default('OPTIONAL'),
  /** VAT id or another id of the buyer for the invoice. */
  taxId: Asked.default('HIDDEN'),
})

/** Ways to take money; with neither the store sells only goods that cost nothing. */
const payments = z.object({ online: z.boolean().default(true), offline: z.boolean().default(true) })

/** Bounds of an order. FAILING stands in for a validator that does not answer, to see the checkout's words for it. */
const validations = z.object({
  /** Bound of the goods' total, after discounts. */
  minimumSubtotal: Amount.nullable().default(null),
  /** Pieces of one line. */
  maximumQuantity: z.int().min(1).max(100_000).nullable().default(null),
  state: z.enum(['ON', 'FAILING']).default('ON'),
})

/** Settings of a merchant for every checkout; neither source shows its fields. */
export const CheckoutSettings = z.object({
  checkoutFields: checkoutFields.prefault({}),
  payments: payments.prefault({}),
  validations: validations.prefault({}),
  /** After so many minutes without a change a cart or a checkout counts as abandoned. */
  abandonedAfterMinutes: z.int().min(10).max(10_080).default(60),
})
export type CheckoutSettings = z.output<typeof CheckoutSettings>

const { phone, company, addressLine2, taxId } = checkoutFields.shape
const { minimumSubtotal, maximumQuantity, state } = validations.shape

export const CheckoutSettingsChanges = z.object({
  checkoutFields: z
    .object({
      phone: phone.unwrap().optional(),
      company: company.unwrap().optional(),
      addressLine2: addressLine2.unwrap().optional(),
      taxId: taxId.unwrap().optional(),
    })
    .optional(),
  payments: z
    .object({
      online: payments.shape.online.unwrap().optional(),
      offline: payments.shape.offline.unwrap().optional(),
    })
    .optional(),
  validations: z
    .object({
      minimumSubtotal: minimumSubtotal.unwrap().optional(),
      maximumQuantity: maximumQuantity.unwrap().optional(),
      state: state.unwrap().optional(),
    })
    .optional(),
  abandonedAfterMinutes: CheckoutSettings.shape.abandonedAfterMinutes.unwrap().optional(),
})
type CheckoutSettingsChanges = z.output<typeof CheckoutSettingsChanges>

/** Changes of settings: an absent field stays, `null` takes a bound away. */
export function changedSettings(
  before: CheckoutSettings,
  { checkoutFields: fields, payments: taken, validations: rules, ...rest }: CheckoutSettingsChanges,
): CheckoutSettings {
  return {
    checkoutFields: { ...before.checkoutFields, ...definedFields(fields) },
    payments: { ...before.payments, ...definedFields(taken) },
    validations: { ...before.validations, ...definedFields(rules) },
    abandonedAfterMinutes: rest.abandonedAfterMinutes ?? before.abandonedAfterMinutes,
  }
}

function definedFields<T extends object>(
  changes: T | undefined,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const known = Object.entries(changes ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as never
}
