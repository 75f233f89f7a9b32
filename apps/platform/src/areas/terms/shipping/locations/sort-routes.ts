import { BusinessLocation } from '@galleria/platform-client/entities/shipping'
import * as operations from '@galleria/platform-client/operations/terms/places'
import { z } from 'zod'
import { transaction } from '../../../../data/database.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import { type App, operation } from '../../../../http/route.ts'
import { refused } from '../../crud/parts.ts'
import { locationResource } from './location-resource.ts'
import { locationRows, updatePositions } from './store.ts'

/** Order in which goods are taken from locations; the default is first in any case. */
export function sortLocationsRoute(app: App): void {
  operation(
    app,
    operations.sortBusinessLocations,
    {
      body: z.object({ ids: z.array(z.guid()).min(1).max(1000) }),
      answer: z.object({ businessLocations: z.array(BusinessLocation) }),
    },
    (context) =>
      transaction(context.db, async (trx) => {
        const ids = context.input.ids.map((id) => id.toLowerCase())
        const before = await locationRows.all(trx)
        if (new Set(ids).size !== ids.length || before.length !== ids.length)
          throw refused('ids', 'must name each location once')
        if (before.some(({ id }) => !ids.includes(id))) throw refused('ids', 'must name each location once')
        await updatePositions(trx, ids)
        await termsChanged(trx)
        const rows = await locationRows.all(trx)
        return { businessLocations: rows.map((row) => locationResource.view(context, row)) }
      }),
  )
}
