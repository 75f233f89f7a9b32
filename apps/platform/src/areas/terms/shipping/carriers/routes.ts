import { Carrier } from '@galleria/platform-client/entities/shipping'
import * as operations from '@galleria/platform-client/operations/terms/places'
import { z } from 'zod'
import { transaction } from '../../../../data/database.ts'
import { type App, operation } from '../../../../http/route.ts'
import { carriersOf, changeCarrier } from './state.ts'

/** Carriers and whether their service answers. One can be made to fail, to see the checkout's words for it. */
export function carrierRoutes(app: App): void {
  operation(
    app,
    operations.listCarriers,
    { answer: z.object({ carriers: z.array(Carrier) }) },
    async ({ db }) => ({ carriers: await carriersOf(db) }),
  )

  operation(
    app,
    operations.updateCarrier,
    {
      body: z.object({ carrier: z.object({ id: z.guid(), state: z.enum(['ON', 'FAILING']) }) }),
      answer: z.object({ carrier: Carrier }),
    },
    ({ db, input }) =>
      transaction(db, async (trx) => {
        const { id, state } = input.carrier
        return { carrier: await changeCarrier(trx, id, state) }
      }),
  )
}
