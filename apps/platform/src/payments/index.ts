import type { Area } from '../area.ts'
import { transaction } from '../database.ts'
import { markOverdue } from '../orders/invoices/issue.ts'
import { expireRequests } from '../orders/payment-requests/request.ts'
import { every } from '../schedule.ts'
import { settleDue } from './due.ts'
import { paymentRoutes } from './routes.ts'

/** Money of orders: what was paid, held and given back. */
export const payments: Area = {
  routes: paymentRoutes,
  schedule(services) {
    every(services, 'payments', 60, () => settleDue(services))
    every(services, 'payment requests', 3600, async () => {
      await expireRequests(services)
      await transaction(services.db, (trx) => markOverdue(trx, services.clock.now()))
    })
  },
}
