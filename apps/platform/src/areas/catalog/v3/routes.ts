import {
  Brand,
  Customization as CustomizationEntity,
  InfoSection as InfoSectionEntity,
  Ribbon,
} from '@galleria/platform-client/entities/catalog-v3'
import { CatalogVersion } from '@galleria/platform-client/enums'
import * as catalogCustomizationsOperations from '@galleria/platform-client/operations/catalog/catalog-customizations'
import * as catalogInfoSectionsOperations from '@galleria/platform-client/operations/catalog/catalog-info-sections'
import * as catalogInventoryOperations from '@galleria/platform-client/operations/catalog/catalog-inventory'
import * as catalogProductsV3Operations from '@galleria/platform-client/operations/catalog/catalog-products-v3'
import * as catalogSharedOperations from '@galleria/platform-client/operations/catalog/catalog-shared'
import * as catalogVersionOperations from '@galleria/platform-client/operations/catalog/catalog-version'
import * as productsV3Operations from '@galleria/platform-client/operations/catalog/products-v3'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { ignoring } from '../../../base/input/closed.ts'
import { listOf } from '../../../base/query.ts'
import { ListQuery, listPage } from '../../../data/query-language/memory-list.ts'
import type { MemoryField } from '../../../data/query-language/predicate.ts'
import { OffsetQuery } from '../../../data/query-language/query.ts'
import { CursorSearch, SearchDetails } from '../../../data/query-language/search.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { Counted, CursorMetadata } from '../../../http/openapi/shapes.ts'
import type { Served } from '../../../http/permissions/permission.ts'
import { type Answer, type App, type Call, operation } from '../../../http/route.ts'
import { type Customization, readCustomizations } from '../customizations/read.ts'
import { readInfoSections } from '../info-sections/store/read.ts'
import type { InfoSection } from '../info-sections/view.ts'
import { freshCatalog } from '../search/open.ts'
import { readerOf } from '../search/prepare.ts'
import { findProduct, findProducts, type ProductRow } from '../store/products.ts'
import { productV3View } from '../views/product-v3.ts'
import {
  FoundInventoryItemsAnswer,
  InventoryItemAnswer,
  InventoryItemsAnswer,
  ProductsV3Answer,
  ProductV3Answer,
} from './answers.ts'
import { categoryRoutes } from './categories.ts'
import { searchInventory } from './inventory-search.ts'
import { type Named, type Shared, sharedFields } from './lists.ts'
import { countInventory, findInventoryItem, queryInventory } from './store/inventory.ts'
import { containsWords } from './store/inventory-search.ts'
import { readNamed } from './store/shared.ts'

const fields = listOf(z.string().max(50), { max: 100 }).optional()
const isMerchant = ({ type }: Caller) => type === 'APP' || type === 'USER'

/** Reads of catalog V3 (wire §3.10). */
export function v3Routes(app: App): void {
  operation(
    app,
    catalogVersionOperations.getCatalogVersion,
    { answer: z.object({ catalogVersion: CatalogVersion, bothServed: z.boolean().optional() }) },
    ({ config: { catalog } }) => ({
      // Where both versions are served, V3 is what knows facets.
      catalogVersion: catalog === 'v1' ? 'V1_CATALOG' : 'V3_CATALOG',
      ...(catalog === 'both' && { bothServed: true }),
    }),
  )
  productRoutes(app)
  sharedRoutes(app, {
    entity: 'Brand',
    schema: Brand,
    path: 'brands',
    id: 'brandId',
    operations: {
      query: catalogSharedOperations.queryBrands,
      count: catalogSharedOperations.countBrands,
      get: catalogSharedOperations.getBrand,
    },
    fields: sharedFields<Named>('name'),
    read: ({ db }) => readNamed(db, 'brands'),
  })
  sharedRoutes(app, {
    entity: 'Ribbon',
    schema: Ribbon,
    path: 'ribbons',
    id: 'ribbonId',
    operations: {
      query: catalogSharedOperations.queryRibbonsByGet,
      count: catalogSharedOperations.countRibbons,
      get: catalogSharedOperations.getRibbon,
    },
    fields: sharedFields<Named>('name'),
    read: ({ db }) => readNamed(db, 'ribbons'),
  })
  sharedRoutes(app, {
    entity: 'InfoSection',
    schema: InfoSectionEntity,
    path: 'info-sections',
    id: 'infoSectionId',
    operations: {
      query: catalogInfoSectionsOperations.queryInfoSections,
      count: catalogInfoSectionsOperations.countInfoSections,
      get: catalogInfoSectionsOperations.getInfoSection,
    },
    fields: sharedFields<InfoSection>('title', 'uniqueName'),
    read: ({ db, caller }) => readInfoSections(db, { hidden: isMerchant(caller) }),
  })
  sharedRoutes(app, {
    entity: 'Customization',
    schema: CustomizationEntity,
    path: 'customizations',
    id: 'customizationId',
    operations: {
      query: catalogCustomizationsOperations.queryCustomizations,
      count: catalogCustomizationsOperations.countCustomizations,
      get: catalogCustomizationsOperations.getCustomization,
    },
    fields: sharedFields<Customization>('name', 'customizationType', 'customizationRenderType'),
    read: async ({ db, siteCache, config, caller }) =>
      readCustomizations(db, isMerchant(caller) ? undefined : await freshCatalog({ db, siteCache, config })),
  })
  inventoryRoutes(app)
  categoryRoutes(app)
}

function productRoutes(app: App): void {
  operation(
    app,
    productsV3Operations.queryProducts,
    { query: z.object({ query: ListQuery.prefault({}), fields }), answer: ProductsV3Answer },
    async ({ db, siteCache, config, caller, request, input }) => {
      const wanted = CursorSearch.parse({
        ...input.query,
        cursorPaging: { ...input.query.cursorPaging, limit: Math.min(input.query.cursorPaging.limit, 100) },
      })
      const catalog = await freshCatalog({ db, siteCache, config })
      const asked = await catalog.ask(wanted, { ...readerOf(caller, request), at: 'query' })
      const found = await asked.find()
      const rows = await findProducts(db, found.ids)
      const wantedFields = new Set(input.fields)
      const merchant = isMerchant(caller) && wantedFields.has('MERCHANT_DATA')
      const views = (row: ProductRow) => productV3View(config, row, { fields: wantedFields, merchant })
      return {
        products: rows.map(views),
        pagingMetadata: {
          count: rows.length,
          cursors: found.cursors,
          hasNext: found.cursors.next !== null,
        },
      }
    },
  )

  for (const [served, by] of [
    [catalogProductsV3Operations.getProductV3, 'id'],
    [productsV3Operations.getProductBySlug, 'slug'],
  ] as const) {
    operation(
      app,
      served,
      {
        answer: ProductV3Answer,
        query: ignoring(
          z.object({ productId: z.string().optional(), slug: z.string().max(100).optional(), fields }),
          'consistent',
        ),
      },
      async ({ db, config, caller, input: { productId = '', slug = '', fields } }) => {
        const key = by === 'id' ? productId : slug
        const row = await findProduct(db, by === 'id' ? { id: uuid(key) } : { slug: key })
        if (!row || !(row.visible || isMerchant(caller))) throw notFound('PRODUCT', key)
        const merchant = isMerchant(caller) && (fields ?? []).includes('MERCHANT_DATA')
        return { product: productV3View(config, row, { fields: new Set(fields), merchant, whole: true }) }
      },
    )
  }
}

type ReadByAll = Served<'EVERYONE'>

interface SharedList<Row extends Shared> {
  readonly entity: string
  readonly schema: Answer
  readonly path: string
  readonly id: string
  readonly operations: Readonly<Record<'query' | 'count' | 'get', ReadByAll>>
  readonly fields: Readonly<Record<string, MemoryField<Row>>>
  read(call: Pick<Call<Caller, unknown>, 'db' | 'siteCache' | 'config' | 'caller'>): Promise<readonly Row[]>
}

/** Get, query and count of what products share. */
function sharedRoutes<Row extends Shared>(
  app: App,
  { entity, schema, path, id, operations: { query, count, get }, fields: known, read }: SharedList<Row>,
) {
  const name = entity[0]?.toLowerCase() + entity.slice(1)
  const plural = `${name}s`
  operation(
    app,
    query,
    {
      answer: z.object({ [plural]: z.array(schema), pagingMetadata: CursorMetadata }),
      query: z.object({ query: ListQuery.prefault({}), fields }),
    },
    async (call) => {
      const page = listPage(call.config, `stores.v3.${path}`, await read(call), known, call.input.query)
      return { [plural]: page.rows, pagingMetadata: page.pagingMetadata }
    },
  )
  operation(
    app,
    count,
    { answer: Counted, body: z.object({ filter: z.unknown().optional() }) },
    async (call) => {
      const whole = ListQuery.parse({ filter: call.input.filter, cursorPaging: { limit: 300 } })
      let counted = 0
      for (let query = whole; ; ) {
        const page = listPage(call.config, `stores.v3.${path}`, await read(call), known, query, { at: '' })
        counted += page.rows.length
        const { next } = page.pagingMetadata.cursors
        if (!next) return { count: counted }
        query = ListQuery.parse({ cursorPaging: { limit: 300, cursor: next } })
      }
    },
  )
  operation(
    app,
    get,
    { answer: z.object({ [name]: schema }), query: z.object({ [id]: z.string(), fields }) },
    async (call) => {
      const wanted = String((call.input as Record<string, unknown>)[id])
      const row = (await read(call)).find((each) => each.id === wanted)
      if (!row) throw notFound(entity.replace(/\B[A-Z]/g, '_$&').toUpperCase(), wanted)
      return { [name]: row }
    },
  )
}

function inventoryRoutes(app: App): void {
  operation(
    app,
    catalogInventoryOperations.queryInventoryItems,
    { query: z.object({ query: OffsetQuery.prefault({}) }), answer: InventoryItemsAnswer },
    async ({ db, caller, input: { query } }) => {
      const { items, total } = await queryInventory(db, { query, hidden: isMerchant(caller) })
      const { offset } = query.paging
      return { inventoryItems: items, pagingMetadata: { count: items.length, offset, total, cursors: {} } }
    },
  )
  operation(
    app,
    catalogInventoryOperations.searchInventoryItems,
    { query: z.object({ search: CursorSearch.prefault({}) }), answer: FoundInventoryItemsAnswer },
    ({ db, config, caller, input }) =>
      searchInventory({ db, config, hidden: isMerchant(caller) }, input.search),
  )
  operation(
    app,
    catalogInventoryOperations.countInventoryItems,
    {
      query: z.object({ filter: z.unknown().optional(), search: SearchDetails.optional() }),
      answer: Counted,
    },
    async ({ db, caller, input: { filter, search: words } }) => {
      const query = OffsetQuery.parse({ filter })
      return {
        count: await countInventory(db, {
          query,
          found: containsWords(words, 'search'),
          hidden: isMerchant(caller),
          at: '',
        }),
      }
    },
  )
  operation(
    app,
    catalogInventoryOperations.getInventoryItem,
    { query: z.object({ inventoryItemId: z.string() }), answer: InventoryItemAnswer },
    async ({ db, input: { inventoryItemId } }) => {
      const inventoryItem = await findInventoryItem(db, uuid(inventoryItemId))
      if (!inventoryItem) throw notFound('INVENTORY_ITEM', inventoryItemId)
      return { inventoryItem }
    },
  )
}

const NO_ID = '00000000-0000-0000-0000-000000000000'
const uuid = (text: string) => (isUuid(text) ? text : NO_ID)

function notFound(what: string, which: string) {
  return applicationError(404, `${what}_NOT_FOUND`, `${JSON.stringify(which)} not found.`)
}
