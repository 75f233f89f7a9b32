import { violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { findActiveLocation } from '../../catalog/index.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { returnReceivedLetter } from '../letters/return-received.ts'
import {
  activityOfRequest,
  type RefundRequestRow,
  requestOf,
  settleRequest,
} from '../refund-requests/store.ts'
import type { RequestedLine, ReturnCondition } from '../refund-requests/tables.ts'
import { goodsAfter } from '../refunds/goods-after.ts'

interface Inspected {
  readonly id: string
  /** Units that arrived. */
  readonly received: number
  readonly condition?: ReturnCondition | undefined
  /** Whether they go back on the shelf. */
  readonly restock: boolean
}

interface Receipt {
  readonly orderId: string
  readonly id: string
  /** A line that is not named arrived whole, and goes on no shelf. */
  readonly lines: readonly Inspected[]
  /** Location of the shelf; without it each line goes back to where it came from. */
  readonly locationId?: string | undefined
  readonly notify: boolean
  readonly caller: Caller
}

/** Takes goods in, once: what goes on the shelf is counted when they arrive, whatever becomes of the money. */
export async function receiveReturn(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { orderId, id, lines, locationId, notify, caller }: Receipt,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  if (request.status === 'RECEIVED') return request
  refuseOdd(request, lines)
  if (locationId) await findActiveLocation(trx, locationId, 'locationId')
  const date = services.clock.now()
  const restock = lines.flatMap(({ id, received, restock }) =>
    restock && received > 0 ? [{ id, quantity: received, sent: true }] : [],
  )
  const before = new Map(order.document.lineItems.map((line) => [line.id, line.restockQuantity ?? 0]))
  const after = await goodsAfter(trx, order, { restock, locationId, caller }, date)
  const shelved = new Map(
    after.document.lineItems.map((line) => [
      line.id,
      (line.restockQuantity ?? 0) - (before.get(line.id) ?? 0),
    ]),
  )
  const lineItems = request.lineItems.map((line): RequestedLine => {
    const found = lines.find((each) => each.id === line.id)
    return {
      ...line,
      received: found?.received ?? line.quantity,
      ...(found?.condition ? { condition: found.condition } : {}),
      restocked: shelved.get(line.id) ?? 0,
    }
  })
  const row = await settleRequest(trx, request, 'RECEIVED', { date, lineItems })
  await writeOrder(trx, services, order, { ...after, activities: [activityOfRequest(row)] }, caller)
  if (notify) await notifyBuyer(trx, services, order, returnReceivedLetter)
  return row
}

function refuseOdd({ lineItems }: RefundRequestRow, lines: readonly Inspected[]): void {
  const wrong = lines.flatMap(({ id, received }, index) => {
    const most = lineItems.find((line) => line.id === id)?.quantity
    const twice = lines.findIndex((each) => each.id === id) < index
    if (most !== undefined && !twice && received <= most) return []
    return [
      {
        field: `lines[${index}].received`,
        description:
          most === undefined || twice ? 'is not a separate line of this return' : 'is more than was to come',
        violatedRule: 'DECIMAL_LTE' as const,
        data: { threshold: twice ? 0 : (most ?? 0) },
      },
    ]
  })
  if (wrong.length) throw violations(wrong)
}
