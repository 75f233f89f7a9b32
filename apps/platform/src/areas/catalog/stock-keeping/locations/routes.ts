import * as operations from '@galleria/platform-client/operations/catalog/stock'
import { z } from 'zod'
import { someOf } from '../../../../base/input/one-of.ts'
import { type App, operation } from '../../../../http/route.ts'
import { StockLevel } from '../table/answers.ts'
import { findLevels } from './levels-store.ts'
import { findStockLocations } from './store.ts'

const StockLocation = z.object({
  id: z.guid(),
  name: z.string(),
  isDefault: z.boolean(),
  active: z.boolean(),
})

/** Stock by location (decision 0399). Ours: the wire has no such calls. */
export function stockLocationRoutes(app: App): void {
  operation(
    app,
    operations.listStockLocations,
    { answer: z.object({ locations: z.array(StockLocation) }) },
    async ({ db }) => ({ locations: await findStockLocations(db) }),
  )

  operation(
    app,
    operations.queryStockLevels,
    {
      body: z
        .object({ ids: z.array(z.guid()).min(1).max(1000).optional(), productId: z.guid().optional() })
        .superRefine(someOf('ids', 'productId')),
      answer: z.object({ levels: z.array(StockLevel) }),
    },
    async ({ db, input }) => ({ levels: await findLevels(db, input) }),
  )
}
