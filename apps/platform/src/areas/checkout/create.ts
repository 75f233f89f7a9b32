import { randomUUID } from 'node:crypto'
import { applicationError } from '../../base/errors.ts'
import { jsonb, transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { StoredAddress, StoredAddressWithContact } from '../../domain/address/address.ts'
import { requestedLanguage } from '../../domain/messages/requested-language.ts'
import { refuseOtherCurrency } from '../../domain/money/one-currency.ts'
import type { RequestHead } from '../../http/exchange-type.ts'
import { type CartCaller, lockTarget, noCart, type Owner, readLines, type Target } from '../cart/index.ts'
import { ifRegistered } from '../redirects/index.ts'
import { recoverCheckout } from './abandoned/leave.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { emitCheckoutCreated, emitCheckoutUpdated } from './events.ts'
import { refuseForeignChannel } from './reach.ts'
import { refuseUnpayable } from './refuse-unpayable.ts'
import {
  findCartLanguage,
  findLoginEmail,
  insertCheckout,
  lockCheckoutOf,
  updateCartCheckout,
  updateOpenCheckout,
} from './store.ts'

interface Input {
  readonly channelType: string
  readonly email?: string | null | undefined
  readonly shippingAddress?: object | null | undefined
  readonly billingAddress?: object | null | undefined
  readonly selectedShippingOption?: { readonly code: string } | null | undefined
}

type Context = Pick<Services, 'db' | 'clock' | 'config'> & {
  readonly caller: CartCaller
  readonly request: RequestHead
}

/** The second call on the same cart brings the checkout that is there up to date (wire §3.1). */
export async function createCheckout(
  { db, clock, config, caller, request }: Context,
  target: Target,
  input: Input,
) {
  refuseForeignChannel(caller, input.channelType)
  return transaction(db, async (trx) => {
    const date = clock.now()
    const cart = await lockTarget(trx, target)
    if (!cart) throw noCart(target)
    refuseOtherCurrency(config, cart)
    const owner: Owner = { ownerType: cart.ownerType, ownerId: cart.ownerId }
    const lines = await readLines(trx, cart.id)
    if (lines.length === 0) throw applicationError(400, 'EMPTY_CART', 'The cart is empty. Add an item first.')
    const known = await lockCheckoutOf(trx, cart.id)
    const destination = withAddress(input.shippingAddress, cart.contactInfo) ?? known?.shippingDestination
    const billing = withAddress(input.billingAddress, cart.contactInfo) ?? known?.billingInfo
    const values = {
      ...owner,
      status: 'OPEN' as const,
      lines: jsonb(lines),
      couponCode: cart.couponCode,
      merchantDiscounts: cart.merchantDiscounts ? jsonb(cart.merchantDiscounts) : null,
      email: input.email ?? known?.email ?? cart.buyerEmail ?? (await loginEmail()),
      shippingDestination: destination ? jsonb(destination) : null,
      billingInfo: billing ? jsonb(billing) : null,
      shippingCode:
        input.selectedShippingOption?.code ?? cart.selectedShipping?.code ?? known?.shippingCode ?? null,
      buyerNote: cart.buyerNote,
      businessLocationId: cart.businessLocationId,
      overrideCheckoutUrl: ifRegistered(config, cart.overrideCheckoutUrl) ?? null,
      channelType: input.channelType,
      buyerLanguage: requestedLanguage(request) ?? known?.buyerLanguage ?? (await cartLanguage()),
      currency: cart.currency,
      shownTotalMinor: null,
      orderId: null,
      revision: (known?.revision ?? 0) + 1,
      updatedAt: date,
    }
    // Somebody is back at it.
    if (known) await recoverCheckout(trx, { config, clock }, known)
    const row = known
      ? await updateOpenCheckout(trx, known.id, values)
      : await insertCheckout(trx, { id: randomUUID(), cartId: cart.id, createdAt: date, ...values })
    await updateCartCheckout(trx, row.id, cart.id)
    const quote = await quoteCheckout(trx, row, date, config)
    await refuseUnpayable(trx, config, quote)
    const checkout = checkoutView(config, row, quote)
    await (known ? emitCheckoutUpdated : emitCheckoutCreated)(trx, { checkout, row, date, caller })
    return { checkoutId: row.id }

    async function cartLanguage(): Promise<string | null> {
      const found = await findCartLanguage(trx, cart?.id ?? '')
      return found?.buyerLanguage ?? null
    }

    async function loginEmail(): Promise<string | null> {
      if (owner.ownerType !== 'MEMBER') return null
      const member = await findLoginEmail(trx, owner.ownerId)
      return member?.loginEmail ?? null
    }
  })
}

/** Names and telephone come with the cart; the call itself carries only the address. */
function withAddress(
  address: object | null | undefined,
  contact: StoredAddressWithContact | null,
): StoredAddressWithContact | null {
  if (!address) return contact
  return { address: address as StoredAddress, contactDetails: contact?.contactDetails ?? null }
}
