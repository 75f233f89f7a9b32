import { isApplicationError, type PlatformClient } from '@galleria/platform-client'
import { bulkUpdateInventoryItems, queryInventoryItems } from '@galleria/platform-client/catalog-inventory'
import { catalogAdapter as onV3 } from '@galleria/platform-client/catalog-v3'
import {
  addProductMediaToChoices,
  addProductsToCollection,
  createCollection,
  createProduct,
  deleteCollection,
  deleteProduct,
  getOwnProduct,
  type NewProduct,
  type Product,
  type ProductChanges,
  removeProductMediaFromChoices,
  removeProductsFromCollection,
  updateCollection,
  updateProduct,
  updateVariants,
} from '@galleria/platform-client/catalog-writes'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { afterAll, expect, test } from 'vitest'
import { openBothVersions } from '../../dev/testing/catalog/both-versions.ts'

const both = await openBothVersions()
const { sent } = both
const v1 = both.v1.client
const v3 = onV3({ ...both.v3.client, isStaff: true })
afterAll(both.close)

const own = async (client: PlatformClient, id: string) =>
  (await getOwnProduct(client, { id, includeMerchantSpecificData: true })).product

/** All that the editor of a product shows, in words that both versions share. */
function edited(product: Product) {
  const { variants, media, additionalInfoSections, discount, productOptions } = product
  const from = (cost: { itemCost?: number | null | undefined } | undefined) => cost?.itemCost ?? null
  return {
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    publication: product.publication,
    productType: product.productType,
    description: product.description,
    // Where there are options, variants alone have prices in catalog V3.
    ...(productOptions.length === 0 && {
      price: [product.priceData.price, product.priceData.discountedPrice],
      cost: from(product.costAndProfitData),
      weight: product.weight,
      sku: product.sku,
    }),
    discount: discount?.value ? discount : 'NONE',
    sizes: [product.productDimensions, product.packageDimensions],
    perUnit: product.pricePerUnitData,
    brand: product.brand,
    ribbon: product.ribbon,
    tags: [product.tags?.publicTags?.tagIds ?? [], product.tags?.privateTags?.tagIds ?? []],
    visibleInPos: product.visibleInPos,
    mainCategoryId: product.mainCategoryId,
    relatedProducts: product.relatedProducts?.automatic,
    seoData: product.seoData?.tags ?? [],
    barcode: product.barcode,
    sections: additionalInfoSections.map(({ title, description }) => ({ title, description })),
    media: media?.items.map(({ id, image }) => [id, image?.altText, image?.focalPoint ?? null]),
    options: productOptions.map(({ name, optionType, choices }) => ({
      ...{ name, optionType },
      choices: choices.map(({ description, value, media: shown }) => [
        description,
        value,
        shown?.items.map(({ id }) => id) ?? [],
      ]),
    })),
    preorder: product.preorderInfo,
    variants: variants.map(({ choices, variant, stock, preorderInfo }) => ({
      ...{ choices, stock },
      preorder: preorderInfo?.quantity,
      price: [variant.priceData.price, variant.priceData.discountedPrice],
      cost: from(variant.costAndProfitData) ?? from(product.costAndProfitData),
      weight: variant.weight,
      sku: productOptions.length ? variant.sku : undefined,
      barcode: variant.barcode,
      visible: variant.visible,
      sizes: [variant.productDimensions, variant.packageDimensions],
      perUnit: variant.pricePerUnit?.settings ?? product.pricePerUnitData?.totalQuantity,
    })),
  }
}

/** Makes the same changes on both sites, and compares what its owner sees after each. */
async function alike(
  product: NewProduct,
  ...steps: ((client: PlatformClient, id: string) => Promise<unknown>)[]
) {
  const made = await Promise.all([v1, v3].map((client) => createProduct(client, { product })))
  const [one, three] = made.map((answer) => answer.product.id) as [string, string]
  for (const [index, step] of [async () => {}, ...steps].entries()) {
    await Promise.all([step(v1, one), step(v3, three)])
    const [expected, actual] = await Promise.all([own(v1, one), own(v3, three)])
    expect(edited(actual), `after step ${index}`).toEqual(edited(expected))
  }
  return [one, three] as const
}

const change = (changes: ProductChanges) => (client: PlatformClient, id: string) =>
  updateProduct(client, { product: { id, ...changes } })

const size = (length: string) => ({ length, unit: 'CM' as const })

test('Every product of the shop reads the same in the editor of both versions', async () => {
  const { products } = await queryProducts(v3, { query: { paging: { limit: 100 } } })
  expect(products.length).toBeGreaterThan(10)
  for (const { id, slug } of products) {
    const [one, three] = [edited(await own(v1, id)), edited(await own(v3, id))]
    // Catalog V3 knows of pictures and films alone, of discounts by what they take off, and of costs and SKUs of variants.
    const seen = ({ media, discount: _, cost: __, sku: ___, ...rest }: typeof one) => ({
      ...rest,
      media: media?.filter(([, alt]) => alt !== undefined),
    })
    expect(seen(three), slug).toEqual(seen(one))
  }
})

test('A product without options is made and changed on a site of V3 as on one of V1', async () => {
  const product: NewProduct = {
    name: 'Bowl',
    priceData: { price: 40 },
    sku: 'BOWL',
    barcode: '4006381333931',
    weight: 1.5,
    costAndProfitData: { itemCost: 11.5 },
    discount: { type: 'AMOUNT', value: 5 },
    brand: 'Kiln',
    ribbon: 'New shape',
    additionalInfoSections: [{ title: 'Care', description: '<p>By hand.</p>' }],
    tags: { publicTags: { tagIds: ['clay'] }, privateTags: { tagIds: ['kiln 2'] } },
    productDimensions: size('12'),
    pricePerUnitData: {
      ...{ totalQuantity: 500, totalMeasurementUnit: 'ML' },
      ...{ baseQuantity: 1, baseMeasurementUnit: 'L' },
    },
    seoData: { tags: [{ type: 'title', children: 'A bowl' }] },
    publication: { status: 'DRAFT' },
    visible: false,
  }
  await alike(
    product,
    change({
      publication: { status: 'PUBLISHED' },
      visible: true,
      name: 'Deep bowl',
      description: '<p>Deep.</p>',
    }),
    change({ priceData: { price: 44 }, discount: { type: 'NONE' }, costAndProfitData: { itemCost: null } }),
    change({ sku: null, barcode: null, weight: null, pricePerUnitData: null, productDimensions: null }),
    change({ brand: null, ribbon: null, additionalInfoSections: [], visibleInPos: false }),
    change({ relatedProducts: { productIds: [], automatic: false } }),
  )
})

test('Options and variants are changed on a site of V3 as on one of V1, and those that stay keep their values', async () => {
  const colors = { name: 'Color', optionType: 'color' as const }
  const sand = { description: 'Sand', value: '#ccbb99' }
  const ink = { description: 'Ink', value: '#111122' }
  const sizes = { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }
  const idsOf = async (client: PlatformClient, id: string, choices: Record<string, string>) =>
    (await own(client, id)).variants
      .filter((each) => Object.entries(choices).every(([name, choice]) => each.choices[name] === choice))
      .map((each) => each.id)
  await alike(
    {
      name: 'Apron',
      priceData: { price: 30 },
      costAndProfitData: { itemCost: 9 },
      weight: 0.4,
      manageVariants: true,
      productOptions: [{ ...colors, choices: [sand, ink] }],
    },
    async (client, id) =>
      updateVariants(client, {
        id,
        variants: [
          {
            variantIds: await idsOf(client, id, { Color: 'Sand' }),
            ...{ price: 36, cost: 12, weight: 0.5, sku: 'APRON-S', barcode: '12345670' },
            productDimensions: size('90'),
          },
        ],
      }),
    // Variants at the product's price follow it, and the other keeps its own.
    change({ priceData: { price: 31 }, discount: { type: 'PERCENT', value: 15 } }),
    change({ productOptions: [{ ...colors, choices: [sand, ink] }, sizes] }),
    async (client, id) =>
      updateVariants(client, {
        id,
        variants: [{ variantIds: await idsOf(client, id, { Size: 'M' }), visible: false }],
      }),
    change({ productOptions: [{ ...colors, choices: [ink, sand] }], weight: 0.6 }),
    change({ discount: { type: 'NONE' } }),
  )
})

test('Pictures are arranged, described and shown by choices on a site of V3 as on one of V1', async () => {
  const { products } = await queryProducts(v1, { query: { paging: { limit: 100 } } })
  const pictures = products
    .flatMap(({ media }) => media?.items ?? [])
    .filter(({ mediaType }) => mediaType === 'image')
    .map(({ id }) => id)
  const [a = '', b = '', c = ''] = [...new Set(pictures)]
  await alike(
    {
      name: 'Print',
      priceData: { price: 12 },
      productOptions: [{ name: 'Paper', choices: [{ description: 'Matt' }, { description: 'Gloss' }] }],
      mediaItems: [
        { mediaId: a, altText: 'One', focalPoint: null },
        { mediaId: b, altText: 'Two', focalPoint: { x: 0.25, y: 0.5 } },
      ],
    },
    (client, id) =>
      addProductMediaToChoices(client, {
        id,
        media: [{ option: 'Paper', choice: 'Matt', mediaIds: [a, b] }],
      }),
    change({
      mediaItems: [
        { mediaId: c, altText: 'Three' },
        { mediaId: b, altText: '', focalPoint: null },
      ],
    }),
    (client, id) =>
      removeProductMediaFromChoices(client, {
        id,
        media: [{ option: 'Paper', choice: 'Matt', mediaIds: [] }],
      }),
  )
})

test('A change of an old revision is refused, and one that names none is made of what is there now', async () => {
  const { product } = await createProduct(v3, { product: { name: 'Lamp', priceData: { price: 80 } } })
  const { id, revision = '' } = product
  await updateProduct(v3, { product: { id, name: 'Tall lamp' } })
  for (const changes of [{ name: 'Mine' }, {}]) {
    const late = updateProduct(v3, { product: { id, revision, ...changes } }).catch((error) => error)
    expect(isApplicationError(await late, 'REVISION_MISMATCH')).toBe(true)
  }
  await Promise.all(
    ['a', 'b', 'c'].map((tag) =>
      updateProduct(v3, {
        product: { id, tags: { publicTags: { tagIds: [tag] } }, priceData: { price: 81 } },
      }),
    ),
  )
  expect(await own(v3, id)).toMatchObject({ name: 'Tall lamp', priceData: { price: 81 } })
})

test('A field that is refused is told by the name that catalog V1 has for it', async () => {
  const long = 'x'.repeat(41)
  const refused = async (client: PlatformClient, product: Partial<NewProduct>) => {
    const wanted = createProduct(client, { product: { name: 'Cup', priceData: { price: 9 }, ...product } })
    const error = await wanted.then(
      () => undefined,
      (thrown) => thrown,
    )
    return error?.violations.map(({ field }: { field: string }) => field)
  }
  expect(await refused(v3, { sku: long })).toEqual(['product.sku'])
  expect(await refused(v3, { priceData: { price: 10 ** 10 } })).toEqual(['product.priceData.price'])
  expect(await refused(v3, { slug: 'No Slug' })).toEqual(await refused(v1, { slug: 'No Slug' }))
  const productOptions = [{ name: 'Size/fit', choices: [{ description: 'S' }] }]
  expect(await refused(v3, { productOptions })).toEqual(await refused(v1, { productOptions }))
})

test('A new product is sent once however often it is sent, and is in stock by the number that is set', async () => {
  const idempotencyKey = crypto.randomUUID()
  const product = { name: 'Vase', priceData: { price: 20 }, brand: 'Kiln two' }
  const [first, second] = [
    await createProduct(v3, { product, idempotencyKey }),
    await createProduct(v3, { product, idempotencyKey }),
  ]
  expect(second.product.id).toBe(first.product.id)
  const { id } = first.product
  const query = { filter: { productId: id } }
  const [item] = (await queryInventoryItems(v3, { query })).inventoryItems
  const inventoryItem = { id: item?.id ?? '', revision: item?.revision ?? '', quantity: 3 }
  await bulkUpdateInventoryItems(v3, { inventoryItems: [{ inventoryItem }] })
  expect((await own(v3, id)).variants[0]?.stock).toMatchObject({ trackQuantity: true, quantity: 3 })
})

test('Changes and deletions go by calls of V3 alone, a change by no more than four', async () => {
  const { product } = await createProduct(v3, { product: { name: 'Tray', priceData: { price: 15 } } })
  sent.length = 0
  await updateProduct(v3, { product: { id: product.id, priceData: { price: 16 } } })
  expect(sent.every((call) => call.includes('/stores/v3/'))).toBe(true)
  expect(sent.length).toBeLessThanOrEqual(4)
  await deleteProduct(v3, { id: product.id })
  await expect(own(v3, product.id)).rejects.toMatchObject({ status: 404 })
})

test('A collection is made, changed, filled, emptied and deleted on a site of V3 by calls of categories', async () => {
  const idempotencyKey = crypto.randomUUID()
  const input = { collection: { name: 'For tea', description: 'Cups.' }, idempotencyKey }
  const { collection } = await createCollection(v3, input)
  expect((await createCollection(v3, input)).collection.id).toBe(collection.id)
  const { id } = collection
  expect(collection).toMatchObject({ name: 'For tea', slug: 'for-tea', visible: true, numberOfProducts: 0 })
  await updateCollection(v3, { collection: { id, name: 'For coffee', visible: false } })
  const read = async () => (await queryCollections(v3, { query: { filter: { id } } })).collections[0]
  expect(await read()).toMatchObject({ name: 'For coffee', description: 'Cups.', visible: false })
  await updateCollection(v3, { collection: { id, visible: true } })
  const { products } = await queryProducts(v3, { query: { paging: { limit: 3 } } })
  const productIds = products.map((product) => product.id)
  await addProductsToCollection(v3, { id, productIds })
  expect(await read()).toMatchObject({ numberOfProducts: 3 })
  await removeProductsFromCollection(v3, { id, productIds: productIds.slice(1) })
  const inIt = { filter: { collectionIds: { $hasSome: [id] } } }
  expect((await queryProducts(v3, { query: inIt })).products.map((each) => each.id)).toEqual([productIds[0]])
  await deleteCollection(v3, { id })
  expect(await read()).toBeUndefined()
  await expect(updateCollection(v3, { collection: { id, name: 'Gone' } })).rejects.toMatchObject({
    status: 404,
    code: 'COLLECTION_NOT_FOUND',
  })
})

test('A refusal of a category is told by the names of collections, and a product that is not there stops no other', async () => {
  const taken = createCollection(v3, { collection: { name: 'x'.repeat(51) } }).catch((error) => error)
  expect((await taken).violations.map(({ field }: { field: string }) => field)).toEqual(['collection.name'])
  const { collection } = await createCollection(v3, { collection: { name: 'Some' } })
  const { products } = await queryProducts(v3, { query: { paging: { limit: 1 } } })
  const productIds = [crypto.randomUUID(), products[0]?.id ?? '']
  const added = addProductsToCollection(v3, { id: collection.id, productIds }).catch((error) => error)
  expect(isApplicationError(await added, 'PRODUCT_NOT_FOUND')).toBe(true)
  const { collections } = await queryCollections(v3, { query: { filter: { id: collection.id } } })
  expect(collections[0]?.numberOfProducts).toBe(1)
})
