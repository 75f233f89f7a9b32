import { OverviewActivity, OverviewSteps, OverviewTasks } from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { dayIn } from '../../../base/day.ts'
import { STORE_NAME } from '../../../base/development-ids.ts'
import { later } from '../../../base/later.ts'
import { mayRead } from '../../../http/permissions/rights.ts'
import { type App, operation } from '../../../http/route.ts'
import { stockSettings } from '../../catalog/index.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { readActivities, readSteps, readTasks } from './store.ts'

const DAY = 86_400
const MOST_ACTIVITIES = 30

/** Home of the admin beside sales. An extension of the embedded platform (decision 0188). */
export function overviewRoutes(app: App): void {
  operation(
    app,
    operations.getOverview,
    {
      answer: z.object({
        today: z.string(),
        timeZone: z.string(),
        lowStockFrom: z.int(),
        tasks: OverviewTasks,
        steps: OverviewSteps,
        activities: z.array(OverviewActivity),
      }),
    },
    async ({ db, clock, config, caller }) => {
      const now = clock.now()
      const { timeZone } = await siteProperties(db, config)
      const { lowStockAt } = await stockSettings(db)
      // Every role has the home, and API keys of the store's area too, and not every one may read orders.
      const readsOrders = mayRead(caller, 'orders')
      const activities = readsOrders ? await readActivities(db, later(now, -DAY), MOST_ACTIVITIES) : []
      return {
        today: dayIn(now, timeZone),
        timeZone,
        lowStockFrom: lowStockAt,
        tasks: await readTasks(db, { lowStock: lowStockAt, since: later(now, -7 * DAY) }),
        steps: {
          ...(await readSteps(db)),
          name: config.storeName !== STORE_NAME,
          payment: config.paymentProvider !== undefined,
        },
        activities: activities.map(({ number, by, ...activity }) => ({
          ...activity,
          number: String(number),
          ...(by ? { by } : {}),
        })),
      }
    },
  )
}
