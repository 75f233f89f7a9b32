import { isPlatformError, isTransientError, type PlatformClient } from '@galleria/platform-client'
import { addToCurrentCart, type Cart, getCurrentCart } from '@galleria/platform-client/cart'
import type { Order } from '@galleria/platform-client/orders'
import { type ReorderReport, reorderReport, wantedAgain } from '../rules/reorder.ts'

/** Line by line: one thing that is not sold any more must not keep the others out. */
export async function reorder(
  client: PlatformClient,
  order: Pick<Order, 'lineItems'>,
): Promise<ReorderReport> {
  const wanted = wantedAgain(order)
  const came: number[] = []
  let before = await piecesIn(client)
  for (const { line } of wanted) {
    const after: number = line ? await add(client, line, before) : before
    came.push(after - before)
    before = after
  }
  return reorderReport(wanted, came)
}

type Line = NonNullable<Parameters<typeof addToCurrentCart>[1]['lineItems']>[number]

async function add(client: PlatformClient, line: Line, before: number): Promise<number> {
  try {
    return pieces((await addToCurrentCart(client, { lineItems: [line] })).cart)
  } catch (error) {
    // Not sold any more, or not in this way; an outage is another matter.
    if (isPlatformError(error) && !isTransientError(error)) return before
    throw error
  }
}

async function piecesIn(client: PlatformClient): Promise<number> {
  try {
    return pieces((await getCurrentCart(client)).cart)
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return 0
    throw error
  }
}

const pieces = ({ lineItems }: Cart) => lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
