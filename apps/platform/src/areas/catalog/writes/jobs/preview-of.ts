import { z } from 'zod'
import { inBulk } from '../../../../base/input/bulk.ts'
import { transaction } from '../../../../data/database.ts'
import { differences, type Sheet } from '../../edits/cells.ts'
import { Edit, type EditContext } from '../../edits/edit.ts'
import { rowView } from '../../edits/view.ts'
import { priced } from '../products/prices.ts'
import { readProducts } from '../products/store/lock.ts'
import type { Changing } from './whole.ts'

/** Products that are looked at, of however many are found; and those of them that are told one by one. */
export const CHECKED = 1000
const TOLD = 50

const Cell = z.object({ cell: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })
const Row = z.object({
  productId: z.guid(),
  name: z.string(),
  cells: z.array(Cell),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})
export const Preview = z.object({
  ...{ total: z.int(), checked: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() },
  rows: z.array(Row),
})
type Preview = z.output<typeof Preview>

/** Result for the first products, each for itself; nothing is written. */
export async function previewOf<State extends Sheet & { readonly name: string }>(
  ids: readonly string[],
  known: ReadonlyMap<string, State>,
  change: (before: State) => State | undefined,
): Promise<Preview> {
  const outcome = await inBulk(
    ids.slice(0, CHECKED).flatMap((id) => known.get(id) ?? []),
    ({ id }) => id,
    async (before) => differences(before, change(before)),
  )
  const rows = outcome.results.map(({ itemMetadata: { id, error }, item = {} }) => {
    const name = known.get(id)?.name ?? ''
    const around = { position: 0, kind: 'product', entityId: id, name, action: 'updated' } as const
    return { productId: id, name, cells: rowView({ ...around, cells: item }).cells, ...(error && { error }) }
  })
  const refused = rows.filter(({ error }) => error).length
  const changed = rows.filter(({ cells }) => cells.length).length
  const unchanged = rows.length - refused - changed
  const shown = rows.filter(({ error, cells }) => error ?? cells.length).slice(0, TOLD)
  return { total: ids.length, checked: rows.length, changed, unchanged, refused, rows: shown }
}

/** Ends the transaction in which something was only looked at. */
class PreviewRollback extends Error {
  readonly preview: Preview

  constructor(preview: Preview) {
    super('Only looked at')
    this.preview = preview
  }
}

/** Previews changes of whole products. A brand or a tag that the change makes is rolled back with the rest. */
export async function previewWhole(
  context: EditContext,
  ids: readonly string[],
  how: (edit: Edit) => Promise<Changing>,
): Promise<Preview> {
  const { currency } = context.config
  try {
    return await transaction(context.db, async (trx) => {
      const change = await how(new Edit(trx, context))
      const known = await readProducts(trx, ids.slice(0, CHECKED))
      const preview = await previewOf(ids, known, (before) => {
        const after = change(before)
        return after && priced(after, currency)
      })
      throw new PreviewRollback(preview)
    })
  } catch (error) {
    if (error instanceof PreviewRollback) return error.preview
    throw error
  }
}
