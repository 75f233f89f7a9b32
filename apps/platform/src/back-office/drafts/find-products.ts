import { quantityLeft } from '../../catalog/stock.ts'
import type { Db } from '../../database.ts'

const MOST = 20

/** What can be put into a draft: a variant of a product in the store. */
export interface Goods {
  readonly productId: string
  readonly variantId: string
  readonly name: string
  readonly choices: string
  readonly priceMinor: number
  /** Undefined where nobody counts. */
  readonly left: number | undefined
  /** What a buyer writes for it. */
  readonly texts: readonly {
    readonly title: string
    readonly maxLength: number
    readonly mandatory: boolean
  }[]
}

/** By a part of the name, or by the SKU; the first twenty. */
export async function findGoods(db: Db, text: string): Promise<Goods[]> {
  const wanted = text.normalize('NFC').trim().toLowerCase().slice(0, 100)
  if (!wanted) return []
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .selectAll('variants')
    .select(['products.name', 'products.customTextFields', 'products.preorder'])
    .where('products.visible', '=', true)
    .where('variants.visible', '=', true)
    .where(({ or, eb, fn }) =>
      or([
        eb('products.nameKey', 'like', like),
        eb(fn<string>('lower', ['products.sku']), '=', wanted),
        eb(fn<string>('lower', ['variants.sku']), '=', wanted),
      ]),
    )
    .orderBy('products.nameKey')
    .orderBy('products.id')
    .orderBy('variants.position')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    productId: row.productId,
    variantId: row.id,
    name: row.name,
    choices: Object.values(row.choices).join(', '),
    priceMinor: row.saleMinor,
    left: quantityLeft(row, row.preorder),
    texts: row.customTextFields,
  }))
}
