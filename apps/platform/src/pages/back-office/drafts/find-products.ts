import { quantityLeft } from '../../../areas/catalog/index.ts'
import type { Db } from '../../../data/database.ts'

/** On one page of what was found. */
export const FOUND_PAGE = 20

/** Variant of a product that can be added to a draft. */
export interface Goods {
  readonly productId: string
  readonly variantId: string
  readonly name: string
  readonly choices: string
  readonly priceMinor: number
  /** Undefined where nobody counts. */
  readonly left: number | undefined
  /** Text fields that a buyer fills in. */
  readonly texts: readonly {
    readonly title: string
    readonly maxLength: number
    readonly mandatory: boolean
  }[]
}

export interface GoodsPage {
  readonly goods: readonly Goods[]
  /** Count of everything that fits, before paging. */
  readonly total: number
  readonly from: number
}

/** Variants by a part of the product's name, or by the SKU; twenty of them, after the first `from`. */
export async function findGoods(db: Db, text: string, from = 0): Promise<GoodsPage> {
  const wanted = text.slice(0, 100).normalize('NFC').trim().toLowerCase()
  if (!wanted) return { goods: [], total: 0, from: 0 }
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const fitting = db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .where('products.visible', '=', true)
    .where('variants.visible', '=', true)
    .where(({ or, eb, fn }) =>
      or([
        eb('products.nameKey', 'like', like),
        eb(fn<string>('lower', ['products.sku']), '=', wanted),
        eb(fn<string>('lower', ['variants.sku']), '=', wanted),
      ]),
    )
  const { count } = await fitting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await fitting
    .selectAll('variants')
    .select(['products.name', 'products.customTextFields'])
    .orderBy('products.nameKey')
    .orderBy('products.id')
    .orderBy('variants.position')
    .orderBy('variants.id')
    .limit(FOUND_PAGE)
    .offset(from)
    .execute()
  const goods = rows.map((row) => ({
    productId: row.productId,
    variantId: row.id,
    name: row.name,
    choices: Object.values(row.choices).join(', '),
    priceMinor: row.saleMinor,
    left: quantityLeft(row),
    texts: row.customTextFields,
  }))
  return { goods, total: Number(count), from }
}
