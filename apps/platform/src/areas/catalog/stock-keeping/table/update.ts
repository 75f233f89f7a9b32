import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ApiError, applicationError } from '../../../../base/errors.ts'
import { inBulk } from '../../../../base/input/bulk.ts'
import type { Edit } from '../../edits/edit.ts'
import { saveProducts } from '../../writes/products/save.ts'
import type { StockReason, VariantState } from '../../writes/products/state.ts'
import { lockProducts } from '../../writes/products/store/lock.ts'
import { activeLocation } from '../locations/find.ts'
import { findStockLocations } from '../locations/store.ts'
import { findCommitted, findProductsOf } from './around-store.ts'
import { type Around, cellNames, cells } from './cells.ts'

/** Cells of one row: a column for each location, and those of all. */
const MOST_CELLS = 200

const CellWrite = z.object({
  cell: z.enum(cellNames),
  /** Value that was last seen: a cell with another one is left as it is. Without it any value is replaced. */
  from: z.union([z.number(), z.boolean(), z.null()]).optional(),
  to: z.union([z.number(), z.boolean(), z.null()]),
  /** Location whose pieces are meant; without it those of all. */
  locationId: z.guid().optional(),
})
export const StockRowWrite = z.object({
  id: z.string().max(100),
  cells: z.array(CellWrite).min(1).max(MOST_CELLS),
})
type StockRowWrite = z.output<typeof StockRowWrite>

export const StockCellResult = z.object({
  cell: z.enum(cellNames),
  locationId: z.guid().optional(),
  outcome: z.enum(['SAVED', 'UNCHANGED', 'CONFLICT', 'REFUSED']),
  /** Present value, where the new one was not saved. */
  current: z.union([z.number(), z.boolean(), z.null()]).optional(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})
type StockCellResult = z.output<typeof StockCellResult>

/** Row by row and cell by cell, all in one edit: what cannot be saved is told and stops nothing else. */
export async function updateStock(edit: Edit, rows: readonly StockRowWrite[], reason: StockReason) {
  checkOnce(rows)
  const ids = rows.map(({ id }) => id.toLowerCase())
  const productOf = await findProductsOf(edit.trx, ids)
  const known = await lockProducts(edit.trx, [...new Set(productOf.values())])
  const after = new Map(known)
  const committed = Map.groupBy(await findCommitted(edit.trx, ids), ({ variantId }) => variantId)
  const isPlaced = rows.some(({ cells }) => cells.some(({ locationId }) => locationId))
  const places = isPlaced ? await findStockLocations(edit.trx) : []
  const placeOf = new Map(
    rows.flatMap((row, at) =>
      row.cells.flatMap(({ locationId }, index) =>
        locationId
          ? [
              [
                locationId,
                activeLocation(places, locationId, `rows[${at}].cells[${index}].locationId`),
              ] as const,
            ]
          : [],
      ),
    ),
  )
  const bulk = await inBulk(
    rows,
    ({ id }) => id,
    async ({ id, cells: wanted }) => {
      const product = after.get(productOf.get(id.toLowerCase()) ?? '')
      const variant = product?.variants.find((each) => each.id === id.toLowerCase())
      if (!product || !variant || variant.withoutItem) throw noVariant(id)
      const forBuyers = committed.get(variant.id) ?? []
      let next = variant
      const results = wanted.map((write) => {
        const { locationId } = write
        const location = locationId ? placeOf.get(locationId) : undefined
        const rows = forBuyers.filter((row) => !location || row.locationId === location.id)
        const around = { location, committed: rows.reduce((sum, row) => sum + row.committed, 0) }
        const [made, result] = writeCell(next, write, around)
        next = made
        return { ...result, ...(locationId && { locationId }) }
      })
      const variants = product.variants.map((each) => (each === variant ? next : each))
      after.set(product.id, { ...product, variants })
      return results
    },
  )
  await saveProducts(
    edit,
    [...known].map(([id, before]) => ({ before, after: after.get(id) })),
    { reason },
  )
  return {
    ...bulk,
    results: bulk.results.map(({ itemMetadata, item = [] }) => ({ itemMetadata, cells: item })),
  }
}

function writeCell(
  variant: VariantState,
  { cell: name, from, to }: StockRowWrite['cells'][number],
  around: Around,
): [VariantState, StockCellResult] {
  const { schema, read, write } = cells[name]
  const current = read(variant, around) as StockCellResult['current']
  const refused = (code: string, description: string): [VariantState, StockCellResult] => [
    variant,
    { cell: name, outcome: 'REFUSED', current, error: { code, description } },
  ]
  const value = schema.safeParse(to)
  if (!value.success)
    return refused('INVALID_VALUE', value.error.issues[0]?.message ?? "This value isn't allowed.")
  if (isDeepStrictEqual(current, value.data)) return [variant, { cell: name, outcome: 'UNCHANGED' }]
  if (from !== undefined && !isDeepStrictEqual(current, from))
    return [variant, { cell: name, outcome: 'CONFLICT', current }]
  try {
    return [write(variant, value.data as never, around), { cell: name, outcome: 'SAVED' }]
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const { details } = error.body as { details?: { applicationError?: { code: string } } }
    return refused(details?.applicationError?.code ?? 'INVALID_VALUE', error.message)
  }
}

export const noVariant = (id: string) =>
  applicationError(404, 'VARIANT_NOT_FOUND', `Variant ${JSON.stringify(id)} not found.`)

function checkOnce(rows: readonly StockRowWrite[]): void {
  const ids = rows.map(({ id }) => id.toLowerCase())
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice)
    throw applicationError(
      400,
      'DUPLICATE_ROW',
      `${JSON.stringify(twice)} appears twice. Put all its cells in one row.`,
    )
}
