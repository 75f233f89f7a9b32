import { randomUUID } from 'node:crypto'
import { digestOf } from '../../../base/digest.ts'
import { applicationError } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { emitAll, identityOf, type OutboxEvent } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import type { FetchedPictures } from '../../media/index.ts'
import { countRows, findByKey, insertEdit, insertRows, saveAnswer } from './store/record.ts'
import type { CellChanges, EditAction, EditedKind } from './tables.ts'

export type EditContext = Pick<Services, 'db' | 'clock' | 'config'> & {
  readonly caller: Caller
  /** Begins a job that the call has written as soon as it is committed; without it the job waits for its turn. */
  readonly schedule?: Pick<Services['schedule'], 'wake'>
  /** Request of the call, by which a repetition under the same key is known. */
  readonly input?: unknown
  /** External pictures in the description, by address. */
  readonly fetched?: FetchedPictures
}

export interface Recorded {
  readonly kind: EditedKind
  readonly entityId: string
  readonly name: string
  readonly action: EditAction
  readonly revision: number | null
  readonly cells: CellChanges
}

/** Names of jobs in the schedule. */
export const CATALOG_BULK_CHANGES = 'catalog bulk changes'
export const AUTOMATIC_COLLECTIONS = 'automatic collections'

interface About {
  readonly call: string
  /** Key under which the same request again gets the first answer, and nothing is done. */
  readonly idempotencyKey?: string | undefined
  readonly undoes?: string
}

/** One call that changes the catalog: what it changed is kept, and told, in the transaction of the changes. */
export class Edit {
  readonly id: string
  readonly trx: Trx
  readonly context: EditContext
  readonly date: Date
  readonly #rows: Recorded[] = []
  readonly #events: OutboxEvent[] = []
  #opened = false
  #reason: string | undefined

  /** `opened`: an edit that is there already, of which this is a further part. */
  constructor(trx: Trx, context: EditContext, opened?: string) {
    this.id = opened ?? randomUUID()
    this.#opened = opened !== undefined
    this.trx = trx
    this.context = context
    this.date = context.clock.now()
  }

  record(row: Recorded, events: readonly OutboxEvent[]): void {
    this.#rows.push(row)
    this.#events.push(...events)
  }

  /** Why stocks are changed by it. */
  because(reason: string): void {
    this.#reason = reason
  }

  /** Writes down what was recorded; what changed nothing leaves no entry. */
  async close({ call, undoes }: About): Promise<void> {
    if (this.#rows.length === 0) return
    await emitAll(this.trx, this.#events, { date: this.date, caller: this.context.caller })
    await this.open(call, { undoes })
    const rowCount = await countRows(this.trx, this.id, { more: this.#rows.length, reason: this.#reason })
    const first = rowCount - this.#rows.length
    const rows = this.#rows.map((row, index) => ({ ...row, position: first + index }))
    await insertRows(this.trx, this.id, rows)
  }

  /** The entry; with a key that somebody else is at work with, waits for them. @returns whether it is this one's */
  async open(call: string, { undoes, key }: { readonly undoes?: string | undefined; readonly key?: string }) {
    if (this.#opened) return true
    const identity = identityOf(this.context.caller)
    this.#opened = await insertEdit(this.trx, {
      ...{ id: this.id, call, undoes: undoes ?? null, createdAt: this.date },
      ...{ identity: identity ?? null, idempotencyKey: key ?? null },
      ...(key && { request: digestOf(this.context.input) }),
    })
    return this.#opened
  }
}

/**
 * Runs one call in one transaction; of two with the same key, the second gets the answer of the first.
 * @throws ApiError 422 where the key came with another request
 */
export async function edited<Answer extends object>(
  context: EditContext,
  about: About,
  work: (edit: Edit) => Promise<Answer>,
): Promise<Answer> {
  const { call, undoes, idempotencyKey } = about
  const answer = await transaction(context.db, async (trx) => {
    const edit = new Edit(trx, context)
    const key = idempotencyKey && [call, undoes, idempotencyKey].join(' ')
    if (key && !(await edit.open(call, { undoes, key }))) return firstAnswer<Answer>(edit, key)
    const answer = await work(edit)
    await edit.close(about)
    if (key) await saveAnswer(trx, edit.id, answer)
    return answer
  })
  if ('jobId' in answer) context.schedule?.wake(CATALOG_BULK_CHANGES)
  // Changed products may belong into other collections now.
  context.schedule?.wake(AUTOMATIC_COLLECTIONS)
  return answer
}

async function firstAnswer<Answer>({ trx, context }: Edit, key: string): Promise<Answer> {
  const { id, answer, request } = await findByKey(trx, key)
  if (request === digestOf(context.input)) return answer as Answer
  throw applicationError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was already used for a different request. Use a new key.',
    { catalogEditId: id },
  )
}
