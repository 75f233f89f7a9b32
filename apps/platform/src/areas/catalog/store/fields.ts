import { type RawBuilder, sql } from 'kysely'
import type { PlatformConfig } from '../../../data/config.ts'
import { column, type Field, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { fractionDigits } from '../../../domain/money/money.ts'

/**
 * Fields by which products are filtered and sorted (wire §1.9, "V1 products query"). `price` is what a shopper pays,
 * `priceData.price` the field of that name, before the discount; `hidden` collections are for who runs the catalog.
 */
export function productFields(
  { currency }: Pick<PlatformConfig, 'currency'>,
  { hidden }: { readonly hidden: boolean },
): Fields {
  const toMinor = (amount: number) => Math.round(amount * 10 ** fractionDigits(currency))
  const amount = (name: 'sale_minor' | 'price_minor') =>
    column('number', sql.ref(`products.${name}`), { sortable: true, encode: toMinor })
  return {
    id: idColumn(sql.ref('products.id'), { sortable: true }),
    name: column('text', sql.ref('products.name'), { sortable: true, key: sql.ref('products.name_key') }),
    slug: column('text', sql.ref('products.slug'), { sortable: true }),
    sku: column('text', sql.ref('products.sku'), { sortable: true }),
    price: amount('sale_minor'),
    'priceData.price': amount('price_minor'),
    numericId: column('int64', sql.ref('products.numeric_id'), { sortable: true }),
    productType: column('text', sql.ref('products.product_type'), { sortable: true }),
    lastUpdated: column('date', sql.ref('products.updated_at'), { sortable: true }),
    createdDate: column('date', sql.ref('products.created_at')),
    description: column('text', sql.ref('products.description')),
    collectionIds: hidden ? everyCategoryIds : categoryIds,
  }
}

export const collectionFields: Fields = {
  id: idColumn(sql.ref('collections.id'), { sortable: true }),
  name: column('text', sql.ref('collections.name'), { sortable: true }),
  slug: column('text', sql.ref('collections.slug')),
}

/** Visible collections of a product. */
export const categoryIds = memberOf(sql`and collections.visible`)
const everyCategoryIds = memberOf(sql``)

function memberOf(seen: RawBuilder<unknown>): Field {
  const inSome = (ids: readonly unknown[]) => {
    const known = ids.filter(isUuid)
    if (!known.length) return sql<boolean>`false`
    return sql<boolean>`exists (select 1 from collection_products as member
      join collections on collections.id = member.collection_id ${seen}
      where member.product_id = products.id and member.collection_id in (${sql.join(known)}))`
  }
  const inAll = (ids: readonly unknown[]) =>
    ids.length
      ? sql<boolean>`(${sql.join(
          ids.map((id) => inSome([id])),
          sql` and `,
        )})`
      : sql<boolean>`true`
  return { kind: 'id', operators: { $hasSome: inSome, $hasAll: inAll } }
}

/** A filter on one collection alone lists it in the collection's own order. */
export function onlyCollection(filter: unknown): string | undefined {
  if (typeof filter !== 'object' || filter === null) return undefined
  const { collectionIds } = filter as { collectionIds?: { $hasSome?: unknown; $hasAll?: unknown } }
  const ids = collectionIds?.$hasSome ?? collectionIds?.$hasAll
  return Array.isArray(ids) && ids.length === 1 && isUuid(ids[0]) ? ids[0] : undefined
}
