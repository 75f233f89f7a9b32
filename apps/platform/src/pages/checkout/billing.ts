import { isDeepStrictEqual } from 'node:util'
import type { CheckoutChanges, CheckoutRow } from '../../areas/checkout/index.ts'

/** The page asks for one address: a bill that goes there goes along, and another takes company and tax id from it. */
export function withBilling(
  { billingInfo, shippingDestination }: CheckoutRow,
  changes: CheckoutChanges,
): CheckoutChanges {
  const typed = changes.shippingInfo?.shippingDestination
  if (!billingInfo || !typed) return changes
  if (isSame(billingInfo, shippingDestination)) return { ...changes, billingInfo: typed }
  const { company, vatId } = typed.contactDetails ?? {}
  const contactDetails = { ...billingInfo.contactDetails, company, vatId }
  return { ...changes, billingInfo: { ...billingInfo, contactDetails } as CheckoutChanges['billingInfo'] }
}

type Place = CheckoutRow['billingInfo']

function isSame(bill: Place, parcel: Place): boolean {
  const nameOf = (place: Place) =>
    [place?.contactDetails?.firstName, place?.contactDetails?.lastName].join(' ')
  return isDeepStrictEqual(bill?.address, parcel?.address) && nameOf(bill) === nameOf(parcel)
}
