import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../../database.ts'
import { inBulk } from '../../../orders/bulk.ts'
import { type App, operation } from '../../../route.ts'
import { differences } from '../../edits/cells.ts'
import { rowView } from '../../edits/view.ts'
import { SearchDetails } from '../../search/request.ts'
import { adjusting, setting } from '../bulk.ts'
import { BulkAdjust, BulkSet } from '../input.ts'
import type { NamedTable } from '../named.ts'
import { priced } from '../prices.ts'
import { readValues } from '../product-values.ts'
import { productsFound } from './create.ts'

/** Products that are looked at, of however many are found; and those of them that are told one by one. */
const CHECKED = 1000
const TOLD = 50

const Cell = z.object({ cell: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })
const Row = z.object({
  productId: z.guid(),
  name: z.string(),
  cells: z.array(Cell),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})
const Preview = z.object({
  ...{ total: z.int(), checked: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() },
  rows: z.array(Row),
})

/** What a change of all products that are found would do, without doing any of it. Ours: the wire has no such call. */
export function previewRoutes(app: App): void {
  operation(
    app,
    {
      name: 'PreviewBulkChange',
      method: 'POST',
      path: '/stores/v1/catalog-edits/preview',
      allow: ['APP', 'USER'],
      body: z
        .object({
          filter: z.record(z.string(), z.unknown()),
          search: SearchDetails.optional(),
          set: BulkSet.optional(),
          adjust: BulkAdjust.optional(),
        })
        .refine(({ set, adjust }) => (set === undefined) !== (adjust === undefined), {
          error: 'must have exactly one of: set, adjust',
          params: { violatedRule: 'ONE_OF_ALIGNMENT' },
        }),
      answer: Preview,
    },
    async (call) => {
      const { db, config, input } = call
      const ids = await productsFound(call, input)
      const known = await readValues(db, ids.slice(0, CHECKED))
      const change = input.adjust
        ? adjusting(input.adjust, config.currency)
        : setting(input.set ?? {}, await aroundOf(db, config.currency, input.set ?? {}))
      const told = await inBulk(
        ids.slice(0, CHECKED).flatMap((id) => known.get(id) ?? []),
        ({ id }) => id,
        async (before) => differences(before, priced(change(before), config.currency)),
      )
      const rows = told.results.map(({ itemMetadata: { id, error }, item = {} }) => {
        const name = known.get(id)?.name ?? ''
        const { cells } = rowView({
          position: 0,
          kind: 'product',
          entityId: id,
          name,
          action: 'updated',
          cells: item,
        })
        return { productId: id, name, cells, ...(error && { error }) }
      })
      const refused = rows.filter(({ error }) => error).length
      const changed = rows.filter(({ cells }) => cells.length).length
      const unchanged = rows.length - refused - changed
      const shown = rows.filter(({ error, cells }) => error ?? cells.length).slice(0, TOLD)
      return { total: ids.length, checked: rows.length, changed, unchanged, refused, rows: shown }
    },
  )
}

/** A brand or a ribbon that is not there yet would be made: here it is one that nobody has. */
async function aroundOf(db: Db, currency: string, { brand, ribbon }: z.output<typeof BulkSet>) {
  return {
    currency,
    ...(brand !== undefined && { brandId: await idOf(db, 'brands', brand) }),
    ...(ribbon !== undefined && { ribbonId: await idOf(db, 'ribbons', ribbon) }),
  }
}

async function idOf(db: Db, table: NamedTable, name: string | null): Promise<string | null> {
  if (!name) return null
  const row = await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst()
  return row?.id ?? randomUUID()
}
