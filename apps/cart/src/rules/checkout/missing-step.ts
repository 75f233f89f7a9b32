import type { CountryForms } from '@galleria/page-parts/address'
import type { Cart } from '../model/index.ts'
import { checkAddressForm } from './address-form.ts'
import { type CheckoutDraft, needsDelivery } from './checkout-draft.ts'

export type CheckoutStep = '/cart' | '/checkout' | '/checkout/delivery'

/** The first step that is not done, or null when the order can be reviewed. */
export function missingStep(
  cart: Cart | null,
  draft: CheckoutDraft,
  forms: CountryForms,
): CheckoutStep | null {
  if (!cart || cart.lineItems.length === 0) return '/cart'
  if (Object.keys(checkAddressForm(draft.form, forms)).length > 0) return '/checkout'
  if (draft.billing && Object.keys(checkAddressForm(draft.billing, forms, { reachable: false })).length > 0)
    return '/checkout'
  if (needsDelivery(cart) && !draft.delivery) return '/checkout/delivery'
  return null
}
