import { randomUUID } from 'node:crypto'
import { subscriptionContractCreated, subscriptionContractUpdated } from '@galleria/platform-client/events'
import type { Selectable } from 'kysely'
import type { Caller } from '../caller.ts'
import { jsonb, type Trx } from '../database.ts'
import { nameOf } from '../orders/lines.ts'
import type { OrderRow } from '../orders/order-view.ts'
import type { OrderDocument } from '../orders/tables.ts'
import { emit } from '../outbox.ts'
import { nextCycle } from './next-cycle.ts'
import type { SubscriptionTables } from './tables.ts'

export type ContractRow = Selectable<SubscriptionTables['subscriptionContracts']>

export function contractView(row: ContractRow) {
  return {
    id: row.id,
    orderId: row.orderId,
    lineItemId: row.lineId,
    productName: row.document.name,
    status: row.status,
    subscriptionSettings: row.document.settings,
    cycleNumber: row.cycle,
    ...(row.nextAt ? { nextBillingDate: row.nextAt.toISOString() } : {}),
    buyerInfo: { ...(row.memberId ? { memberId: row.memberId } : {}), email: row.email },
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

/** A contract for each line that is bought again and again; the lines with its id. */
export async function openContracts(
  trx: Trx,
  order: OrderRow,
  date: Date,
): Promise<OrderDocument['lineItems'] | undefined> {
  const lines = order.document.lineItems.filter(
    ({ subscriptionInfo }) => subscriptionInfo?.subscriptionSettings,
  )
  if (lines.length === 0) return undefined
  const ids = new Map<string, string>()
  for (const line of lines) {
    const settings = line.subscriptionInfo?.subscriptionSettings
    if (!settings) continue
    const more = settings.billingCycles == null || settings.billingCycles > 1
    const row = await trx
      .insertInto('subscriptionContracts')
      .values({
        id: randomUUID(),
        orderId: order.id,
        lineId: line.id,
        memberId: order.memberId,
        visitorId: order.visitorId,
        email: order.email,
        status: settings.autoRenewal ? 'AUTO_RENEW_ON' : 'MANUAL_RECURRING',
        document: jsonb({ name: nameOf(line), settings }),
        cycle: 1,
        nextAt:
          more && settings.autoRenewal ? nextCycle(date, settings.frequency, settings.interval ?? 1) : null,
        revision: 1,
        createdAt: date,
        updatedAt: date,
      })
      .onConflict((conflict) => conflict.columns(['orderId', 'lineId']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) continue
    ids.set(line.id, row.id)
    await emit(trx, subscriptionContractCreated, {
      entityId: row.id,
      revision: row.revision,
      date,
      entity: contractView(row),
    })
  }
  return order.document.lineItems.map((line) => {
    const id = ids.get(line.id)
    return id && line.subscriptionInfo
      ? { ...line, subscriptionInfo: { ...line.subscriptionInfo, id } }
      : line
  })
}

/** Writes one change of a locked contract and tells it. */
export async function writeContract(
  trx: Trx,
  before: ContractRow,
  change: Partial<Pick<ContractRow, 'status' | 'cycle' | 'nextAt' | 'memberId' | 'email'>>,
  date: Date,
  caller?: Caller,
): Promise<ContractRow> {
  const row = await trx
    .updateTable('subscriptionContracts')
    .set({ ...change, revision: before.revision + 1, updatedAt: date })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await emit(trx, subscriptionContractUpdated, {
    entityId: row.id,
    revision: row.revision,
    date,
    entity: contractView(row),
    modifiedFields: { status: before.status, cycleNumber: before.cycle },
    ...(caller ? { caller } : {}),
  })
  return row
}
