import { transaction } from '../../../data/database.ts'
import { every } from '../../../data/schedule.ts'
import type { Area } from '../../../http/area.ts'
import { markOverdue } from '../invoices/issue.ts'
import { expireRequests } from '../payment-requests/request.ts'
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
