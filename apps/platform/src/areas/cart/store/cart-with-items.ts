import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { type Terms, termsOf } from '../../../data/terms-revision/terms.ts'
import type { CatalogTables } from '../../catalog/index.ts'
import type { LineDetails } from '../lines/details.ts'
import { type CatalogMatch, type Item, itemOf } from '../lines/items.ts'
import type { Target } from '../target.ts'
import { type CartRow, cartColumns, ofTarget } from './carts.ts'
import { withSubscriptions } from './items.ts'
import { productJson, variantJson } from './product-sql.ts'

export interface WholeCart {
  readonly row: CartRow
  readonly items: readonly Item[]
  readonly terms: Terms
}

type Variant = Selectable<CatalogTables['variants']>

interface Row extends CartRow {
  readonly termsRevision: string | null
  readonly lineId: string | null
  readonly lineProductId: string
  readonly lineVariantId: string
  readonly lineOptions: Record<string, unknown>
  readonly lineQuantity: number
  readonly lineDetails: LineDetails | null
  readonly product: (CatalogMatch['product'] & { readonly taxGroupId: string | null }) | null
  readonly variant: Variant | null
}

/** Catalog data for all lines of a cart in one statement; a product that is gone or hidden is missing beside its line. */
const select = ofTarget<Row>(
  (which) => `select ${cartColumns},
  (select revision from trade_revision where id = 1) as terms_revision,
  l.id as line_id, l.product_id as line_product_id, l.variant_id as line_variant_id, l.options as line_options,
  l.quantity as line_quantity, l.details as line_details,
  case when p.id is null then null else ${productJson} end as product,
  case when p.id is null then null else ${variantJson} end as variant
from carts c
left join cart_lines l on l.cart_id = c.id
left join variants v on v.id = l.variant_id and v.visible
left join products p on p.id = v.product_id and p.id = l.product_id and p.visible
left join tax_group_products g on g.product_id = p.id
where ${which}
order by l.position, l.id`,
)

/** Reads a cart, its lines with what the catalog has of them, and the revision of the terms in one question. */
export async function readWholeCart(db: Db, target: Target): Promise<WholeCart | undefined> {
  const { rows } = await db.executeQuery(select(target))
  const [row] = rows
  if (!row) return undefined
  const items = rows.flatMap((each) => (each.lineId ? itemIn(each, each.lineId) : []))
  return { row: cartIn(row), items: await withSubscriptions(db, items), terms: termsOf(row.termsRevision) }
}

function itemIn(row: Row, id: string): Item {
  const { product, variant, lineOptions, lineQuantity, lineDetails } = row
  const line = {
    id,
    productId: row.lineProductId,
    variantId: row.lineVariantId,
    options: lineOptions,
    quantity: lineQuantity,
    details: lineDetails,
  }
  if (!product || !variant) return itemOf(line, undefined)
  const { taxGroupId, ...found } = product
  return itemOf(line, { product: found, variant, taxGroupId })
}

function cartIn(row: Row): CartRow {
  const { termsRevision, lineId, lineProductId, lineVariantId, lineOptions, lineQuantity, ...rest } = row
  const { lineDetails, product, variant, ...cart } = rest
  return cart
}
