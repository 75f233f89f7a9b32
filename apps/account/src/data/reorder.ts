import { isPlatformError, isTransientError } from '@galleria/platform-client'
import type { Order } from '@galleria/platform-client/orders'
import type { WantedLine } from '../rules/carry-over.ts'
import { type ReorderReport, reorderReport, wantedAgain } from '../rules/reorder.ts'
import type { CartApi } from './cart/cart-api.ts'

/** Line by line: one thing that is not sold any more must not keep the others out. */
export async function reorder(api: CartApi, order: Pick<Order, 'lineItems'>): Promise<ReorderReport> {
  const wanted = wantedAgain(order)
  const came: number[] = []
  let before = pieces((await api.lines()) ?? [])
  for (const { line } of wanted) {
    const after: number = line ? await add(api, line, before) : before
    came.push(after - before)
    before = after
  }
  return reorderReport(wanted, came)
}

async function add(api: CartApi, line: WantedLine, before: number): Promise<number> {
  try {
    return pieces(await api.add([line]))
  } catch (error) {
    // Not sold any more, or not in this way; an outage is another matter.
    if (isPlatformError(error) && !isTransientError(error)) return before
    throw error
  }
}

const pieces = (lines: readonly WantedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
