import { ShownPolicies } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/shown-policies'
import { z } from 'zod'
import { readTerms } from '../../../data/terms-revision/terms.ts'
import { type App, operation } from '../../../http/route.ts'
import { readShownDeliveries } from '../../terms/index.ts'
import { readPolicy } from '../return-policy/store.ts'

/** Terms of delivery and of returns as everybody may read them: beyond the wire reference. */
export function shownPolicyRoutes(app: App): void {
  operation(
    app,
    operations.getShownPolicies,
    { answer: z.object({ policies: ShownPolicies }), publicRead: true },
    async ({ db, config }) => {
      const { windowDays, resolutions, finalSaleProductIds, finalSaleCollectionIds } = await readPolicy(db)
      return {
        policies: {
          currency: config.currency,
          deliveries: await readShownDeliveries(db, await readTerms(db), config),
          returns: { windowDays, resolutions, finalSaleProductIds, finalSaleCollectionIds },
        },
      }
    },
  )
}
