import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ApiError, applicationError } from '../../../base/errors.ts'
import { inBulk } from '../../../base/input/bulk.ts'
import { withLongest } from '../../../base/texts/bounds.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { findAutomatic } from '../automatic-collections/store.ts'
import type { Edit } from '../edits/edit.ts'
import { productNotFound } from '../writes/products/products.ts'
import { saveProducts } from '../writes/products/save.ts'
import type { ProductState } from '../writes/products/state.ts'
import { lockProducts } from '../writes/products/store/lock.ts'
import { namedId } from '../writes/shared/named.ts'
import { type CellName, cellNames, cells, comparable, type Names } from './cells.ts'
import { findLastPositions, findSharedNames, lockCollections } from './store.ts'

/** A description is the longest. */
const CellValue = withLongest(z.unknown(), 16_000)

const CellWrite = z.object({
  cell: z.enum(cellNames),
  /** Value that was last seen: a cell with another one is left as it is. Without it any value is replaced. */
  from: CellValue.optional(),
  to: CellValue,
})
export const RowWrite = z.object({ id: z.string(), cells: z.array(CellWrite).min(1).max(cellNames.length) })
type RowWrite = z.output<typeof RowWrite>

export const CellResult = z.object({
  cell: z.enum(cellNames),
  outcome: z.enum(['SAVED', 'UNCHANGED', 'CONFLICT', 'REFUSED']),
  /** Present value, where the new one was not saved. */
  current: z.unknown().optional(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})
type CellResult = z.output<typeof CellResult>

/** Row by row and cell by cell, all in one edit: what cannot be saved is told and stops nothing else. */
export async function updateCells(edit: Edit, rows: readonly RowWrite[]) {
  const names = await namesFor(edit, rows)
  const known = await lockProducts(
    edit.trx,
    rows.map(({ id }) => id),
  )
  await nameThose(edit, names, known)
  const after = new Map(known)
  const bulk = await inBulk(
    rows,
    ({ id }) => id,
    async ({ id, cells: wanted }) => {
      const product = after.get(id.toLowerCase())
      if (!product) throw productNotFound(id)
      let next = product
      const results = wanted.map((write): CellResult => {
        const [made, result] = writeCell(edit, next, write, names)
        next = made
        return result
      })
      after.set(product.id, next)
      return results
    },
  )
  await saveProducts(
    edit,
    [...known].map(([id, before]) => ({ before, after: after.get(id) })),
  )
  return {
    ...bulk,
    results: bulk.results.map(({ itemMetadata, item = [] }) => ({ itemMetadata, cells: item })),
  }
}

function writeCell(
  edit: Edit,
  product: ProductState,
  { cell: name, from, to }: RowWrite['cells'][number],
  names: Names,
): [ProductState, CellResult] {
  const cell = cells[name]
  const around = { currency: edit.context.config.currency, names }
  const current = cell.read(product, around)
  const refused = (code: string, description: string): [ProductState, CellResult] => [
    product,
    { cell: name, outcome: 'REFUSED', current, error: { code, description } },
  ]
  const value = cell.schema.safeParse(to)
  if (!value.success)
    return refused('INVALID_VALUE', value.error.issues[0]?.message ?? "This value isn't allowed.")
  if (isDeepStrictEqual(comparable(current), comparable(value.data)))
    return [product, { cell: name, outcome: 'UNCHANGED' }]
  if (from !== undefined && !isDeepStrictEqual(comparable(current), comparable(from)))
    return [product, { cell: name, outcome: 'CONFLICT', current }]
  try {
    const next = cell.write(product, value.data as never, around)
    return [next, { cell: name, outcome: 'SAVED' }]
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const { details } = error.body as { details?: { applicationError?: { code: string } } }
    return refused(details?.applicationError?.code ?? 'INVALID_VALUE', error.message)
  }
}

/** Brands and ribbons that are named, made where there are none; and of collections that are named, where the end of each is. */
async function namesFor(edit: Edit, rows: readonly RowWrite[]): Promise<Names> {
  const written = (name: CellName) => {
    const parsed = rows.flatMap(({ cells: list }) =>
      list.flatMap(({ cell, to }) => (cell === name ? [cells[name].schema.safeParse(to)] : [])),
    )
    return parsed.flatMap((each) => (each.success ? [each.data] : []))
  }
  const idsOf = async (table: 'brands' | 'ribbons', cell: 'brand' | 'ribbon') => {
    const ids = new Map<string, string>()
    const texts = new Set(written(cell).filter((each) => typeof each === 'string' && each !== ''))
    // In one order, so that two who name the same do not wait for each other.
    for (const name of ([...texts] as string[]).toSorted()) {
      const id = await namedId(edit, table, name)
      if (id) ids.set(name, id)
    }
    return ids
  }
  const brands = await idsOf('brands', 'brand')
  const ribbons = await idsOf('ribbons', 'ribbon')
  const filed = written('collections')
  const collections = [...new Set(filed.flat().map(String))].filter(isUuid)
  const next = await endsOf(edit, collections)
  const automatic = new Set((filed.length > 0 ? await findAutomatic(edit.trx) : []).map(({ id }) => id))
  return { brands, ribbons, nameOf: new Map(), next, automatic } as const
}

/** Locks the collections, as every writer does that puts products into them. */
async function endsOf({ trx }: Edit, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  await lockCollections(trx, ids)
  const rows = await findLastPositions(trx, ids)
  return new Map(rows.map(({ id, last }) => [id, (last ?? -1) + 1]))
}

/** Adds the names of the brands and ribbons that the products have. */
async function nameThose({ trx }: Edit, names: Names, products: ReadonlyMap<string, ProductState>) {
  const ids = [...products.values()].flatMap(({ brandId, ribbonId }) =>
    [brandId, ribbonId].filter((id) => id !== null),
  )
  if (ids.length === 0) return
  const rows = await findSharedNames(trx, ids)
  for (const { id, name } of rows) (names.nameOf as Map<string, string>).set(id, name)
}

export function checkOnce(rows: readonly RowWrite[]): void {
  const seen = new Set<string>()
  for (const { id } of rows) {
    if (seen.has(id.toLowerCase()))
      throw applicationError(
        400,
        'DUPLICATE_ROW',
        `${JSON.stringify(id)} appears twice. Put all its cells in one row.`,
      )
    seen.add(id.toLowerCase())
  }
}
