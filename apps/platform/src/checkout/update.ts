import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { AddressWithContact, CouponCode, Email, Note, SelectedShipping } from '../cart/input.ts'
import type { Owner } from '../cart/owner.ts'
import type { StoredAddressWithContact } from '../cart/tables.ts'
import { jsonb, type Trx } from '../database.ts'
import { couponError } from '../discounts/coupons.ts'
import { applicationError } from '../errors.ts'
import type { Services } from '../services.ts'
import { addressFaults } from './address.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { tellCheckoutUpdated } from './events.ts'
import { findCheckout } from './store.ts'

export const CheckoutChanges = z.object({
  buyerInfo: z.object({ email: Email.nullish() }).nullish(),
  billingInfo: AddressWithContact.nullish(),
  buyerNote: Note.nullish(),
  shippingInfo: z
    .object({
      shippingDestination: AddressWithContact.nullish(),
      selectedCarrierServiceOption: SelectedShipping.nullish(),
    })
    .nullish(),
})
export type CheckoutChanges = z.output<typeof CheckoutChanges>

export const UpdateCheckout = z.object({
  checkout: CheckoutChanges.extend({ id: z.string() }),
  couponCode: CouponCode.nullish(),
})

interface Change {
  readonly id: string
  readonly owner?: Owner
  readonly caller?: Caller
  readonly changes: CheckoutChanges
  readonly couponCode?: string | null | undefined
  /** A delivery that does not go to the new address is let go instead of refused. */
  readonly lenient?: boolean
}

/** What is given is replaced, `null` empties, the rest stays. */
export async function updateCheckout(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { id, owner, caller, changes, couponCode, lenient = false }: Change,
) {
  const date = clock.now()
  const row = await findCheckout(trx, id, owner, { lock: true })
  if (row.status === 'COMPLETED') {
    throw applicationError(409, 'CHECKOUT_ALREADY_PAID', 'This checkout has become an order')
  }
  const { shippingDestination, selectedCarrierServiceOption: delivery } = changes.shippingInfo ?? {}
  addressFaults('checkout.shippingInfo.shippingDestination', shippingDestination)
  addressFaults('checkout.billingInfo', changes.billingInfo)
  let after = {
    ...row,
    ...(changes.buyerInfo?.email === undefined ? {} : { email: changes.buyerInfo.email }),
    ...(changes.buyerNote === undefined ? {} : { buyerNote: changes.buyerNote }),
    ...(delivery === undefined ? {} : { shippingCode: delivery?.code ?? null }),
    ...(shippingDestination === undefined
      ? {}
      : { shippingDestination: shippingDestination as StoredAddressWithContact | null }),
    ...(changes.billingInfo === undefined
      ? {}
      : { billingInfo: changes.billingInfo as StoredAddressWithContact | null }),
    ...(couponCode ? { couponCode } : {}),
    revision: row.revision + 1,
    updatedAt: date,
  }
  const quoted = await quoteCheckout(trx, after, date)
  if (couponCode) {
    const problem = quoted.couponProblem
    if (problem) throw couponError(problem)
  }
  if (lenient && quoted.shippingMissing) after = { ...after, shippingCode: null }
  else if (delivery && quoted.shippingMissing) {
    throw applicationError(
      400,
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      'This delivery does not go to this address',
    )
  }
  await trx
    .updateTable('checkouts')
    .set({
      email: after.email,
      buyerNote: after.buyerNote,
      shippingCode: after.shippingCode,
      couponCode: after.couponCode,
      shippingDestination: after.shippingDestination ? jsonb(after.shippingDestination) : null,
      billingInfo: after.billingInfo ? jsonb(after.billingInfo) : null,
      revision: after.revision,
      updatedAt: date,
    })
    .where('id', '=', id)
    .execute()
  const checkout = checkoutView(config, after, quoted)
  await tellCheckoutUpdated(trx, { checkout, row: after, date, caller })
  return { row: after, quote: quoted, checkout }
}
