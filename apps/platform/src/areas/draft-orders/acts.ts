import { randomUUID } from 'node:crypto'
import { draftOrderCreated, draftOrderDeleted, draftOrderUpdated } from '@galleria/platform-client/events'
import type { Db, Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Services } from '../../data/services.ts'
import { move } from '../../domain/status-machine.ts'
import type { Caller } from '../../http/caller.ts'
import { linesOfOrder, type OrderRow } from '../orders/index.ts'
import { changedDraft } from './change.ts'
import { commitDraft } from './commit.ts'
import { notDraftable, readSource, reasonsAgainst } from './draftable.ts'
import { termsOfOrder } from './from-order.ts'
import type { DraftChanges } from './input.ts'
import { draftView, quoteDraft } from './quote.ts'
import { type DraftRow, deleteDraftRow, findDraft, insertDraft, lockDraft, updateDraftRow } from './store.ts'
import type { DraftTerms } from './tables.ts'

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

/** Context of an act on a draft; calls and staff pages share these acts. */
export interface Acting {
  readonly trx: Trx
  readonly services: Context
  readonly caller: Caller
}

interface NewDraft {
  /** The order that is to be changed. */
  readonly orderId?: string | undefined
  /** Buyer and places of a new order. */
  readonly terms?: DraftTerms | undefined
  readonly draftOrder?: DraftChanges | undefined
}

/** A draft as it begins, not written yet. */
export function emptyDraft(
  date: Date,
  start: Pick<DraftRow, 'terms'> & Partial<Pick<DraftRow, 'lines' | 'sourceOrderId'>>,
): DraftRow {
  return {
    id: randomUUID(),
    status: 'DRAFT',
    sourceOrderId: null,
    orderId: null,
    lines: [],
    revision: 0,
    createdAt: date,
    updatedAt: date,
    ...start,
  }
}

export async function createDraft(
  { trx, services, caller }: Acting,
  { orderId, terms = {}, draftOrder }: NewDraft,
) {
  const date = services.clock.now()
  const source = orderId ? await readSource(trx, orderId) : undefined
  const reasons = orderId ? await reasonsAgainst(trx, services.config, source) : []
  if (reasons.length) throw notDraftable(reasons)
  const start = source
    ? { terms: termsOfOrder(source), lines: linesOfOrder(source), sourceOrderId: source.id }
    : { terms }
  const empty = emptyDraft(date, start)
  const row = draftOrder ? await changedDraft(trx, services, empty, draftOrder) : { ...empty, revision: 1 }
  await insertDraft(trx, row)
  const entity = await viewed(trx, services, row)
  await emit(trx, draftOrderCreated, { ...about(row, caller), entity })
  return entity
}

export async function updateDraft({ trx, services, caller }: Acting, id: string, changes: DraftChanges) {
  const before = await lockDraft(trx, id)
  return written(trx, services, await changedDraft(trx, services, before, changes), caller)
}

export async function deleteDraft({ trx, services, caller }: Acting, id: string): Promise<void> {
  const row = await lockDraft(trx, id)
  await deleteDraftRow(trx, row.id)
  const entity = await viewed(trx, services, row)
  await emit(trx, draftOrderDeleted, { ...about(row, caller), date: services.clock.now(), entity })
}

interface Commit {
  readonly id: string
  /** Whether the buyer is told by email; told where an address is known if nothing is said. */
  readonly notify?: boolean | undefined
}

/** The order that came of it; a draft becomes one once. */
export async function commitDraftOf(
  { trx, services, caller }: Acting,
  { id, notify }: Commit,
): Promise<OrderRow> {
  const draft = await findDraft(trx, id, { lock: true })
  const status = move('draft order', draft.status, 'COMMITTED')
  const order = await commitDraft(trx, services, { draft, notify, caller })
  const updatedAt = services.clock.now()
  const row = { ...draft, status, orderId: order.id, revision: draft.revision + 1, updatedAt }
  await written(trx, services, row, caller)
  return order
}

/** A draft as it is answered, priced anew. */
export async function viewed(db: Db, services: Context, row: DraftRow) {
  return draftView(services, row, await quoteDraft(db, services, row))
}

async function written(trx: Trx, services: Context, row: DraftRow, caller: Caller) {
  await updateDraftRow(trx, row)
  const entity = await viewed(trx, services, row)
  await emit(trx, draftOrderUpdated, { ...about(row, caller), entity })
  return entity
}

function about({ id, revision, updatedAt }: DraftRow, caller: Caller) {
  return { entityId: id, revision, date: updatedAt, caller }
}
