import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { checkoutSettingsUpdated } from '@galleria/platform-client/events'
import type { Database } from '../../apps/platform/src/data/database.ts'
import { emit } from '../../apps/platform/src/data/outbox.ts'

/** As large as a cart with two lines. */
const entity = { id: randomUUID(), lineItems: 'x'.repeat(2_500) }
const PER_TRANSACTION = 10

/** So many events a second for so many seconds, of a hundred entities at a time. @returns how many */
export async function happen(db: Database, perSecond: number, seconds: number): Promise<number> {
  const total = perSecond * seconds
  const begun = performance.now()
  const running = new Set<Promise<void>>()
  for (let done = 0; done < total; done += PER_TRANSACTION) {
    const transaction = db.transaction().execute(async (trx) => {
      for (let index = 0; index < PER_TRANSACTION; index += 1) {
        const entityId = `entity ${(done + index) % 1000}`
        await emit(trx, checkoutSettingsUpdated, { entityId, date: new Date(), entity })
      }
    })
    running.add(transaction)
    void transaction.finally(() => running.delete(transaction))
    const ahead = ((done + PER_TRANSACTION) / perSecond) * 1000 - (performance.now() - begun)
    if (ahead > 1) await delay(ahead)
  }
  await Promise.all(running)
  return total
}
