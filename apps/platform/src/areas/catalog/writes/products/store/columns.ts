import { type RawBuilder, sql } from 'kysely'
import type { CatalogTables } from '../../../tables.ts'

/** SQL type of each column; what a table gets and this list lacks is an error of types. */
type Types<Name extends string> = Readonly<Record<Name, string>>

const products = {
  ...{ id: 'uuid', numericId: 'bigint', slug: 'text', name: 'text', nameKey: 'text', visible: 'boolean' },
  ...{ productType: 'text', description: 'text', sku: 'text', weight: 'numeric', priceMinor: 'bigint' },
  ...{ costMinor: 'bigint', discountType: 'text', discountValue: 'numeric', saleMinor: 'bigint' },
  ...{ brandId: 'uuid', ribbonId: 'uuid', pricePerUnit: 'jsonb', options: 'jsonb', media: 'jsonb' },
  ...{ infoSections: 'jsonb', customTextFields: 'jsonb', digitalFile: 'jsonb', giftCard: 'boolean' },
  ...{ manageVariants: 'boolean', revision: 'bigint', createdAt: 'timestamptz', updatedAt: 'timestamptz' },
  ...{ seoData: 'jsonb', richDescription: 'jsonb', tags: 'jsonb', visibleInPos: 'boolean' },
  ...{ mainCategoryId: 'uuid', extendedFields: 'jsonb', fulfillerId: 'uuid', deliveryProfileId: 'uuid' },
  ...{ additionalRibbonIds: 'jsonb', membersOnly: 'boolean', publication: 'jsonb', related: 'jsonb' },
} satisfies Types<Exclude<keyof CatalogTables['products'], 'changedAt'>>

const variants = {
  ...{ id: 'uuid', productId: 'uuid', position: 'integer', choices: 'jsonb', sku: 'text' },
  ...{ priceMinor: 'bigint', saleMinor: 'bigint', costMinor: 'bigint', weight: 'numeric' },
  ...{ visible: 'boolean', preorder: 'jsonb', preordered: 'integer', trackQuantity: 'boolean' },
  ...{ quantity: 'integer', inStock: 'boolean', stockRevision: 'bigint', barcode: 'text' },
  ...{
    productDimensions: 'jsonb',
    packageDimensions: 'jsonb',
    unitQuantity: 'jsonb',
    withoutItem: 'boolean',
    lowStockAt: 'integer',
    elsewhere: 'jsonb',
  },
} satisfies Types<keyof CatalogTables['variants']>

/** Parts of a statement that writes rows of JSON, `r`, over those of the same id. */
interface Columns {
  readonly names: RawBuilder<unknown>
  readonly values: RawBuilder<unknown>
  /** Names with types, as JSON is read. */
  readonly record: RawBuilder<unknown>
  /** Names of those that change, and what they change to. */
  readonly changing: RawBuilder<unknown>
  readonly changed: RawBuilder<unknown>
}

/** `once`: written with a new row alone. `absent`: SQL of a value where JSON has none. */
function columnsOf<Name extends string>(
  types: Types<Name>,
  {
    once,
    absent = {},
  }: { readonly once: readonly NoInfer<Name>[]; readonly absent?: NoInfer<Partial<Types<Name>>> },
): Columns {
  const all = Object.keys(types) as Name[]
  const changing = all.filter((name) => !(once as readonly Name[]).includes(name))
  const value = (name: Name) => {
    const none = (absent as Partial<Types<Name>>)[name]
    return none ? sql.raw(`coalesce(r."${name}", ${none})`) : sql.raw(`r."${name}"`)
  }
  return {
    names: sql.join(all.map((name) => sql.ref(name))),
    values: sql.join(all.map(value)),
    record: sql.join(all.map((name) => sql.raw(`"${name}" ${types[name]}`))),
    changing: sql.join(changing.map((name) => sql.ref(name))),
    changed: sql.join(changing.map((name) => sql.ref(`excluded.${name}`))),
  }
}

export const productColumns = columnsOf(products, { once: ['id', 'numericId', 'createdAt'] })
export const variantColumns = columnsOf(variants, {
  once: ['id', 'productId'],
  absent: { stockRevision: '1' },
})
