import type { Trx } from '../../../../data/database.ts'
import { sectionsOf } from '../../info-sections/store/of-products.ts'
import type { ProductRow } from '../../store/products.ts'
import type { ProductState } from './state.ts'
import { findNames, findSubscriptions, findVisibleCollections } from './store/rows-after.ts'

/**
 * Rows as `findProducts` would read them again, of products that are at hand whole: only the names of what they point at
 * are read. For what is told of them; the mark of their change they do not have.
 */
export async function rowsAfter(trx: Trx, states: readonly ProductState[]): Promise<Map<string, ProductRow>> {
  if (states.length === 0) return new Map()
  const brands = await namesOf(
    trx,
    'brands',
    states.map(({ brandId }) => brandId),
  )
  const ribbons = await namesOf(
    trx,
    'ribbons',
    states.flatMap(({ ribbonId, additionalRibbonIds }) => [ribbonId, ...(additionalRibbonIds ?? [])]),
  )
  const collections = new Set(states.flatMap((state) => Object.keys(state.collections)))
  const shown = collections.size ? await findVisibleCollections(trx, [...collections]) : []
  const visible = new Set(shown)
  const subscriptions = await findSubscriptions(
    trx,
    states.map(({ id }) => id),
  )
  const subscriptionsOf = Map.groupBy(subscriptions, ({ productId }) => productId)
  const sections = await sectionsOf(trx, states)
  return new Map(
    states.map(({ collections: places, variants, weight, discountValue, infoSections: _, ...row }) => [
      row.id,
      {
        ...row,
        weight: textOf(weight),
        discountValue: String(discountValue),
        // Values of the last read: events do not show them.
        ...{ changedAt: row.updatedAt, changeMark: '' },
        brandName: brands.get(row.brandId ?? '') ?? null,
        ribbonName: ribbons.get(row.ribbonId ?? '') ?? null,
        additionalRibbons:
          row.additionalRibbonIds?.flatMap((id) => {
            const name = ribbons.get(id)
            return name === undefined ? [] : [{ id, name }]
          }) ?? null,
        infoSections: sections.get(row.id) ?? [],
        subscriptions: subscriptionsOf.get(row.id) ?? [],
        variants: variants.map((variant) => ({
          ...variant,
          productId: row.id,
          weight: textOf(variant.weight),
        })),
        collectionIds: Object.keys(places)
          .filter((id) => visible.has(id))
          .toSorted(),
      },
    ]),
  )
}

async function namesOf(trx: Trx, table: 'brands' | 'ribbons', ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map<string, string>()
  const rows = await findNames(trx, table, wanted)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const textOf = (value: number | null) => (value === null ? null : String(value))
