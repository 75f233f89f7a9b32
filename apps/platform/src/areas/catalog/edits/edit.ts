import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { digestOf } from '../../../base/digest.ts'
import { applicationError } from '../../../base/errors.ts'
import { jsonb, type Trx, transaction } from '../../../data/database.ts'
import { emitAll, identityOf, type Telling } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import type { FetchedPictures } from '../../media/files/keep-fetched.ts'
import type { CellChanges, EditAction, EditedKind } from './tables.ts'

export type EditContext = Pick<Services, 'db' | 'clock' | 'config'> & {
  readonly caller: Caller
  /** Begins a job that the call has written as soon as it is committed; without it the job waits for its turn. */
  readonly schedule?: Pick<Services['schedule'], 'wake'>
  /** What is asked for, with its key. */
  readonly input?: unknown
  /** By address: pictures of elsewhere that it names. */
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

/** Name of the job in the schedule. */
export const CATALOG_BULK_CHANGES = 'catalog bulk changes'

interface About {
  readonly call: string
  /** Asked the same again with the same key, the first answer is given and nothing is done. */
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
  readonly #events: Telling[] = []
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

  record(row: Recorded, events: readonly Telling[]): void {
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
    const { rowCount } = await this.trx
      .updateTable('catalogEdits')
      .set((column) => ({
        rowCount: column('rowCount', '+', this.#rows.length),
        ...(this.#reason && { reason: this.#reason }),
      }))
      .where('id', '=', this.id)
      .returning('rowCount')
      .executeTakeFirstOrThrow()
    const first = Number(rowCount) - this.#rows.length
    const rows = this.#rows.map((row, index) => ({ ...row, position: first + index }))
    await sql`insert into catalog_edit_rows (edit_id, position, kind, entity_id, name, action, revision, cells)
      select ${this.id}::uuid, r.position, r.kind, r."entityId", r.name, r.action, r.revision, r.cells
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position integer, kind text, "entityId" uuid,
        name text, action text, revision bigint, cells jsonb)`.execute(this.trx)
  }

  /** The entry; with a key that somebody else is at work with, waits for them. @returns whether it is this one's */
  async open(call: string, { undoes, key }: { readonly undoes?: string | undefined; readonly key?: string }) {
    if (this.#opened) return true
    const identity = identityOf(this.context.caller)
    const row = await this.trx
      .insertInto('catalogEdits')
      .values({
        ...{ id: this.id, call, undoes: undoes ?? null, rowCount: 0, createdAt: this.date },
        ...{ identity: identity ? jsonb(identity) : null, idempotencyKey: key ?? null, answer: null },
        ...(key && { request: digestOf(this.context.input) }),
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('id')
      .executeTakeFirst()
    this.#opened = row !== undefined
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
    if (key)
      await trx
        .updateTable('catalogEdits')
        .set({ answer: jsonb(answer) })
        .where('id', '=', edit.id)
        .execute()
    return answer
  })
  if ('jobId' in answer) context.schedule?.wake(CATALOG_BULK_CHANGES)
  return answer
}

async function firstAnswer<Answer>({ trx, context }: Edit, key: string): Promise<Answer> {
  const { id, answer, request } = await trx
    .selectFrom('catalogEdits')
    .select(['id', 'answer', 'request'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirstOrThrow()
  if (request === digestOf(context.input)) return answer as Answer
  throw applicationError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key came with another request before; take a new one',
    { catalogEditId: id },
  )
}
