import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import type { CreateCheckoutInput } from '../cart/input.ts'
import { type CartRow, linesOf, touchCart } from '../cart/store.ts'
import type { StoredAddressWithContact } from '../cart/tables.ts'
import { jsonb, type Trx } from '../database.ts'
import { applicationError } from '../errors.ts'
import { emit } from '../outbox.ts'

interface FromCart {
  readonly cart: CartRow
  readonly input: z.output<typeof CreateCheckoutInput>
  readonly date: Date
  readonly caller: Caller
}

/** One open checkout per cart: a second call brings the same one up to date (wire §3.1). Runs under the cart's lock. */
export async function checkoutFromCart(trx: Trx, { cart, input, date, caller }: FromCart): Promise<string> {
  const lines = await linesOf(trx, cart.id)
  if (!lines.length) throw applicationError(400, 'EMPTY_CART', 'There is nothing in the cart')
  const destination = withContact(input.shippingAddress, cart.contactInfo)
  const present = await trx
    .selectFrom('checkouts')
    .selectAll()
    .where('cartId', '=', cart.id)
    .where('status', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst()
  const values = {
    lines: jsonb(
      lines.map(({ id, productId, variantId, options, quantity }) => ({
        id,
        productId,
        variantId,
        options,
        quantity,
      })),
    ),
    couponCode: cart.couponCode,
    email: input.email ?? cart.buyerEmail ?? present?.email ?? null,
    shippingDestination: jsonb(destination ?? present?.shippingDestination ?? null),
    billingInfo: jsonb(
      withContact(input.billingAddress, cart.contactInfo) ?? present?.billingInfo ?? destination ?? null,
    ),
    shippingCode: input.selectedShippingOption?.code ?? present?.shippingCode ?? null,
    buyerNote: cart.buyerNote,
    channelType: input.channelType,
    currency: cart.currency,
    shownTotalMinor: null,
    updatedAt: date,
  }
  const id = present?.id ?? randomUUID()
  if (present) {
    await trx
      .updateTable('checkouts')
      .set(({ eb }) => ({ ...values, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
  } else {
    await trx
      .insertInto('checkouts')
      .values({
        ...values,
        id,
        cartId: cart.id,
        ownerType: cart.ownerType,
        ownerId: cart.ownerId,
        status: 'OPEN',
        orderId: null,
        revision: 1,
        createdAt: date,
      })
      .execute()
    await touchCart(trx, cart.id, date, { checkoutId: id })
  }
  await emit(trx, {
    type: present ? 'wix.ecom.v1.checkout_updated' : 'wix.ecom.v1.checkout_created',
    entityId: id,
    date,
    caller,
  })
  return id
}

function withContact(
  address: object | null | undefined,
  contact: StoredAddressWithContact | null,
): StoredAddressWithContact | undefined {
  if (address)
    return { address, ...(contact?.contactDetails ? { contactDetails: contact.contactDetails } : {}) }
  return contact ?? undefined
}
