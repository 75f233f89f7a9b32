import { randomUUID } from 'node:crypto'
import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import { subscriptionContractCreated, subscriptionContractUpdated } from '@galleria/platform-client/events'
import type { PlatformConfig } from '../../../data/config.ts'
import { jsonb, type Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { type Author, authorOf } from '../activity/activities.ts'
import { nameOf } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { OrderDocument } from '../tables.ts'
import { agreedDelivery, costOf } from './agreed-delivery.ts'
import { cyclePrice } from './cycle-price.ts'
import { nextCycle } from './next-cycle.ts'
import { insertContract, updateContract } from './store/contracts.ts'
import { methodOfOrder } from './store/payment-method.ts'
import type { AgreedDelivery, ContractDocument, ContractEvent } from './tables.ts'
import { type ContractRow, contractView, isShopper } from './view.ts'

type Site = Pick<PlatformConfig, 'currency' | 'locale'>

/** A contract for each line that is bought again and again; the lines with its id. */
export async function openContracts(
  trx: Trx,
  config: PlatformConfig,
  order: OrderRow,
  date: Date,
): Promise<OrderDocument['lineItems'] | undefined> {
  const lines = order.document.lineItems.filter(
    ({ subscriptionInfo }) => subscriptionInfo?.subscriptionSettings,
  )
  if (lines.length === 0) return undefined
  const method = await methodOfOrder(trx, order.id)
  const ids = new Map<string, string>()
  for (const line of lines) {
    const delivery = await agreedDelivery(trx, config, order, line, date)
    const row = await openContract(trx, order, line, { date, method, delivery })
    if (!row) continue
    ids.set(line.id, row.id)
    await notifyOpened(trx, config, row, date)
  }
  return order.document.lineItems.map((line) => {
    const id = ids.get(line.id)
    return id && line.subscriptionInfo
      ? { ...line, subscriptionInfo: { ...line.subscriptionInfo, id } }
      : line
  })
}

function openContract(
  trx: Trx,
  order: OrderRow,
  line: OrderLineItem,
  {
    date,
    method,
    delivery,
  }: {
    readonly date: Date
    readonly method: string | undefined
    readonly delivery: AgreedDelivery | undefined
  },
): Promise<ContractRow | undefined> {
  const settings = line.subscriptionInfo?.subscriptionSettings
  if (!settings) return Promise.resolve(undefined)
  const { frequency, interval, freeTrialPeriod: trial } = settings
  const trialEndsAt = trial?.frequency ? nextCycle(date, trial.frequency, trial.interval ?? 1) : null
  const paidUntil = trialEndsAt ?? nextCycle(date, frequency, interval ?? 1)
  const cycle = trialEndsAt ? 0 : 1
  const more = settings.billingCycles == null || settings.billingCycles > cycle
  const { total } = cyclePrice(line, order.currency)
  const document: ContractDocument = {
    ...{ name: nameOf(line), settings, total: total + costOf(delivery), currency: order.currency },
    ...(delivery ? { delivery } : {}),
    ...(method ? { method } : {}),
    history: [{ type: 'STARTED', date: date.toISOString(), orderId: order.id, cycleNumber: cycle }],
  }
  return insertContract(trx, {
    ...{ id: randomUUID(), orderId: order.id, lineId: line.id, lastOrderId: order.id },
    ...{ memberId: order.memberId, visitorId: order.visitorId, email: order.email },
    status: settings.autoRenewal ? 'AUTO_RENEW_ON' : 'MANUAL_RECURRING',
    document: jsonb(document),
    ...{ cycle, paidUntil, trialEndsAt, nextAt: more && settings.autoRenewal ? paidUntil : null },
    ...{ revision: 1, createdAt: date, updatedAt: date },
  })
}

export function notifyOpened(
  trx: Trx,
  config: Site,
  row: ContractRow,
  date: Date,
  caller?: Caller,
): Promise<void> {
  const { id: entityId, revision } = row
  const entity = contractView(config, row)
  return emit(trx, subscriptionContractCreated, {
    ...{ entityId, revision, date, entity },
    ...(caller ? { caller } : {}),
  })
}

export type ContractChange = Partial<
  Pick<
    ContractRow,
    | 'status'
    | 'cycle'
    | 'nextAt'
    | 'paidUntil'
    | 'cancelsAt'
    | 'failure'
    | 'lastOrderId'
    | 'memberId'
    | 'email'
    | 'document'
  >
> & {
  /** Event for the contract's history. */
  readonly event: Omit<ContractEvent, 'date' | keyof Author | 'byBuyer'>
}

/** Lines of a contract's history that are kept: the newest. */
const MOST_EVENTS = 500

async function eventOf(
  trx: Trx,
  event: ContractChange['event'],
  date: Date,
  caller: Caller | undefined,
): Promise<ContractEvent> {
  const byBuyer = caller !== undefined && isShopper(caller)
  const author = await authorOf(trx, caller)
  return { ...event, date: date.toISOString(), ...author, ...(byBuyer ? { byBuyer } : {}) }
}

/** Writes one change of a locked contract and tells it. */
export async function writeContract(
  trx: Trx,
  config: Site,
  before: ContractRow,
  { failure, document, event, ...change }: ContractChange,
  date: Date,
  caller?: Caller,
): Promise<ContractRow> {
  const history = [...(before.document.history ?? []), await eventOf(trx, event, date, caller)].slice(
    -MOST_EVENTS,
  )
  const row = await updateContract(trx, before.id, {
    ...change,
    ...(failure === undefined ? {} : { failure: failure && jsonb(failure) }),
    document: jsonb({ ...(document ?? before.document), history }),
    revision: before.revision + 1,
    updatedAt: date,
  })
  await emit(trx, subscriptionContractUpdated, {
    entityId: row.id,
    revision: row.revision,
    date,
    entity: contractView(config, row),
    modifiedFields: { status: before.status, cycleNumber: before.cycle },
    ...(caller ? { caller } : {}),
  })
  return row
}
