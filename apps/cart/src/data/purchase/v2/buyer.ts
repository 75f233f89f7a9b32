import type { PlatformClient } from '@galleria/platform-client'
import { type CartFields, type CartV2, updateCurrentCart } from '@galleria/platform-client/current-cart-v2'
import type { Cart, Contact } from '../../../rules/model/index.ts'
import type { Buyer } from '../cart-api.ts'
import { cartView } from './cart-view.ts'
import { keep } from './last-answer.ts'
import { goesTo } from './same-address.ts'

/** One call writes who buys, where it goes and who is billed: V2 has a place for all of it in the cart. */
export async function writeBuyer(client: PlatformClient, buyer: Buyer): Promise<Cart> {
  return cartView(keep(client, (await updateCurrentCart(client, { cart: fieldsOf(buyer) })).cart))
}

function fieldsOf({ email, contact, billing }: Buyer): CartFields {
  return {
    customerInfo: { email, ...detailsOf(contact) },
    deliveryInfo: { address: contact.address ?? null },
    paymentInfo: {
      billingAddress: billing?.address ?? null,
      billingContact: billing ? detailsOf(billing) : null,
    },
  }
}

/** Null clears what was there before. */
function detailsOf({ contactDetails }: Contact) {
  const { firstName, lastName, phone, company, vatId } = contactDetails ?? {}
  return {
    firstName: firstName || null,
    lastName: lastName || null,
    phone: phone || null,
    company: company || null,
    vatId: (vatId as Exclude<CartFields['customerInfo'], undefined>['vatId']) ?? null,
  }
}

/** Whether the cart has all of it already: a checkout that went on in another tab may have left something else. */
export function isBuyerOf(cart: CartV2, { email, contact, billing }: Buyer): boolean {
  const { customerInfo, deliveryInfo, paymentInfo } = cart
  return (
    (customerInfo?.email ?? '') === email &&
    goesTo(deliveryInfo?.address, contact.address ?? {}) &&
    isPerson(customerInfo, contact) &&
    (billing
      ? goesTo(paymentInfo?.billingAddress, billing.address ?? {}) &&
        isPerson(paymentInfo?.billingContact, billing)
      : !paymentInfo?.billingAddress)
  )
}

type Details = NonNullable<Contact['contactDetails']>

function isPerson(there: Details | null | undefined, { contactDetails }: Contact): boolean {
  const names = ['firstName', 'lastName', 'phone', 'company'] as const
  return (
    names.every((name) => (there?.[name] ?? '') === (contactDetails?.[name] ?? '')) &&
    (there?.vatId?.id ?? '') === (contactDetails?.vatId?.id ?? '')
  )
}
