import { Brand, Ribbon } from '@galleria/platform-client/entities/catalog-v3'
import { z } from 'zod'
import { Nothing } from '../../openapi/shapes.ts'
import { inBulk } from '../../orders/bulk.ts'
import { type App, operation } from '../../route.ts'
import { type Edit, edited } from '../edits/edit.ts'
import { readNamed } from '../v3/lists.ts'
import { BulkAnswer, bulkAnswerOf } from './answers.ts'
import { createNamed, deleteNamed, updateNamed } from './change-named.ts'
import { idempotencyKey } from './input.ts'
import { type NamedTable, namedId } from './named.ts'
import { fields, inputOf, trimmed } from './named-input.ts'

const allow = ['APP', 'USER'] as const
const kinds = {
  brands: { one: 'brand', entity: 'Brand', schema: Brand },
  ribbons: { one: 'ribbon', entity: 'Ribbon', schema: Ribbon },
} as const

/** Brands and ribbons, which products share (wire §3.10). */
export function namedWriteRoutes(app: App): void {
  singleRoutes(app, 'brands')
  singleRoutes(app, 'ribbons')
  manyRoutes(app, 'brands')
  manyRoutes(app, 'ribbons')
}

async function view({ trx }: Edit, table: NamedTable, id: string) {
  return (await readNamed(trx, table)).find((each) => each.id === id)
}

function singleRoutes(app: App, table: NamedTable): void {
  const { one, entity, schema } = kinds[table]
  const input = inputOf(table)
  const path = `/stores/v3/${table}`
  const answer = z.object({ [one]: schema })
  const create = `Create${entity}`
  operation(
    app,
    {
      ...{ name: create, method: 'POST', path, allow, answer },
      body: z.object({ [one]: input.made, fields, idempotencyKey }),
    },
    (call) => {
      const asked = call.input as { idempotencyKey?: string } & Record<string, { name: string }>
      return edited(call, { call: create, idempotencyKey: asked.idempotencyKey }, async (edit) => {
        const name = trimmed(asked[one]?.name ?? '', `${one}.name`)
        return { [one]: await view(edit, table, await createNamed(edit, table, name)) }
      })
    },
  )

  const update = `Update${entity}`
  operation(
    app,
    {
      ...{ name: update, method: 'PATCH', path: `${path}/{${one}.id}`, allow, answer },
      body: z.object({ [one]: input.changed, fields }),
    },
    (call) =>
      edited(call, { call: update }, async (edit) => {
        const wanted = (call.input as Record<string, z.output<typeof input.changed>>)[one]
        const { id = '', revision = 0, name } = wanted ?? {}
        const text = name === undefined ? undefined : trimmed(name, `${one}.name`)
        await updateNamed(edit, table, { id, revision, name: text })
        return { [one]: await view(edit, table, id.toLowerCase()) }
      }),
  )

  const drop = `Delete${entity}`
  operation(
    app,
    {
      ...{ name: drop, method: 'DELETE', path: `${path}/{${one}Id}`, allow, answer: Nothing },
      query: z.object({ [`${one}Id`]: z.string() }),
    },
    (call) =>
      edited(call, { call: drop }, async (edit) => {
        await deleteNamed(edit, table, String((call.input as Record<string, unknown>)[`${one}Id`]))
        return {}
      }),
  )

  const getOrCreate = `GetOrCreate${entity}`
  operation(
    app,
    {
      ...{ name: getOrCreate, method: 'POST', path: `${path}/get-or-create`, allow, answer },
      body: z.object({ [`${one}Name`]: input.name, fields }),
    },
    (call) =>
      edited(call, { call: getOrCreate }, async (edit) => {
        const field = `${one}Name`
        const name = trimmed(String((call.input as Record<string, unknown>)[field]), field)
        return { [one]: await view(edit, table, String(await namedId(edit, table, name))) }
      }),
  )
}

function manyRoutes(app: App, table: NamedTable): void {
  const { one, entity, schema } = kinds[table]
  const path = `/stores/v3/bulk/${table}`
  const create = `BulkCreate${entity}s`
  operation(
    app,
    {
      ...{ name: create, method: 'POST', path: `${path}/create`, allow, answer: bulkAnswerOf(schema) },
      body: z.object({
        [table]: z.array(inputOf(table).made).min(1).max(100),
        returnEntity: z.boolean().default(false),
        idempotencyKey,
      }),
    },
    (call) => {
      const { returnEntity, idempotencyKey } = call.input as {
        returnEntity?: boolean
        idempotencyKey?: string
      }
      const list = (call.input as Record<string, { name: string }[]>)[table] ?? []
      return edited(call, { call: create, idempotencyKey }, async (edit) => {
        const made = await inBulk(
          list.map(({ name }, index) => ({ name, field: `${table}[${index}].name` })),
          ({ name }) => name,
          async ({ name, field }) => createNamed(edit, table, trimmed(name, field)),
        )
        const known = new Map((await readNamed(edit.trx, table)).map((each) => [each.id, each]))
        const results = made.results.map(({ itemMetadata, item: id }) => ({
          itemMetadata: { ...itemMetadata, id: id ?? itemMetadata.id },
          ...(returnEntity && id && { item: known.get(id) }),
        }))
        return { ...made, results }
      })
    },
  )

  const drop = `BulkDelete${entity}s`
  operation(
    app,
    {
      ...{ name: drop, method: 'POST', path: `${path}/delete`, allow, answer: BulkAnswer },
      body: z.object({ [`${one}Ids`]: z.array(z.string()).min(1).max(100) }),
    },
    (call) =>
      edited(call, { call: drop }, async (edit) => {
        const ids = (call.input as Record<string, string[]>)[`${one}Ids`] ?? []
        const told = await inBulk(
          ids,
          (id) => id,
          (id) => deleteNamed(edit, table, id),
        )
        return { ...told, results: told.results.map(({ itemMetadata }) => ({ itemMetadata })) }
      }),
  )
}
