import type { Selectable } from 'kysely'
import { padToPlanSize } from '../../../../base/batcher.ts'
import { type Db, hotQuery, runHot } from '../../../../data/database.ts'
import type { CatalogTables } from '../../../catalog/index.ts'
import type { CatalogMatch } from '../../lines/items.ts'
import { productEtagWithTerms, productJson, variantJson } from '../../store/product-sql.ts'

/** A variant as it was read; a writer tells by its `etag` whether it still is. */
export interface CachedVariant extends CatalogMatch {
  readonly id: string
  readonly choices: CatalogMatch['variant']['choices']
  readonly etag: string
  readonly customTextFields: Selectable<CatalogTables['products']>['customTextFields']
}

interface Row {
  readonly productId: string
  readonly product: CatalogMatch['product'] & { readonly taxGroupId: string | null }
  readonly variant: CatalogMatch['variant']
  readonly customTextFields: CachedVariant['customTextFields']
  readonly etag: string
}

const read = hotQuery<Row>(`select p.id as "productId", ${productJson} as product, ${variantJson} as variant,
  p.custom_text_fields as "customTextFields", ${productEtagWithTerms} as etag
from unnest($1::uuid[]) as asked (id)
join products p on p.id = asked.id and p.visible
join variants v on v.product_id = p.id and v.visible
left join tax_group_products g on g.product_id = p.id
order by v.position`)

/** Variants of a product that can be bought. */
export type CachedProduct = readonly CachedVariant[]

export async function readProducts(db: Db, ids: readonly string[]): Promise<CachedProduct[]> {
  const rows = await runHot(db, read([padToPlanSize([...new Set(ids)])]))
  const all = Map.groupBy(rows, ({ productId }) => productId)
  return ids.map((id) =>
    (all.get(id) ?? []).map(({ product: { taxGroupId, ...product }, variant, customTextFields, etag }) => ({
      ...{ id: variant.id, choices: variant.choices, product, variant, taxGroupId, customTextFields, etag },
    })),
  )
}
