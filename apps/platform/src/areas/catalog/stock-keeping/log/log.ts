import type { Trx } from '../../../../data/database.ts'
import { identityOf } from '../../../../data/outbox.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { StockLogKind } from '../tables.ts'
import { insertLog, type LoggedChange } from './store.ts'

interface LogCause {
  readonly kind: StockLogKind
  readonly date: Date
  readonly orderId?: string | undefined
  readonly editId?: string | undefined
  readonly transferId?: string | undefined
  readonly caller?: Caller | undefined
}

/** Writes changes into the log; what changes nothing leaves no row. */
export async function logStock(
  trx: Trx,
  changes: readonly LoggedChange[],
  { caller, ...cause }: LogCause,
): Promise<void> {
  const rows = changes.filter(({ change }) => change !== 0)
  if (rows.length === 0) return
  await insertLog(trx, rows, { ...cause, identity: (caller && identityOf(caller)) ?? null })
}
