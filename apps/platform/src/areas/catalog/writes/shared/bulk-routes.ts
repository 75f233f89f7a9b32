import { z } from 'zod'
import { type BulkResult, inBulk } from '../../../../base/input/bulk.ts'
import { sentBack } from '../../../../base/input/closed.ts'
import { FieldMask } from '../../../../base/input/mask.ts'
import { type App, operation } from '../../../../http/route.ts'
import { type Edit, edited } from '../../edits/edit.ts'
import { BulkAnswer, bulkAnswerOf } from '../answers.ts'
import { idempotencyKey } from '../input.ts'
import { fields } from './input.ts'
import type { SharedKind } from './kinds.ts'
import { changeable, onlyMasked } from './mask.ts'

const returnEntity = z.boolean().default(false)
const nameOf = (input: unknown): string => {
  const { id, name, title } = Object(input) as Readonly<Record<string, unknown>>
  return String(typeof input === 'string' ? input : (id ?? name ?? title))
}

/** Many at once, each with its own result, in one edit (wire §3.10). */
export function bulkSharedRoutes(app: App, kind: SharedKind): void {
  const { one, many, schema, item = 'item', clearable } = kind
  const { bulkCreate, bulkUpdate, bulkRemove, bulkGetOrCreate } = kind.operations
  const answer = bulkAnswerOf(schema, item)
  const partly = kind.partly ? { partly: kind.partly } : {}
  const list = (input: unknown, key: string) => (input as Record<string, unknown[]>)[key] ?? []

  operation(
    app,
    bulkCreate,
    {
      answer,
      ...partly,
      body: z.object({ [many]: z.array(kind.made).min(1).max(100), returnEntity, idempotencyKey }),
    },
    (call) => {
      const asked = call.input as { returnEntity?: boolean; idempotencyKey?: string }
      return edited(call, { call: bulkCreate.name, idempotencyKey: asked.idempotencyKey }, async (edit) => {
        const made = await inBulk(list(asked, many), nameOf, (input) => kind.create(edit, input))
        return withItems(edit, kind, made, asked.returnEntity)
      })
    },
  )

  operation(
    app,
    bulkUpdate,
    {
      answer,
      ...partly,
      body: z.object({
        [many]: z
          .array(z.object({ [one]: sentBack(kind.changed, kind.schema), fieldMask: FieldMask.optional() }))
          .min(1)
          .max(100),
        returnEntity,
        fields,
      }),
    },
    (call) =>
      edited(call, { call: bulkUpdate.name }, async (edit) => {
        const asked = call.input as { returnEntity?: boolean }
        const wanted = list(asked, many) as ({ fieldMask?: string[] } & Record<string, { id: string }>)[]
        const outcome = await inBulk(
          wanted,
          (each) => nameOf(each[one]),
          async ({ fieldMask, ...each }) => {
            const input = { ...each[one] } as { readonly id: string }
            await kind.update(edit, onlyMasked(input, fieldMask, { one, known: changeable(kind), clearable }))
            return input.id.toLowerCase()
          },
        )
        return withItems(edit, kind, outcome, asked.returnEntity)
      }),
  )

  if (bulkRemove)
    operation(
      app,
      bulkRemove,
      {
        answer: BulkAnswer,
        body: z.object({ [`${one}Ids`]: z.array(z.string()).min(1).max(100) }),
      },
      (call) =>
        edited(call, { call: bulkRemove.name }, async (edit) => {
          const outcome = await inBulk(list(call.input, `${one}Ids`) as string[], nameOf, (id) =>
            kind.remove(edit, id),
          )
          return { ...outcome, results: outcome.results.map(({ itemMetadata }) => ({ itemMetadata })) }
        }),
    )

  const { wanted, getOrCreate } = kind
  if (!wanted || !getOrCreate || !bulkGetOrCreate) return
  operation(
    app,
    bulkGetOrCreate,
    {
      answer,
      body: z.object({ [wanted.many]: z.array(wanted.schema).min(1).max(100), returnEntity, fields }),
    },
    (call) =>
      edited(call, { call: bulkGetOrCreate.name }, async (edit) => {
        const asked = call.input as { returnEntity?: boolean }
        const found = await inBulk(list(asked, wanted.many), nameOf, (each) => getOrCreate(edit, each))
        return withItems(edit, kind, found, asked.returnEntity)
      }),
  )
}

async function withItems(
  edit: Edit,
  { read, item = 'item' }: SharedKind,
  outcome: BulkResult<string>,
  returnEntity: boolean | undefined,
) {
  const known = returnEntity ? new Map((await read(edit)).map((each) => [each.id, each])) : undefined
  const results = outcome.results.map(({ itemMetadata, item: id }) => ({
    itemMetadata: { ...itemMetadata, id: id ?? itemMetadata.id },
    ...(known && id && { [item]: known.get(id) }),
  }))
  return { ...outcome, results }
}
