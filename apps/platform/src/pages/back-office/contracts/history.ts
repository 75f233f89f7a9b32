import { type ContractRow, TRANSFERRED } from '../../../areas/orders/index.ts'
import type { Db } from '../../../data/database.ts'

export interface ContractHistory {
  /** The first and the last that were bought of it. */
  readonly orders: readonly { readonly id: string; readonly number: number; readonly createdAt: Date }[]
  /** Holders before and after. */
  readonly others: readonly { readonly id: string; readonly email: string; readonly createdAt: Date }[]
  /** Each time it was passed on; `to` is the contract that goes on, or that which left the shop. */
  readonly lines: readonly {
    readonly date: Date
    readonly by: string | undefined
    readonly to: string | undefined
  }[]
}

export async function historyOf(
  db: Db,
  { id, orderId, lastOrderId, lineId }: ContractRow,
): Promise<ContractHistory> {
  const found = await db
    .selectFrom('orders')
    .select(['id', 'number', 'createdAt', 'document'])
    .where('id', 'in', [...new Set([orderId, lastOrderId ?? orderId])])
    .orderBy('createdAt')
    .execute()
  const others = await db
    .selectFrom('subscriptionContracts')
    .select(['id', 'email', 'createdAt'])
    .where('orderId', '=', orderId)
    .where('lineId', '=', lineId)
    .where('id', '<>', id)
    .orderBy('createdAt')
    .execute()
  const own = new Set([id, ...others.map((each) => each.id)])
  const activities = found.find((order) => order.id === orderId)?.document.activities ?? []
  const lines = activities.flatMap(({ customActivity, createdDate, authorEmail }) => {
    if (customActivity?.type !== TRANSFERRED || !createdDate) return []
    const to = customActivity.additionalData?.subscriptionContractId
    if (typeof to !== 'string' || !own.has(to)) return []
    return [{ date: new Date(createdDate), by: authorEmail ?? undefined, to }]
  })
  return { orders: found.map(({ document: _, ...order }) => order), others, lines }
}
