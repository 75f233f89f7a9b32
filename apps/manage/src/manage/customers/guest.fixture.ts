import type { PlatformClient } from '@galleria/platform-client'
import { getCustomerOfOrder } from '@galleria/platform-client/customers'
import { orderScarves } from '../shared/order.fixture.ts'

/** Places an order of a guest, Grace Hopper. @returns it with the guest's customer */
export async function guestOf(store: PlatformClient, email: string, price = '5.00') {
  const grace = { firstName: 'Grace', lastName: 'Hopper', email }
  const order = await orderScarves(store, { ...grace, price, quantity: 1 })
  const { customer } = await getCustomerOfOrder(store, { orderId: order.id })
  return { order, customer }
}
