import { tellPurchase } from '@galleria/federation/told-purchases'
import type { PlatformClient } from '@galleria/platform-client'
import { deleteCurrentCart } from '@galleria/platform-client/cart'
import type { CartApi } from '../cart-api.ts'
import * as change from './change.ts'
import * as checkout from './checkout.ts'
import { look, read, totalsFor } from './read.ts'

/** Buys by Current Cart V1 and Checkout V1, which the hosted platform removes on 1 February 2027. */
export const openCartApi = (client: PlatformClient): CartApi => ({
  read: (signal) => read(client, signal),
  look: (going, signal) => look(client, going, signal),
  totals: (going, signal) => totalsFor(client, going, signal),
  add: (lines) => change.add(client, lines),
  changeQuantity: (id, quantity) => change.changeQuantity(client, id, quantity),
  remove: (ids) => change.remove(client, ids),
  writeNote: (note) => change.writeNote(client, note),
  writeBuyer: (buyer) => change.writeBuyer(client, buyer),
  applyCoupon: (code) => change.applyCoupon(client, code),
  removeCoupon: () => change.removeCoupon(client),
  review: (order, begun, signal) => checkout.review(client, order, begun, signal),
  giveTip: (order, tip) => checkout.giveTip(client, order, tip),
  useGiftCard: (order, code) => checkout.useGiftCard(client, order, code),
  useStoreCredit: (order, use) => checkout.useStoreCredit(client, order, use),
  // The payment page shows the total of the checkout, and asks again where it changed.
  async checkOut(order) {
    const { checkoutId } = await checkout.makeCheckout(client, order)
    tellPurchase('v1')
    return { checkoutId }
  },
  // Few purchases need it, and every page has the others.
  place: async (order, shownTotal) => (await import('./place.ts')).place(client, order, shownTotal),
  orderOf: async (id) => (await import('./place.ts')).orderOf(client, id),
  async forgetBought() {
    await deleteCurrentCart(client)
  },
})
