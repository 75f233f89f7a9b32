import { randomUUID } from 'node:crypto'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-imports'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { line, tableAnswer } from '../../../base/tabular/line.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { SearchDetails } from '../../../data/query-language/search.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import { toNumber } from '../../../domain/money/money.ts'
import { type App, operation } from '../../../http/route.ts'
import { mediaUrl } from '../../media/index.ts'
import { sumElsewhere } from '../stock-keeping/locations/elsewhere.ts'
import { findProducts, type ProductRow, type VariantRow } from '../store/products.ts'
import { findProductIds } from '../writes/jobs/create.ts'
import { listText, sizeText } from './cells.ts'
import type { ColumnName } from './columns.ts'
import { headers, optionNumbers } from './columns.ts'
import type { Format } from './format.ts'
import { frugalParts } from './frugal.ts'
import { findCollectionNames, findExport, insertExport } from './store/exports.ts'

const folder = '/_files/catalog-exports'
const HOUR = 3_600_000
/** Products of one read. */
const PAGE = 200

/** Exports of products into files, for everybody with the link; written as they are fetched, so of any size. */
export function exportRoutes(app: App): void {
  operation(
    app,
    operations.createCatalogExport,
    {
      body: z.object({
        format: z.enum(['HOSTED', 'SHOPIFY']).default('HOSTED'),
        filter: z.record(z.string(), z.unknown()).default({}),
        search: SearchDetails.optional(),
      }),
      answer: z.object({ url: z.string() }),
    },
    async ({ db, config, siteCache, clock, input: { format, filter, search } }) => {
      // Refuse an unknown filter now, not in the middle of a file.
      await findProductIds({ db, config, siteCache }, { filter, search })
      const id = randomUUID()
      const createdAt = clock.now()
      await insertExport(db, { id, format, filter, search: search ?? null, createdAt })
      return { url: signedLink(config, `${folder}/${id}`, new Date(createdAt.getTime() + HOUR)) }
    },
  )

  app.get(`${folder}/:id`, async (c) => {
    const { services } = c.var
    const { db, config, clock } = services
    const id = c.req.param('id')
    const given = { until: c.req.query('until'), proof: c.req.query('proof') }
    const good = isUuid(id) && isSigned(config, `${folder}/${id}`, given, clock.now())
    const wanted = good ? await findExport(db, id) : undefined
    if (!wanted)
      throw applicationError(403, 'LINK_NOT_VALID', 'This link is wrong or has expired. Request a new one.')
    const { filter, format, search } = wanted
    const ids = await findProductIds(services, { filter, ...(search && { search }) })
    return tableAnswer(`products-${format.toLowerCase()}.csv`, frugalParts(exported(services, format, ids)))
  })
}

/** Lines of all products, which the admin imports again. */
export async function* productLines(services: Services): AsyncGenerator<string> {
  yield* exported(services, 'HOSTED', await findProductIds(services, { filter: {} }))
}

async function* exported(
  { db, config }: Pick<Services, 'db' | 'config'>,
  format: Format,
  ids: readonly string[],
): AsyncGenerator<string> {
  // The mark by which spreadsheets know the encoding.
  yield `\uFEFF${line(headers[format].map(([header]) => header))}`
  for (let at = 0; at < ids.length; at += PAGE) {
    const rows = await findProducts(db, ids.slice(at, at + PAGE))
    const names = await collectionNames(db, rows)
    yield rows
      .flatMap((row) => (format === 'HOSTED' ? hosted(config, row, names) : shopify(config, row, names)))
      .map((values) => line(headers[format].map(([, column]) => values[column])))
      .join('')
  }
}

type Values = { [Name in ColumnName]?: string | number | boolean | null | undefined }
type Names = ReadonlyMap<string, string>

async function collectionNames(db: Db, rows: readonly ProductRow[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ collectionIds }) => collectionIds))]
  if (ids.length === 0) return new Map()
  const found = await findCollectionNames(db, ids)
  return new Map(found.map(({ id, name }) => [id, name]))
}

const collectionNamesOf = (row: ProductRow, names: Names) =>
  row.collectionIds.flatMap((id) => names.get(id) ?? []).join(';')
const picturesOf = (config: PlatformConfig, row: ProductRow) =>
  row.media.filter(({ mediaType }) => mediaType === 'image').map(({ file }) => mediaUrl(config, file))

function hosted(config: PlatformConfig, row: ProductRow, names: Names): Values[] {
  const money = (minor: number) => toNumber(minor, config.currency)
  const [only] = row.variants
  const several = row.options.length > 0
  const options = row.options.slice(0, optionNumbers.length)
  const product: Values = {
    ...{ handle: row.slug, rowType: 'Product', name: row.name, description: row.description },
    images: picturesOf(config, row).join(';'),
    collections: collectionNamesOf(row, names),
    sku: several ? '' : (row.sku ?? only?.sku),
    ...{ ribbon: row.ribbonName, brand: row.brandName, price: money(row.priceMinor), visible: row.visible },
    ...{ discountMode: row.discountType === 'NONE' ? '' : row.discountType },
    discountValue: row.discountType === 'NONE' ? '' : Number(row.discountValue),
    inventory: several || !only ? '' : stockOf(only),
    weight: row.weight === null ? '' : Number(row.weight),
    cost: row.costMinor === null ? '' : money(row.costMinor),
    tags: listText(row.tags?.publicTags?.tagIds ?? [], ';'),
    privateTags: listText(row.tags?.privateTags?.tagIds ?? [], ';'),
    ...(!several && only && parcelOf(only)),
  }
  for (const [index, { name, optionType, choices }] of options.entries()) {
    const n = optionNumbers[index] ?? 1
    product[`optionName${n}`] = name
    product[`optionType${n}`] = optionType === 'color' ? 'COLOR' : 'DROP_DOWN'
    product[`optionValue${n}`] = choices
      .map(({ value, description }) =>
        optionType === 'color' && value.startsWith('#') ? `${value}:${description}` : description,
      )
      .join(';')
  }
  for (const [index, { title, description }] of row.infoSections.slice(0, 6).entries()) {
    product[`infoTitle${optionNumbers[index] ?? 1}`] = title
    product[`infoDescription${optionNumbers[index] ?? 1}`] = description
  }
  if (!several) return [product]
  const variants = row.variants.map((variant): Values => {
    const values: Values = {
      ...{ handle: row.slug, rowType: 'Variant', sku: variant.sku, visible: variant.visible },
      surcharge: money(variant.priceMinor - row.priceMinor),
      inventory: stockOf(variant),
      weight: variant.weight === null ? '' : Number(variant.weight),
      cost: variant.costMinor === null ? '' : money(variant.costMinor),
      ...parcelOf(variant),
    }
    for (const [index, { name }] of options.entries())
      values[`optionValue${optionNumbers[index] ?? 1}`] = variant.choices[name] ?? ''
    return values
  })
  return [product, ...variants]
}

const parcelOf = ({ barcode, productDimensions, packageDimensions }: VariantRow): Values => ({
  barcode,
  productDimensions: sizeText(productDimensions),
  packageDimensions: sizeText(packageDimensions),
})

/** Pieces at the default location. */
const piecesOf = (variant: VariantRow) => (variant.quantity ?? 0) - sumElsewhere(variant.elsewhere)
const stockOf = (variant: VariantRow) =>
  variant.trackQuantity ? piecesOf(variant) : variant.inStock ? 'InStock' : 'OutOfStock'

function shopify(config: PlatformConfig, row: ProductRow, names: Names): Values[] {
  const money = (minor: number) => toNumber(minor, config.currency)
  const pictures = picturesOf(config, row)
  const options = row.options.slice(0, 3)
  const lines = row.variants.map((variant): Values => {
    const weight = variant.weight ?? row.weight
    const cost = variant.costMinor ?? row.costMinor
    const values: Values = {
      ...{
        handle: row.slug,
        sku: variant.sku,
        grams: weight === null ? '' : Math.round(Number(weight) * 1000),
      },
      inventoryTracker: variant.trackQuantity ? 'shopify' : '',
      inventory: variant.trackQuantity ? piecesOf(variant) : '',
      price: money(variant.saleMinor),
      barcode: variant.barcode,
      comparePrice: variant.saleMinor < variant.priceMinor ? money(variant.priceMinor) : '',
      cost: cost === null ? '' : money(cost),
    }
    for (const [index, { name }] of options.entries())
      values[`optionValue${optionNumbers[index] ?? 1}`] = variant.choices[name] ?? ''
    if (options.length === 0) values.optionValue1 = 'Default Title'
    return values
  })
  const [first = { handle: row.slug }, ...others] = lines
  for (const [index, { name }] of options.entries()) first[`optionName${optionNumbers[index] ?? 1}`] = name
  if (options.length === 0) first.optionName1 = 'Title'
  Object.assign(first, {
    ...{ name: row.name, description: row.description, brand: row.brandName, visible: row.visible },
    ...{ collections: collectionNamesOf(row, names), ...seoOf(row) },
    tags: listText(row.tags?.publicTags?.tagIds ?? [], ', '),
  })
  // One picture a row, on rows of their own where there are more of them than variants.
  const all = [first, ...others]
  for (const [index, url] of pictures.entries()) {
    const there = all[index] ?? { handle: row.slug }
    there.images = url
    if (!all[index]) all.push(there)
  }
  return all
}

function seoOf({ seoData }: ProductRow): Values {
  const title = seoData?.tags?.find(({ type }) => type === 'title')?.children
  const described = seoData?.tags?.find(({ type, props }) => type === 'meta' && props?.name === 'description')
  const description = described?.props?.content
  return { seoTitle: title ?? '', seoDescription: typeof description === 'string' ? description : '' }
}
