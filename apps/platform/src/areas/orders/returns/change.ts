import { violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { illegal } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { goodsOf } from '../lines/lines.ts'
import {
  activityOfRequest,
  changeRequest,
  type RefundRequestRow,
  requestOf,
} from '../refund-requests/store.ts'
import type { Resolution } from '../return-policy/policy.ts'
import { findVariants } from '../return-policy/store.ts'

interface Change {
  readonly orderId: string
  readonly id: string
  readonly resolution: Resolution
  readonly lines?: readonly { readonly id: string; readonly exchangeVariantId: string | null }[] | undefined
  readonly caller: Caller
}

const open: ReadonlySet<string> = new Set(['REQUESTED', 'APPROVED', 'RECEIVED'])

/** Gives an open return another outcome than the buyer asked for; the order's history says who did. */
export async function changeReturn(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { orderId, id, resolution, lines = [], caller }: Change,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  if (!open.has(request.status)) throw illegal('refund request', request.status, request.status)
  const products = new Map(goodsOf(order).map(({ lineId, productId }) => [lineId, productId]))
  const variants = await findVariants(
    trx,
    lines.flatMap((line) => products.get(line.id) ?? []),
  )
  const wrong = lines.flatMap((line, index) => {
    const isOfReturn = request.lineItems.some((each) => each.id === line.id)
    const variant = variants.find((each) => each.id === line.exchangeVariantId)
    const isChoice = line.exchangeVariantId === null || variant?.productId === products.get(line.id)
    if (isOfReturn && isChoice) return []
    return [
      {
        field: `lines[${index}].${isOfReturn ? 'exchangeVariantId' : 'id'}`,
        description: isOfReturn ? 'is not a variant of this product' : 'is not a line of this return',
        violatedRule: 'OTHER' as const,
      },
    ]
  })
  if (wrong.length) throw violations(wrong)
  const lineItems = request.lineItems.map(({ exchangeVariantId, ...line }) => {
    const given = lines.find((each) => each.id === line.id)
    const wanted = given ? given.exchangeVariantId : exchangeVariantId
    return { ...line, ...(resolution === 'EXCHANGE' && wanted ? { exchangeVariantId: wanted } : {}) }
  })
  const row = await changeRequest(trx, request, { resolution, lineItems, date: services.clock.now() })
  await writeOrder(trx, services, order, { activities: [activityOfRequest(row, 'RETURN_CHANGED')] }, caller)
  return row
}
