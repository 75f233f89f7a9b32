import { violations } from '../../../base/errors.ts'
import { toViolations } from '../../../base/violations.ts'
import { ProductChanges } from '../writes/input.ts'
import { MOST_STOCK } from '../writes/inventory/input.ts'
import type { Size } from '../writes/products/dimensions.ts'
import { listIn } from './cells.ts'
import type { ColumnName } from './columns.ts'
import { optionNumbers } from './columns.ts'
import type { Format } from './format.ts'
import { Reader } from './reader.ts'
import type { Row } from './row.ts'
import type { Mapping } from './tables.ts'

/** A product and its variants as rows that follow each other. */
export interface Group {
  readonly handle: string
  readonly rows: readonly Row[]
}

interface DraftVariant {
  readonly row: number
  readonly choices: Readonly<Record<string, string>>
  readonly price: number | undefined
  readonly cost: number | undefined
  readonly weight: number | undefined
  readonly sku: string | undefined
  readonly barcode: string | null | undefined
  readonly productDimensions: Size | null | undefined
  readonly packageDimensions: Size | null | undefined
  readonly visible: boolean | undefined
  readonly stock: Stock | undefined
}

export type Stock = { readonly quantity: number } | { readonly inStock: boolean }

/** A picture's address, or the name of a file of the library, and the row that has it. */
export interface PictureIn {
  readonly url: string
  readonly row: number
}

/** Product of a group, in the words of catalog V1; values without a column in the file are absent. */
export interface Draft {
  readonly handle: string
  readonly row: number
  readonly product: ProductChanges
  readonly variants: readonly DraftVariant[]
  readonly stock: Stock | undefined
  /** In their order. */
  readonly images: readonly PictureIn[] | undefined
  /** By name. */
  readonly collections: readonly string[] | undefined
  readonly warnings: readonly { readonly field: string; readonly reason: string }[]
}

/** Postgres keeps no zero characters, and nobody means them. */
const clean = (text = '') => text.replaceAll('\0', '').trim()

export function rowOf(row: number, values: readonly string[], mapping: Mapping): Row {
  return {
    row,
    has: (name) => mapping[name] !== undefined,
    of: (name) => {
      const index = mapping[name]
      const text = index === undefined ? '' : clean(values[index])
      // As an export wrote it: an apostrophe keeps a spreadsheet from reckoning.
      return /^'[=+\-@]/.test(text) ? text.slice(1) : text
    },
  }
}

export function picturesIn(rows: readonly Row[]): PictureIn[] {
  return rows.flatMap(({ row, of }) => {
    const urls = of('images').split(';').map(clean).filter(Boolean)
    return urls.map((url) => ({ url, row }))
  })
}

/** @throws ApiError 400 with the columns that cannot be meant */
export function draftOf({ handle, rows }: Group, format: Format, mapping: Mapping): Draft {
  const [first] = rows
  if (!first) throw new Error('A group has a row')
  const reader = new Reader(first)
  const has = (name: ColumnName) => mapping[name] !== undefined
  const text = (name: ColumnName) => (has(name) ? first.of(name) : undefined)
  const options = optionsOf(first, rows, format, reader)
  const own = rows.filter((each) => isVariant(each, format) && options.length > 0)
  const base = reader.number(first, 'price')
  const discount = discountOf(first, rows, format, reader)
  const variants = own.map((each) => variantOf(each, { first, options, format, base, reader, has, discount }))
  const price = format === 'SHOPIFY' && discount?.before !== undefined ? discount.before : base
  const infos = has('infoTitle1')
    ? optionNumbers.flatMap((n) => {
        const [title, description] = [first.of(`infoTitle${n}`), first.of(`infoDescription${n}`)]
        return title ? [{ title, description }] : []
      })
    : undefined
  const weight = weightOf(first, reader)
  const cost = reader.number(first, 'cost')
  const given = {
    ...(text('name') !== undefined && { name: first.of('name') }),
    ...(text('description') !== undefined && { description: first.of('description') }),
    ...(price !== undefined && { priceData: { price } }),
    ...(cost !== undefined && { costAndProfitData: { itemCost: cost } }),
    ...(weight !== undefined && { weight }),
    ...(has('sku') && own.length === 0 && { sku: first.of('sku') || null }),
    ...(has('barcode') && own.length === 0 && { barcode: reader.short(first, 'barcode', 40) || null }),
    ...(own.length === 0 && {
      productDimensions: reader.size(first, 'productDimensions'),
      packageDimensions: reader.size(first, 'packageDimensions'),
    }),
    ...tagsOf(first, reader),
    ...(has('visible') && first.of('visible') && { visible: reader.flag(first, 'visible') }),
    ...(has('ribbon') && { ribbon: first.of('ribbon') || null }),
    ...(has('brand') && { brand: first.of('brand') || null }),
    ...(infos && { additionalInfoSections: infos }),
    ...(discount && { discount: { type: discount.type, value: discount.value } }),
    ...(has('optionName1') && {
      productOptions: options.map(({ choices, ...option }) => ({
        ...option,
        choices: [...choices.values()],
      })),
    }),
    ...(own.length > 0 && { manageVariants: true }),
    ...(seoOf(first, has) ?? {}),
  }
  const stock = own.length > 0 ? undefined : stockOf(first, reader)
  reader.done()
  const parsed = ProductChanges.safeParse(given)
  if (!parsed.success) throw violations(toViolations(parsed.error.issues))
  return {
    ...{ handle, row: first.row, product: parsed.data, variants },
    stock,
    images: has('images') ? picturesIn(rows) : undefined,
    collections: has('collections')
      ? first.of('collections').split(';').map(clean).filter(Boolean)
      : undefined,
    warnings: reader.warnings,
  }
}

interface Option {
  readonly name: string
  readonly optionType: 'drop_down' | 'color'
  /** By description. */
  readonly choices: Map<string, { value?: string; description: string }>
}

function isVariant(row: Row, format: Format): boolean {
  if (format === 'HOSTED') return row.of('rowType').toLowerCase() === 'variant'
  return row.of('optionValue1') !== ''
}

/** Options from the rows: the hosted platform's product row lists the choices (`S;M` or `#fff:White`), in Shopify's each variant has its own. */
function optionsOf(first: Row, rows: readonly Row[], format: Format, reader: Reader): Option[] {
  return optionNumbers.flatMap((n) => {
    const name = first.of(`optionName${n}`)
    // Shopify's word for having none.
    if (!name || (format === 'SHOPIFY' && name === 'Title' && first.of('optionValue1') === 'Default Title'))
      return []
    const color = first.of(`optionType${n}`).toLowerCase() === 'color'
    const values =
      format === 'HOSTED'
        ? first.of(`optionValue${n}`).split(';')
        : rows.map((each) => each.of(`optionValue${n}`)).filter(Boolean)
    const choices = new Map<string, { value?: string; description: string }>()
    for (const text of values.map(clean).filter(Boolean)) {
      const [, value, description] = color ? (/^(#[\da-f]{3,8}):(.+)$/i.exec(text) ?? []) : []
      const choice = description && value ? { value, description } : { description: text }
      if (!choices.has(choice.description)) choices.set(choice.description, choice)
    }
    if (choices.size === 0) reader.wrong(`optionValue${n}`, `must list the choices of ${name}`)
    return [{ name, optionType: color ? ('color' as const) : ('drop_down' as const), choices }]
  })
}

interface AroundVariant {
  readonly first: Row
  readonly options: readonly Option[]
  readonly format: Format
  readonly base: number | undefined
  readonly reader: Reader
  readonly has: (name: ColumnName) => boolean
  readonly discount: ShopDiscount | undefined
}

function variantOf(
  row: Row,
  { first, options, format, base, reader, has, discount }: AroundVariant,
): DraftVariant {
  const choices = Object.fromEntries(
    options.map(({ name, choices }, index) => {
      const text = row.of(`optionValue${optionNumbers[index] ?? 1}`).replace(/^#[\da-f]{3,8}:/i, '')
      if (!choices.has(text))
        reader.wrong(
          `optionValue${index + 1}`,
          `must be a choice of ${name}: ${[...choices.keys()].join(', ')}`,
          row,
        )
      return [name, text]
    }),
  )
  const surcharge = reader.number(row, 'surcharge')
  const price = reader.number(row, 'price')
  const compare = reader.number(row, 'comparePrice')
  const hosted = base === undefined ? undefined : round(base + (surcharge ?? 0))
  const shopify = discount?.before !== undefined ? (compare ?? price) : price
  return {
    row: row.row,
    choices,
    price: format === 'HOSTED' ? hosted : shopify,
    cost: reader.number(row, 'cost'),
    weight: weightOf(row, reader),
    sku: has('sku') ? reader.short(row, 'sku', 40) : undefined,
    barcode: has('barcode') ? reader.short(row, 'barcode', 40) || null : undefined,
    // Values in the product's own row count for all its variants.
    productDimensions: reader.size(row, 'productDimensions') ?? reader.size(first, 'productDimensions'),
    packageDimensions: reader.size(row, 'packageDimensions') ?? reader.size(first, 'packageDimensions'),
    visible:
      format === 'HOSTED' && has('visible') && row.of('visible') ? reader.flag(row, 'visible') : undefined,
    stock: stockOf(row, reader),
  }
}

const round = (amount: number) => Math.round(amount * 1000) / 1000

interface ShopDiscount {
  readonly type: 'NONE' | 'AMOUNT' | 'PERCENT'
  readonly value: number
  /** The product's price before it, where the file tells it apart. */
  readonly before?: number
}

/** Shopify tells the price before of each variant; here a discount is the product's, so it must be the same for all. */
function discountOf(
  first: Row,
  rows: readonly Row[],
  format: Format,
  reader: Reader,
): ShopDiscount | undefined {
  if (format === 'HOSTED') {
    const mode = first.of('discountMode').toUpperCase()
    if (!mode) return undefined
    const type = mode === 'PERCENT' || mode === 'AMOUNT' ? mode : 'NONE'
    return { type, value: type === 'NONE' ? 0 : (reader.number(first, 'discountValue') ?? 0) }
  }
  const pairs = rows.flatMap((row) => {
    const [price, before] = [reader.number(row, 'price'), reader.number(row, 'comparePrice')]
    return price === undefined
      ? []
      : [{ price, before: before !== undefined && before > price ? before : price }]
  })
  const [one] = pairs
  if (!one) return undefined
  const off = round(one.before - one.price)
  if (off === 0 && pairs.every(({ price, before }) => price === before)) return { type: 'NONE', value: 0 }
  if (pairs.every(({ price, before }) => round(before - price) === off))
    return { type: 'AMOUNT', value: off, before: one.before }
  reader.warn('comparePrice', 'was skipped because all variants of a product have the same discount')
  return { type: 'NONE', value: 0 }
}

function weightOf(row: Row, reader: Reader): number | undefined {
  const grams = reader.number(row, 'grams')
  return grams === undefined ? reader.number(row, 'weight') : grams / 1000
}

/** A number, or one of the hosted platform's words; Shopify counts only what has a tracker. */
function stockOf(row: Row, reader: Reader): Stock | undefined {
  const text = row.of('inventory')
  const word = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (word === 'instock') return { inStock: true }
  if (word === 'outofstock') return { inStock: false }
  if (row.has('inventoryTracker') && row.of('inventoryTracker') === '') return { inStock: true }
  if (text === '') return undefined
  const quantity = reader.number(row, 'inventory')
  if (quantity === undefined) return undefined
  if (!Number.isInteger(quantity) || quantity > MOST_STOCK)
    reader.wrong('inventory', `must be a whole number up to ${MOST_STOCK}, InStock or OutOfStock`, row)
  // Some shops sell what is not there yet; here that is nothing on the shelf.
  return { quantity: Math.max(0, quantity) }
}

const MOST_TAGS = 100
const LONGEST_TAG = 50

/** Values that the file has a column for; an empty cell clears them. */
function tagsOf(first: Row, reader: Reader) {
  const of = (name: 'tags' | 'privateTags') => {
    if (!first.has(name)) return undefined
    const tagIds = listIn(first.of(name))
    if (tagIds.length > MOST_TAGS) reader.wrong(name, `must have at most ${MOST_TAGS} tags`)
    const long = tagIds.find((tag) => tag.length > LONGEST_TAG)
    if (long) reader.wrong(name, `has a tag longer than ${LONGEST_TAG} characters: ${long.slice(0, 60)}`)
    return { tagIds }
  }
  const [publicTags, privateTags] = [of('tags'), of('privateTags')]
  if (!publicTags && !privateTags) return undefined
  return { tags: { ...(publicTags && { publicTags }), ...(privateTags && { privateTags }) } }
}

function seoOf(first: Row, has: (name: ColumnName) => boolean) {
  if (!has('seoTitle') && !has('seoDescription')) return undefined
  const [title, description] = [first.of('seoTitle'), first.of('seoDescription')]
  const tags = [
    ...(title ? [{ type: 'title', children: title }] : []),
    ...(description ? [{ type: 'meta', props: { name: 'description', content: description } }] : []),
  ]
  return tags.length
    ? { seoData: { tags, settings: { preventAutoRedirect: false, keywords: [] } } }
    : undefined
}
