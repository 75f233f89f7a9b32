import { randomUUID } from 'node:crypto'
import type { EventDefinition } from '@galleria/platform-client/events'
import { z } from 'zod'
import type { Row } from '../../../base/entity.ts'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { ListQuery, listPage } from '../../../data/query-language/memory-list.ts'
import type { MemoryField } from '../../../data/query-language/predicate.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import type { Served } from '../../../http/permissions/permission.ts'
import { type Answer, type App, operation } from '../../../http/route.ts'

type Change = 'created' | 'updated' | 'deleted'

export type OwnerContext = Pick<Services, 'db' | 'clock' | 'config'> & { readonly caller: Caller }

/** Storage of a kind of resource. */
export interface Rows<R extends Row> {
  all(db: Db): Promise<R[]>
  /** Locked in a transaction, so that of two changes one sees the other's revision. */
  find(db: Db | Trx, id: string, options?: { readonly lock: boolean }): Promise<R | undefined>
  insert(trx: Trx, row: R): Promise<unknown>
  update(trx: Trx, row: R): Promise<unknown>
  remove(trx: Trx, row: R): Promise<unknown>
}

type ForStaff = Served<'STAFF'>

/** Resource that the owner creates, changes, lists and deletes, always by the same five calls. */
export interface CrudResource<R extends Row, Input, Changes, View extends { readonly id: string }> {
  /** `discountRule`; its plural in lists ends with an s. */
  readonly one: string
  readonly operations: Readonly<Record<'create' | 'query' | 'get' | 'update' | 'remove', ForStaff>>
  readonly Input: z.ZodType<Input>
  readonly Changes: z.ZodType<Changes>
  readonly Entity: Answer
  readonly rows: Rows<R>
  readonly fields?: Readonly<Record<string, MemoryField<View>>>
  /** Events of its changes, where the specification has them. */
  readonly events?: { readonly [What in Change]: EventDefinition<string, What> }
  view(context: OwnerContext, row: R): View
  /** Throws what the schema cannot tell. */
  make(trx: Trx, context: OwnerContext, input: Input, row: Row): Promise<R> | R
  change(trx: Trx, context: OwnerContext, row: R, changes: Changes): Promise<R> | R
}

const ById = z.object({ id: z.string() })

export function crudRoutes<R extends Row, Input, Changes, View extends { readonly id: string }>(
  app: App,
  resource: CrudResource<R, Input, Changes, View>,
): void {
  const { one, rows } = resource
  const { create, query, get, update, remove } = resource.operations
  const many = `${one}s`
  const answer = z.object({ [one]: resource.Entity })

  operation(
    app,
    create,
    {
      body: z.object({ [one]: resource.Input }),
      answer,
    },
    (context) =>
      transaction(context.db, async (trx) => {
        const date = context.clock.now()
        const fresh = { id: randomUUID(), revision: 1, createdAt: date, updatedAt: date }
        const row = await resource.make(trx, context, context.input[one] as Input, fresh)
        await rows.insert(trx, row)
        return emitChange(trx, context, row, 'created')
      }),
  )

  operation(
    app,
    query,
    {
      body: z.object({ query: ListQuery.prefault({}) }),
      answer: z.object({ [many]: z.array(resource.Entity), pagingMetadata: CursorMetadata }),
    },
    async (context) => {
      const all = (await rows.all(context.db)).map((row) => resource.view(context, row))
      const fields = resource.fields ?? idField
      const page = listPage(context.config, many, all, fields, context.input.query)
      return { [many]: page.rows, pagingMetadata: page.pagingMetadata }
    },
  )

  operation(app, get, { query: ById, answer }, async (context) => ({
    [one]: resource.view(context, await findRow(context.db, context.input.id)),
  }))

  operation(
    app,
    update,
    {
      body: z.object({
        [one]: z.intersection(z.object({ id: z.string(), revision: Revision }), resource.Changes),
      }),
      answer,
    },
    (context) =>
      transaction(context.db, async (trx) => {
        const { id, revision, ...changes } = context.input[one] as Changes & { id: string; revision: number }
        const before = await findRow(trx, id, { lock: true })
        checkRevision(before.revision, revision)
        const after = {
          ...(await resource.change(trx, context, before, changes as Changes)),
          revision: before.revision + 1,
          updatedAt: context.clock.now(),
        }
        await rows.update(trx, after)
        return emitChange(trx, context, after, 'updated')
      }),
  )

  operation(app, remove, { query: ById, answer: Nothing }, (context) =>
    transaction(context.db, async (trx) => {
      const row = await findRow(trx, context.input.id, { lock: true })
      await rows.remove(trx, row)
      await emitChange(trx, context, row, 'deleted')
      return {}
    }),
  )

  async function findRow(db: Db | Trx, id: string, options?: { readonly lock: boolean }): Promise<R> {
    const row = isUuid(id) ? await rows.find(db, id, options) : undefined
    if (row) return row
    const code = `${one.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_NOT_FOUND`
    throw applicationError(404, code, "The entity doesn't exist.")
  }

  async function emitChange(trx: Trx, context: OwnerContext, row: R, what: Change) {
    await termsChanged(trx)
    const entity = resource.view(context, row)
    const { id: entityId, revision } = row
    const changed = { entityId, revision, date: context.clock.now(), caller: context.caller, entity }
    if (resource.events) await emit(trx, resource.events[what], changed)
    return { [one]: entity }
  }
}

const idField: Readonly<Record<string, MemoryField<{ readonly id: string }>>> = {
  id: { kind: 'id', read: ({ id }) => id, sortable: true },
}
