import * as collectionsOperations from '@galleria/platform-client/operations/catalog/collections'
import * as productsOperations from '@galleria/platform-client/operations/catalog/products'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { flag } from '../../../base/query.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { OffsetQuery } from '../../../data/query-language/query.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { conversionFor } from '../../../domain/money/convert.ts'
import { RawJson, rawJsonList } from '../../../http/cache/raw-json.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import { type App, operation } from '../../../http/route.ts'
import type { SearchedCatalog } from '../search/engine.ts'
import { readCatalog } from '../search/open.ts'
import { findCollection, queryCollections } from '../store/collections.ts'
import { findProduct, type ProductRow, queryProducts } from '../store/products.ts'
import { collectionView } from '../views/collection.ts'
import { productView, variantView } from '../views/product.ts'
import {
  AvailabilityAnswer,
  CollectionAnswer,
  CollectionsAnswer,
  ProductAnswer,
  ProductsAnswer,
  VariantsAnswer,
} from './answers.ts'
import { optionsAvailability } from './availability.ts'
import { productTexts } from './product-texts.ts'

const QueryBody = z.object({ query: OffsetQuery.default({ sort: [], paging: { limit: 50, offset: 0 } }) })
const Choices = z.record(z.string(), z.string())

export function readRoutes(app: App): void {
  operation(
    app,
    productsOperations.queryProducts,
    { query: QueryBody, publicRead: true, answer: ProductsAnswer },
    async ({ db, siteCache, config, caller, request, input: { query } }) => {
      // Descriptions are not in memory as they are written.
      if (isIndexed(config, caller.type) && !JSON.stringify(query).includes('description'))
        return publicProducts({ db, siteCache, config, request }, query)
      const hidden = isMerchant(caller.type)
      const { offset } = query.paging
      const found = await queryProducts(db, config, query, { hidden })
      const conversion = conversionFor(config, request)
      return {
        products: found.products.map((row) => productView(config, row, { conversion })),
        metadata: { count: found.products.length, offset, total: found.total },
        totalResults: found.total,
      }
    },
  )

  operation(
    app,
    productsOperations.getProduct,
    {
      query: z.object({ id: z.string(), includeMerchantSpecificData: flag.optional() }),
      publicRead: true,
      answer: ProductAnswer,
    },
    async ({ db, siteCache, config, caller, request, input }) => {
      if (isIndexed(config, caller.type)) return publicProduct({ db, siteCache, config, request }, input.id)
      const merchant = isMerchant(caller.type)
      const row = isUuid(input.id) ? await findProduct(db, { id: input.id }) : undefined
      if (!row || !(row.visible || merchant)) throw productNotFound(input.id)
      return {
        product: productView(config, row, {
          conversion: conversionFor(config, request),
          merchant: merchant && input.includeMerchantSpecificData === true,
        }),
      }
    },
  )

  operation(
    app,
    productsOperations.productOptionsAvailability,
    { body: z.object({ id: z.string(), options: Choices.default({}) }), answer: AvailabilityAnswer },
    async ({ db, config, request, input }) => {
      const row = isUuid(input.id) ? await findProduct(db, { id: input.id }) : undefined
      if (!row?.visible) throw productNotFound(input.id)
      return optionsAvailability(config, row, input.options, { conversion: conversionFor(config, request) })
    },
  )

  operation(
    app,
    productsOperations.queryProductVariants,
    {
      body: z.object({
        id: z.string(),
        choices: Choices.optional(),
        variantIds: z.array(z.string()).max(1000).optional(),
        paging: z
          .object({ limit: z.int().min(1).max(100).default(100), offset: z.int().min(0).default(0) })
          .default({ limit: 100, offset: 0 }),
        includeMerchantSpecificData: z.boolean().optional(),
      }),
      answer: VariantsAnswer,
    },
    async ({ db, config, caller, request, input }) => {
      const row = isUuid(input.id) ? await findProduct(db, { id: input.id }) : undefined
      const merchant = isMerchant(caller.type)
      if (!row || !(row.visible || merchant)) throw productNotFound(input.id)
      const wanted = Object.entries(input.choices ?? {})
      const matching = row.variants.filter(
        (variant) =>
          (merchant || variant.visible) &&
          wanted.every(([option, choice]) => variant.choices[option] === choice) &&
          (!input.variantIds?.length || input.variantIds.includes(variant.id)),
      )
      const { offset, limit } = input.paging
      const page = matching.slice(offset, offset + limit)
      const options = {
        conversion: conversionFor(config, request),
        merchant: merchant && input.includeMerchantSpecificData === true,
      }
      return {
        variants: page.map((variant) => variantView(config, row, variant, options)),
        metadata: { items: page.length, offset },
        totalResults: matching.length,
      }
    },
  )

  collectionRoutes(app)
}

type Reading = Pick<Services, 'db' | 'siteCache' | 'config'> & { readonly request: RequestHead }

async function publicProduct({ db, siteCache, config, request }: Reading, id: string): Promise<RawJson> {
  const catalog = await readCatalog({ db, siteCache, config }, request)
  const known = id.toLowerCase()
  const visible = (await catalog.entriesOf([known])).get(known)?.visible
  const reading = { db, siteCache, config, request }
  const whole = (product: object) => ({ product })
  const [json] = visible ? await textsOf(reading, catalog, [known], 'v1 whole', whole) : []
  if (!json) throw productNotFound(id)
  return new RawJson([json])
}

async function publicProducts(
  { db, siteCache, config, request }: Reading,
  query: OffsetQuery,
): Promise<RawJson> {
  const catalog = await readCatalog({ db, siteCache, config }, request)
  const { currency } = conversionFor(config, request)
  return catalog.page(JSON.stringify(['v1', currency, query]), async () => {
    const { ids, total } = await catalog.list(query)
    const { offset } = query.paging
    const texts = await textsOf({ db, siteCache, config, request }, catalog, ids, 'v1', (product) => product)
    const metadata = JSON.stringify({ count: texts.length, offset, total })
    const rest = `,"metadata":${metadata},"totalResults":${total}}`
    return new RawJson(['{"products":', ...rawJsonList(texts), rest])
  })
}

function textsOf(
  { db, siteCache, config, request }: Reading,
  catalog: SearchedCatalog,
  ids: readonly string[],
  name: string,
  within: (product: object) => object,
) {
  const conversion = conversionFor(config, request)
  const view = (row: ProductRow) => within(productView(config, row, { conversion }))
  return productTexts({ db, siteCache }, catalog, ids, `${name} ${conversion.currency} `, view)
}

function collectionRoutes(app: App): void {
  operation(
    app,
    collectionsOperations.queryCollections,
    { query: QueryBody, answer: CollectionsAnswer },
    async ({ db, config, caller, input: { query } }) => {
      const { offset } = query.paging
      const found = await queryCollections(db, query, { hidden: isMerchant(caller.type) })
      return {
        collections: found.collections.map((row) => collectionView(config, row)),
        metadata: { count: found.collections.length, offset, total: found.total },
        totalResults: found.total,
      }
    },
  )

  for (const served of [
    collectionsOperations.getCollectionBySlug,
    collectionsOperations.getCollectionBySlugV2,
  ]) {
    operation(
      app,
      served,
      {
        query: z.object({ slug: z.string().max(100) }),
        answer: CollectionAnswer,
      },
      async ({ db, config, caller, input: { slug } }) => {
        const row = await findCollection(db, { slug }, { hidden: isMerchant(caller.type) })
        if (!row) throw collectionNotFound(slug)
        return { collection: collectionView(config, row) }
      },
    )
  }

  operation(
    app,
    collectionsOperations.getCollection,
    { query: z.object({ id: z.string() }), answer: CollectionAnswer },
    async ({ db, config, caller, input: { id } }) => {
      const hidden = isMerchant(caller.type)
      const row = isUuid(id) ? await findCollection(db, { id }, { hidden }) : undefined
      if (!row) throw collectionNotFound(id)
      return { collection: collectionView(config, row) }
    },
  )
}

/** Whether products come from the index in memory: merchants see more than it has, and search is the index's alone. */
function isIndexed({ fastPaths }: Pick<PlatformConfig, 'fastPaths'>, callerType: string): boolean {
  return fastPaths.productIndex && !isMerchant(callerType)
}

function isMerchant(type: string): boolean {
  return type === 'APP' || type === 'USER'
}

function productNotFound(id: string) {
  return applicationError(404, 'PRODUCT_NOT_FOUND', `Product ${JSON.stringify(id)} not found.`)
}

function collectionNotFound(which: string) {
  return applicationError(404, 'COLLECTION_NOT_FOUND', `Collection ${JSON.stringify(which)} not found.`)
}
