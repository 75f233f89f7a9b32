import { differences } from '../../edits/cells.ts'
import type { Edit } from '../../edits/edit.ts'
import { settled } from '../../publication.ts'
import { changesByLocation } from '../../stock-keeping/locations/elsewhere.ts'
import { locationsFor, placed } from '../../stock-keeping/locations/placed.ts'
import { logStock } from '../../stock-keeping/log/log.ts'
import { findProducts, type ProductRow } from '../../store/products.ts'
import { readInventoryItems } from '../../v3/store/inventory.ts'
import { moveEvents } from '../collections/moves.ts'
import { isBesideIt, restocked, stockEvents } from '../inventory/events.ts'
import { productEvents } from './events.ts'
import { priced } from './prices.ts'
import { rowsAfter } from './rows-after.ts'
import type { ProductState, StockReason, VariantState } from './state.ts'
import { writeProducts } from './store/write.ts'
import { writeValues } from './store/write-values.ts'
import { isValueChange } from './value-changes.ts'

/** `before` as it was locked; without it the product is new, without `after` it goes. */
interface ProductUpdate {
  readonly before?: ProductState | undefined
  readonly after?: ProductState | undefined
}

interface Saving {
  readonly reason?: StockReason
  /** Skips reading rows of which only values changed; their mark of the change is not returned. */
  readonly unread?: boolean
}

/**
 * Writes products with all that hangs on them: prices after the discount, the next revision, what is kept of the edit,
 * the events. What is the same as before stays as it is. Answers the rows of those that are still there.
 */
export async function saveProducts(
  edit: Edit,
  wanted: readonly ProductUpdate[],
  { reason = 'MANUAL', unread = false }: Saving = {},
): Promise<Map<string, ProductRow>> {
  const { trx, date } = edit
  const { config } = edit.context
  const places = await locationsFor(trx, wanted)
  const changes = wanted.flatMap(({ before, after: given }) => {
    const after = given && placed(given, places)
    const ready = after && priced(settled(after), config.currency)
    const cells = differences(before, ready)
    if (Object.keys(cells).length === 0) return []
    return [{ before, cells, after: ready && next(before, ready, isBesideIt(cells), date) }]
  })
  const ids = wanted.flatMap(({ before, after }) => (after ?? before)?.id ?? [])
  const old = await rowsOf(
    edit,
    changes.flatMap(({ before, after }) => (before && !after ? before.id : [])),
  )
  const goneItems = await itemsOf(edit, changes.flatMap(missingVariants))
  const values = changes.filter(isValueChange)
  const others = changes.filter((change) => !isValueChange(change))
  await logChanges(edit, others)
  await writeProducts(trx, others)
  await writeValues(trx, values)
  const light = unread
    ? await rowsAfter(
        trx,
        values.map(({ after }) => after),
      )
    : new Map<string, ProductRow>()
  const rows = await rowsOf(
    edit,
    ids.filter((id) => !light.has(id)),
  )
  for (const [id, row] of light) rows.set(id, row)
  const newItems = await itemsOf(edit, changes.flatMap(variantsToEmit))
  const itemOf = (id: string) => newItems.get(id) ?? goneItems.get(id)
  const moves = moveEvents(others)
  for (const { before, after, cells } of changes) {
    const { id, name, revision } = (after ?? before) as ProductState
    const action = before ? (after ? 'updated' : 'deleted') : 'created'
    const change = { config, before, gone: old.get(id), after: after && rows.get(id), cells, itemOf }
    const changed = restocked(before, after)
    const stock = changed.flatMap((variant) => itemOf(variant.id) ?? [])
    const gone = new Set(changed.flatMap(({ id: item, withoutItem }) => (withoutItem ? [item] : [])))
    if (stock.length) edit.because(reason)
    // Emit the event of a collection once, with the first of its products.
    const events = [
      ...productEvents(change),
      ...stockEvents({ before: variantsOf(before), items: stock, gone, reason }),
      ...moves.splice(0),
    ]
    edit.record({ kind: 'product', entityId: id, name, action, revision, cells }, events)
  }
  return rows
}

function logChanges({ trx, date, id }: Edit, changes: readonly ProductUpdate[]): Promise<void> {
  const entries = changes.flatMap(({ before, after }) => {
    const productId = (after ?? before)?.id
    if (!productId) return []
    const had = new Map(before?.variants.map((variant) => [variant.id, countedOf(variant)]))
    const has = new Map(after?.variants.map((variant) => [variant.id, countedOf(variant)]))
    return [...new Set([...had.keys(), ...has.keys()])].flatMap((variantId) => {
      const old = had.get(variantId) ?? none
      let left = old.quantity
      return changesByLocation(old, has.get(variantId) ?? none).map(({ locationId, change }) => {
        left += change
        return { productId, variantId, locationId, change, after: left }
      })
    })
  })
  return logStock(trx, entries, { kind: 'EDIT', date, editId: id })
}

const none = { quantity: 0, elsewhere: null }

/** Quantity that the log adds up to: none where nobody counts. */
const countedOf = ({ trackQuantity, quantity, elsewhere }: VariantState) =>
  trackQuantity ? { quantity: quantity ?? 0, elsewhere } : none

async function rowsOf({ trx }: Edit, ids: readonly string[]): Promise<Map<string, ProductRow>> {
  return new Map((await findProducts(trx, [...new Set(ids)])).map((row) => [row.id, row]))
}

async function itemsOf({ trx }: Edit, ids: readonly string[]) {
  const items = ids.length ? await readInventoryItems(trx, ids) : []
  return new Map(items.map((item) => [item.id, item]))
}

/** Variants that are gone or lose their item. */
function missingVariants({ before, after }: ProductUpdate): string[] {
  const there = new Set(after?.variants.flatMap(({ id, withoutItem }) => (withoutItem ? [] : [id])))
  return (before?.variants ?? []).flatMap(({ id }) => (there.has(id) ? [] : [id]))
}

/** New ones, and those whose stock changed. */
function variantsToEmit({ before, after }: ProductUpdate): string[] {
  const known = variantsOf(before)
  const fresh = (after?.variants ?? []).filter(({ id }) => !known.has(id))
  return [...fresh, ...restocked(before, after)].map(({ id }) => id)
}

const variantsOf = (state: ProductState | undefined) =>
  new Map<string, VariantState>(state?.variants.map((variant) => [variant.id, variant]))

/** Stock has revisions of its own, and places have none: of the product itself nothing has changed. */
function next(
  before: ProductState | undefined,
  after: ProductState,
  beside: boolean,
  date: Date,
): ProductState {
  const moved = new Set(restocked(before, after).map(({ id }) => id))
  const known = variantsOf(before)
  const variants = after.variants.map((variant) => {
    if (!moved.has(variant.id)) return variant
    return { ...variant, stockRevision: (known.get(variant.id)?.stockRevision ?? 0) + 1 }
  })
  if (before && beside) return { ...after, variants }
  return { ...after, variants, revision: before ? before.revision + 1 : after.revision, updatedAt: date }
}
