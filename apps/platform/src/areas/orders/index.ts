import { type Area, joined } from '../../http/area.ts'
import { adoptOrders } from './adopt.ts'
import { payments } from './payments/index.ts'
import { ordersData } from './personal-data-store.ts'
import { orderRoutes } from './routes.ts'
import { subscriptions } from './subscriptions/index.ts'

/** What was bought, how it is paid, and what is bought again and again. */
export const orders: Area = {
  ...joined({ routes: orderRoutes }, payments, subscriptions),
  onSignIn: adoptOrders,
  personalData: ordersData,
}
