import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../data/database.ts'
import { putLine } from '../store/carts.ts'
import type { CustomLineItem } from './custom-line.ts'
import { ownAmounts } from './own-amounts.ts'
import type { RequestedLine } from './requested-line.ts'
import { tooManyLines } from './too-many.ts'

/** Each is a line of its own, whatever else is in the cart; its id stands for product and variant. */
export async function addCustomLines(
  trx: Trx,
  cart: { readonly id: string; readonly currency: string; readonly lines: readonly RequestedLine[] },
  wanted: readonly CustomLineItem[],
): Promise<void> {
  const present: unknown[] = [...cart.lines]
  for (const [index, custom] of wanted.entries()) {
    tooManyLines(present)
    const id = randomUUID()
    const details = { custom, minor: ownAmounts(custom, cart.currency, `customLineItems[${index}]`) }
    const { quantity } = custom
    const line = { productId: id, variantId: id, options: {}, quantity, details }
    await putLine(trx, cart.id, line)
    present.push(line)
  }
}
