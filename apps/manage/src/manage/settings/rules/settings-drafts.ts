import type { CheckoutSettings, CheckoutSettingsChanges } from '@galleria/platform-client/checkout-settings'
import { decimalOrNull, wholeOrNull } from './number.ts'

/** Settings of checkouts as their two forms have them, flat. */
export interface CheckoutDraft {
  readonly phone: string
  readonly company: string
  readonly addressLine2: string
  readonly taxId: string
  readonly minimumSubtotal: string
  readonly maximumQuantity: string
  readonly abandonedAfterMinutes: string
}

export function checkoutDraft(settings: CheckoutSettings): CheckoutDraft {
  const { checkoutFields, validations, abandonedAfterMinutes } = settings
  return {
    ...checkoutFields,
    minimumSubtotal: validations.minimumSubtotal ?? '',
    maximumQuantity: String(validations.maximumQuantity ?? ''),
    abandonedAfterMinutes: String(abandonedAfterMinutes),
  }
}

/** Fields of the form as the call takes them; what is left out stays. */
export function checkoutChanges(draft: Partial<CheckoutDraft>): CheckoutSettingsChanges {
  const { phone, company, addressLine2, taxId } = draft
  const { minimumSubtotal, maximumQuantity, abandonedAfterMinutes } = draft
  const checkoutFields = given({ phone, company, addressLine2, taxId })
  const validations = given({
    minimumSubtotal: minimumSubtotal === undefined ? undefined : decimalOrNull(minimumSubtotal),
    maximumQuantity: maximumQuantity === undefined ? undefined : wholeOrNull(maximumQuantity),
  })
  return {
    ...(checkoutFields && { checkoutFields }),
    ...(validations && { validations }),
    // Empty is refused at its field: a cart is always abandoned some time.
    ...(abandonedAfterMinutes !== undefined && {
      abandonedAfterMinutes: wholeOrNull(abandonedAfterMinutes) as number,
    }),
  }
}

/** Fields that are there, or nothing where there is none. */
function given<Fields extends object>(fields: Fields): Given<Fields> | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? (Object.fromEntries(entries) as Given<Fields>) : undefined
}

type Given<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
