import { loyaltyAccountCreated, loyaltyAccountUpdated } from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit, emitAll, outboxEvent } from '../../data/outbox.ts'
import { type AccountRow, accountView } from './view.ts'

export function emitAccountCreated(trx: Trx, row: AccountRow, date: Date): Promise<void> {
  return emit(trx, loyaltyAccountCreated, {
    entityId: row.id,
    revision: row.revision,
    date,
    entity: accountView(row),
  })
}

/** Tier, expiry or what is in reach changed, and no points. */
export function emitAccountsUpdated(trx: Trx, rows: readonly AccountRow[], date: Date): Promise<void> {
  const events = rows.map((row) =>
    outboxEvent(loyaltyAccountUpdated, {
      entityId: row.id,
      revision: row.revision,
      entity: accountView(row),
    }),
  )
  return emitAll(trx, events, { date })
}
