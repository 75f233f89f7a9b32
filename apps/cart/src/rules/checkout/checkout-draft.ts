import { isCountry } from '@galleria/i18n/addresses'
import type { Cart, ChosenDelivery } from '../model/index.ts'
import { type AddressForm, emptyAddressForm } from './address-fields.ts'
import type { Tip } from './tip.ts'

/** Data that the steps before the review have gathered. */
export interface CheckoutDraft {
  readonly form: AddressForm
  /** Absent: the bill goes where the goods go. */
  readonly billing?: AddressForm | undefined
  readonly delivery?: ChosenDelivery | undefined
  /** Given on top; kept here because no answer of the platform tells it. */
  readonly tip?: Tip | undefined
}

/** False for a cart of files and gift cards, which are not shipped. */
export function needsDelivery(cart: Cart): boolean {
  return cart.lineItems.some(({ itemType, physicalProperties }) => {
    const preset = itemType?.preset ?? 'PHYSICAL'
    return preset === 'PHYSICAL' && physicalProperties?.shippable !== false
  })
}

type Place = Pick<AddressForm, 'country' | 'postalCode'>

export function toAddress({
  country,
  addressLine,
  addressLine2,
  city,
  subdivision,
  postalCode,
}: AddressForm) {
  return {
    country,
    addressLine,
    ...(city && { city }),
    ...(postalCode && { postalCode }),
    ...(addressLine2 && { addressLine2 }),
    ...(subdivision && { subdivision }),
  }
}

/** Brazil's ids alone have kinds: of a person or, if longer, of a company. */
const kindOf = (taxId: string, country: string) =>
  country !== 'BR' ? 'UNSPECIFIED' : taxId.replace(/\W/g, '').length <= 11 ? 'CPF' : 'CNPJ'

/** Input that the platform stores with the cart, so that the form is filled in another tab too. */
export function toContactInfo(form: AddressForm) {
  const { firstName, lastName, company, taxId, phone } = form
  return {
    address: toAddress(form),
    contactDetails: {
      firstName,
      lastName,
      ...(phone && { phone }),
      ...(company && { company }),
      ...(taxId && { vatId: { id: taxId, type: kindOf(taxId, form.country) } }),
    },
  }
}

/** `to`: where delivery was estimated for, so that nobody is asked for it again. */
export function fromCart({ contact, email }: Cart, to?: Place | null): AddressForm {
  const { address, contactDetails } = contact ?? {}
  return {
    email: email ?? '',
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    company: contactDetails?.company ?? '',
    taxId: contactDetails?.vatId?.id ?? '',
    phone: contactDetails?.phone ?? '',
    country: isCountry(address?.country) ? address.country : (to?.country ?? emptyAddressForm.country),
    addressLine: address?.addressLine ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    subdivision: address?.subdivision ?? '',
    postalCode: address?.postalCode ?? (address?.country ? '' : (to?.postalCode ?? '')),
  }
}

/** Draft of this tab, else the data stored with the cart. */
export function draftFor(
  cart: Cart,
  stored: Partial<CheckoutDraft> | null,
  to?: Place | null,
): CheckoutDraft {
  const form = stored?.form ? { ...emptyAddressForm, ...stored.form } : fromCart(cart, to)
  return {
    form,
    ...(stored?.billing && { billing: { ...emptyAddressForm, ...stored.billing } }),
    ...(stored?.delivery && { delivery: stored.delivery }),
    ...(stored?.tip && { tip: stored.tip }),
  }
}

/**
 * One key per cart revision: the same lines, buyer and delivery give the same key, so that a second click,
 * a reload or Back finds the checkout already made.
 */
export function checkoutKey(cart: Cart, draft: CheckoutDraft): string {
  const lines = cart.lineItems.map(({ id, quantity, price }) => [id, quantity, price.amount])
  return JSON.stringify([
    cart.id,
    lines,
    cart.coupon?.code ?? null,
    cart.note,
    draft.form,
    draft.billing ?? null,
    draft.delivery ?? null,
  ])
}
