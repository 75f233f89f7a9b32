import type { Selectable } from 'kysely'
import { type Db, hotQuery } from '../../../data/database.ts'
import type { CatalogTables } from '../../catalog/index.ts'

type Variant = Pick<
  Selectable<CatalogTables['variants']>,
  'id' | 'choices' | 'trackQuantity' | 'quantity' | 'inStock' | 'preorder' | 'preordered'
> &
  Pick<Selectable<CatalogTables['products']>, 'customTextFields'>

const variantsOf = hotQuery<Variant>(`select v.id, v.choices, v.track_quantity, v.quantity, v.in_stock,
  v.preorder, v.preordered, p.custom_text_fields
from variants v join products p on p.id = v.product_id
where v.product_id = $1 and (p.visible and v.visible or $2) order by v.position`)

/** Variants of a product that are shown, and to staff the hidden ones too, in their order. */
export async function readVariants(db: Db, productId: string, hidden = false): Promise<Variant[]> {
  const { rows } = await db.executeQuery(variantsOf([productId, hidden]))
  return rows
}

/** Whether a way to buy again and again is one of this product's. */
export async function isSubscriptionOf(db: Db, productId: string, id: string): Promise<boolean> {
  const known = await db
    .selectFrom('subscriptionOptions')
    .select('id')
    .where('id', '=', id)
    .where('productId', '=', productId)
    .executeTakeFirst()
  return known !== undefined
}
