import { ReturnPolicy } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/return-policy'
import { z } from 'zod'
import { refuseOverwriting } from '../../../base/input/refuse-overwriting.ts'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { PolicyChanges } from './policy.ts'
import { insertDefaultPolicy, readPolicy, updatePolicy } from './store.ts'

const Answer = z.object({ returnPolicy: ReturnPolicy })

/** Policy for returns of buyers: beyond the wire reference. */
export function returnPolicyRoutes(app: App): void {
  operation(app, operations.getReturnPolicy, { answer: Answer }, async ({ db }) => ({
    returnPolicy: await readPolicy(db),
  }))

  operation(
    app,
    operations.updateReturnPolicy,
    { body: z.object({ returnPolicy: PolicyChanges, seen: PolicyChanges.optional() }), answer: Answer },
    ({ db, clock, input: { returnPolicy: changes, seen } }) =>
      transaction(db, async (trx) => {
        const date = clock.now()
        await insertDefaultPolicy(trx, date)
        const before = await readPolicy(trx, { lock: true })
        refuseOverwriting(before, seen)
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
        const returnPolicy = { ...before, ...given }
        await updatePolicy(trx, returnPolicy, date)
        return { returnPolicy }
      }),
  )
}
