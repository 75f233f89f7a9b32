import type { PlatformClient } from '@galleria/platform-client'
import { deleteCurrentCart } from '@galleria/platform-client/current-cart-v2'
import type { CartApi } from '../cart-api.ts'
import * as beside from './beside.ts'
import { writeBuyer } from './buyer.ts'
import { forget } from './last-answer.ts'
import * as lines from './lines.ts'
import { look, read, totals } from './read.ts'
import { checkOut, review } from './review.ts'

/** Buys by Current Cart V2: one cart from the first line to the order. */
export const openCartApi = (client: PlatformClient): CartApi => ({
  read: (signal) => read(client, signal),
  look: (going, signal) => look(client, going, signal),
  totals: (going, signal) => totals(client, going, signal),
  add: (wanted) => lines.add(client, wanted),
  changeQuantity: (id, quantity) => lines.changeQuantity(client, id, quantity),
  remove: (ids) => lines.remove(client, ids),
  writeNote: (note) => beside.writeNote(client, note),
  writeBuyer: (buyer) => writeBuyer(client, buyer),
  applyCoupon: (code) => beside.applyCoupon(client, code),
  removeCoupon: () => beside.removeCoupon(client),
  review: (order, _, signal) => review(client, order, signal),
  giveTip: (_, tip) => beside.giveTip(client, tip),
  useGiftCard: (_, code) => beside.useGiftCard(client, code),
  useStoreCredit: (_, use) => beside.useStoreCredit(client, use),
  checkOut: (order, shownTotal) => checkOut(client, order, shownTotal),
  // Few purchases need it, and every page has the others.
  place: async (order, shownTotal) => (await import('./place.ts')).place(client, order, shownTotal),
  orderOf: async (id) => (await import('./place.ts')).orderOf(client, id),
  async forgetBought() {
    forget(client)
    await deleteCurrentCart(client)
  },
})
