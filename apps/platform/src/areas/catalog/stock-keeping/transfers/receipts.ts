import type { TransferRow } from './store.ts'
import type { TransferChange } from './tables.ts'

/** Receiving that would be undone next; a canceled transfer is over. */
export function lastReceipt({ history, status }: TransferRow): TransferChange | undefined {
  if (status === 'CANCELED') return undefined
  const open: TransferChange[] = []
  for (const change of history) {
    if (change.type === 'RECEIVED') open.push(change)
    else if (change.type === 'UNDONE') open.pop()
  }
  const last = open.at(-1)
  return last?.lines ? last : undefined
}
