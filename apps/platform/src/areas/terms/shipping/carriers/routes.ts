import { Carrier } from '@galleria/platform-client/entities/shipping'
import * as operations from '@galleria/platform-client/operations/terms/places'
import { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, transaction } from '../../../../data/database.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import { type App, operation } from '../../../../http/route.ts'
import { SHIPPO_APP_ID } from '../shippo/postal-offers.ts'
import { deleteFailing, findCarriers, findFailing, insertFailing } from './store.ts'

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
        const { id: carrierId, state } = input.carrier
        const known = (await carriersOf(trx)).find(({ id }) => id === carrierId)
        if (!known) throw applicationError(404, 'CARRIER_NOT_FOUND', 'Carrier not found.')
        await deleteFailing(trx, carrierId)
        if (state === 'FAILING') await insertFailing(trx, carrierId)
        await termsChanged(trx)
        return { carrier: { ...known, state } }
      }),
  )
}

async function carriersOf(db: Db): Promise<{ id: string; titles: string[]; state: string }[]> {
  const options = await findCarriers(db)
  const failing = await findFailing(db)
  const byCarrier = Map.groupBy(options, ({ carrierId }) => carrierId)
  return [...new Set([...byCarrier.keys(), SHIPPO_APP_ID])].map((id) => ({
    id,
    titles: (byCarrier.get(id) ?? []).map(({ title }) => title),
    state: failing.some(({ carrierId }) => carrierId === id) ? 'FAILING' : 'ON',
  }))
}
