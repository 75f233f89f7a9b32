import { isDeepStrictEqual } from 'node:util'
import type { CheckoutChanges, CheckoutRow } from '../../areas/checkout/index.ts'

/**
 * The page asks for one address: a bill that goes there goes along. Another one takes company and tax id from it where
 * it has none of its own.
 */
export function withBilling(
  { billingInfo, shippingDestination }: CheckoutRow,
  changes: CheckoutChanges,
): CheckoutChanges {
  const typed = changes.shippingInfo?.shippingDestination
  if (!billingInfo || !typed) return changes
  if (isSame(billingInfo, shippingDestination)) return { ...changes, billingInfo: typed }
  const own = billingInfo.contactDetails ?? {}
  const before = shippingDestination?.contactDetails
  const carried = (name: 'company' | 'vatId') =>
    !own[name] || isDeepStrictEqual(own[name], before?.[name]) ? typed.contactDetails?.[name] : own[name]
  const contactDetails = { ...own, company: carried('company'), vatId: carried('vatId') }
  return { ...changes, billingInfo: { ...billingInfo, contactDetails } as CheckoutChanges['billingInfo'] }
}

type Place = CheckoutRow['billingInfo']

function isSame(bill: Place, parcel: Place): boolean {
  const nameOf = (place: Place) =>
    [place?.contactDetails?.firstName, place?.contactDetails?.lastName].join(' ')
  return isDeepStrictEqual(bill?.address, parcel?.address) && nameOf(bill) === nameOf(parcel)
}
