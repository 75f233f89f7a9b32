import type { Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { kept } from '../../../base/kept.ts'
import { padded, Together } from '../../../base/together.ts'
import { askHot, hotQuery } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { CatalogTables } from '../../catalog/tables.ts'
import type { Found } from '../lines/items.ts'
import { goodsMark, productJson, variantJson } from '../store/product-sql.ts'

/** A variant as it was when it was looked at; `mark` tells whoever writes whether it still is. */
export interface Shelved extends Found {
  readonly id: string
  readonly choices: Found['variant']['choices']
  readonly mark: string
  readonly customTextFields: Selectable<CatalogTables['products']>['customTextFields']
}

interface Row {
  readonly productId: string
  readonly product: Found['product'] & { readonly taxGroupId: string | null }
  readonly variant: Found['variant']
  readonly customTextFields: Shelved['customTextFields']
  readonly mark: string
}

const read = hotQuery<Row>(`select p.id as "productId", ${productJson} as product, ${variantJson} as variant,
  p.custom_text_fields as "customTextFields", ${goodsMark} as mark
from unnest($1::uuid[]) as asked (id)
join products p on p.id = asked.id and p.visible
join variants v on v.product_id = p.id and v.visible
left join tax_group_products g on g.product_id = p.id
order by v.position`)

const MOST = 1000

type Site = Pick<Services, 'db' | 'kept'>
type Shelf = readonly Shelved[]

const shelvesOf = (site: Site) =>
  kept(site, 'shelves', () => ({
    known: new LRUCache<string, Shelf>({ max: MOST }),
    readers: new Together((ids: readonly string[]) => readShelves(site, ids)),
  }))

/** What of a product can be bought, as it was a while ago: only to be counted with where its mark is looked at again. */
export async function shelfOf(site: Site, productId: string): Promise<Shelf> {
  const { known, readers } = shelvesOf(site)
  const found = known.get(productId)
  if (found) return found
  const read = await readers.ask(productId)
  known.set(productId, read)
  return read
}

/** It was out of date: whoever asks next reads it again. */
export function forgetShelf(site: Site, productId: string): void {
  shelvesOf(site).known.delete(productId)
}

async function readShelves({ db }: Site, ids: readonly string[]): Promise<Shelf[]> {
  const rows = await askHot(db, read([padded([...new Set(ids)])]))
  const all = Map.groupBy(rows, ({ productId }) => productId)
  return ids.map((id) =>
    (all.get(id) ?? []).map(({ product: { taxGroupId, ...product }, variant, customTextFields, mark }) => ({
      ...{ id: variant.id, choices: variant.choices, product, variant, taxGroupId, customTextFields, mark },
    })),
  )
}
