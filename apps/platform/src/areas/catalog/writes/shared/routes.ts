import { z } from 'zod'
import { FieldMask } from '../../../../base/input/mask.ts'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { type Edit, edited } from '../../edits/edit.ts'
import { idempotencyKey } from '../input.ts'
import { bulkSharedRoutes } from './bulk-routes.ts'
import { fields } from './input.ts'
import { type SharedKind, sharedKinds } from './kinds.ts'
import { changeable, onlyMasked } from './mask.ts'

/** Brands, ribbons, info sections and customizations, which products share (wire §3.10). */
export function sharedWriteRoutes(app: App): void {
  for (const kind of sharedKinds) {
    singleRoutes(app, kind)
    bulkSharedRoutes(app, kind)
  }
}

async function viewOf(edit: Edit, { read }: SharedKind, id: string) {
  const wanted = id.toLowerCase()
  return (await read(edit)).find((each) => each.id === wanted)
}

function singleRoutes(app: App, kind: SharedKind): void {
  const { one, schema, clearable } = kind
  const { create, update, remove, getOrCreate: getOrMake } = kind.operations
  const answer = z.object({ [one]: schema })
  const partly = kind.partly ? { partly: kind.partly } : {}
  operation(
    app,
    create,
    {
      answer,
      ...partly,
      body: z.object({ [one]: kind.made, fields, idempotencyKey }),
    },
    (call) => {
      const asked = call.input as { idempotencyKey?: string } & Record<string, unknown>
      return edited(call, { call: create.name, idempotencyKey: asked.idempotencyKey }, async (edit) => ({
        [one]: await viewOf(edit, kind, await kind.create(edit, asked[one])),
      }))
    },
  )

  operation(
    app,
    update,
    {
      answer,
      ...partly,
      body: z.object({ [one]: kind.changed, fieldMask: FieldMask.optional(), fields }),
    },
    (call) =>
      edited(call, { call: update.name }, async (edit) => {
        const { fieldMask, ...asked } = call.input as { fieldMask?: string[] } & Record<
          string,
          { id: string }
        >
        const input = { ...asked[one] }
        await kind.update(edit, onlyMasked(input, fieldMask, { one, known: changeable(kind), clearable }))
        return { [one]: await viewOf(edit, kind, String(input.id)) }
      }),
  )

  operation(
    app,
    remove,
    {
      answer: Nothing,
      query: z.object({ [`${one}Id`]: z.string() }),
    },
    (call) =>
      edited(call, { call: remove.name }, async (edit) => {
        await kind.remove(edit, String((call.input as Record<string, unknown>)[`${one}Id`]))
        return {}
      }),
  )

  const { wanted, getOrCreate } = kind
  if (!wanted || !getOrCreate || !getOrMake) return
  operation(
    app,
    getOrMake,
    {
      answer,
      body: z.object({ [wanted.one]: wanted.schema, fields }),
    },
    (call) =>
      edited(call, { call: getOrMake.name }, async (edit) => {
        const id = await getOrCreate(edit, (call.input as Record<string, unknown>)[wanted.one])
        return { [one]: await viewOf(edit, kind, id) }
      }),
  )
}
