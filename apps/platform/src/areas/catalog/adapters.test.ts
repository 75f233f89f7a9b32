import { isApplicationError, type PlatformClient } from '@galleria/platform-client'
import {
  deleteInfoSection,
  queryInfoSections,
  updateInfoSection,
} from '@galleria/platform-client/catalog-info-sections'
import {
  bulkUpdateInventoryItems,
  getInventoryItem,
  queryInventoryItems,
  updateInventoryItem,
} from '@galleria/platform-client/catalog-inventory'
import { deleteBrand, queryBrands, queryRibbons, updateBrand } from '@galleria/platform-client/catalog-shared'
import { catalogAdapter as onV1 } from '@galleria/platform-client/catalog-v1'
import { catalogAdapter as onV3 } from '@galleria/platform-client/catalog-v3'
import { resetAllVariantData } from '@galleria/platform-client/catalog-writes'
import { getCollectionBySlug, queryCollections } from '@galleria/platform-client/collections'
import {
  getStoreVariant,
  type Product,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from '@galleria/platform-client/products'
import { searchProducts } from '@galleria/platform-client/products-v3'
import { afterAll, expect, test } from 'vitest'
import { bySlug, openBothVersions } from '../../dev/testing/catalog/both-versions.ts'

const both = await openBothVersions()
const { sent } = both
const v1 = onV1(both.v1.client)
const v3 = onV3(both.v3.client)
afterAll(both.close)

/** Fields that pages show and both versions tell. */
const shown = ({
  id,
  name,
  slug,
  productType,
  description,
  priceData,
  priceRange,
  stock,
  ...rest
}: Product) => ({
  ...{ id, name, slug, productType, description },
  prices: [priceData.price, priceData.discountedPrice, priceData.formatted.discountedPrice],
  priceRange,
  stock: [stock.inventoryStatus, stock.inStock],
  brand: rest.brand,
  ribbon: rest.ribbon,
  collectionIds: rest.collectionIds.toSorted(),
  options: rest.productOptions.map(({ name, optionType, choices }) => ({
    ...{ name, optionType },
    choices: choices.map(({ description, inStock, visible }) => ({ description, inStock, visible })),
  })),
  texts: rest.customTextFields,
  file: [rest.digitalFile?.fileName, rest.digitalFile?.fileSize],
  isGiftCard: rest.giftCard,
  sections: rest.additionalInfoSections.map(({ title }) => title),
  // Catalog V3 knows of pictures and films alone.
  pictures: rest.media?.items
    .filter(({ mediaType }) => mediaType === 'image' || mediaType === 'video')
    .map(({ id, mediaType, thumbnail }) => [id, mediaType, thumbnail?.url]),
  variants: rest.variants.map(({ id, choices, stock, variant }) => ({
    ...{ id, choices, stock },
    prices: [variant.priceData.price, variant.priceData.discountedPrice],
  })),
})

test('A product reads the same from a site of V3 as from a site of V1, with its stock and choices', async () => {
  const { products } = await queryProducts(v1, { query: { paging: { limit: 100 } } })
  expect(products.length).toBeGreaterThan(10)
  for (const { slug } of products) {
    const [one, three] = [await bySlug(v1, slug), await bySlug(v3, slug)]
    expect(shown(three), slug).toEqual(shown(one))
  }
})

test('A product in another language reads the same from a site of either version', async () => {
  const [one, three] = [onV1(await both.v1.shopperIn('ar')), onV3(await both.v3.shopperIn('ar'))]
  const { products } = await queryProducts(one, { query: { paging: { limit: 100 } } })
  const titles = new Set<string | undefined>()
  // Names that are the same in both languages have no translation on V3.
  const texts = ({ name, productOptions, customTextFields }: Product) => ({
    name,
    texts: customTextFields?.map(({ title, translatedTitle = title }) => [title, translatedTitle]),
    options: productOptions.map(({ name, translatedName = name, choices }) => [
      ...[name, translatedName],
      ...choices.map(({ description, translatedDescription = description }) => [
        ...[description, translatedDescription],
      ]),
    ]),
  })
  for (const { slug } of products) {
    const read = await bySlug(three, slug)
    expect(texts(read), slug).toEqual(texts(await bySlug(one, slug)))
    for (const { translatedTitle } of read.customTextFields ?? []) titles.add(translatedTitle)
  }
  expect([...titles].filter(Boolean).length).toBeGreaterThan(0)
})

test.each([
  ['newest', { sort: [{ fieldName: 'lastUpdated', order: 'DESC' as const }] }],
  ['cheapest', { sort: [{ fieldName: 'price', order: 'ASC' as const }] }],
  ['dearer', { filter: { price: { $gte: 50 } }, sort: [{ fieldName: 'name', order: 'ASC' as const }] }],
  ['digital', { filter: { productType: 'digital' } }],
])('A list of the %s products has the same number on both, a page at a time', async (_, query) => {
  const ids = async (client: PlatformClient) => {
    const found: string[] = []
    for (let offset = 0; ; offset += 4) {
      const { products } = await queryProducts(client, { query: { ...query, paging: { limit: 4, offset } } })
      found.push(...products.map(({ id }) => id))
      if (products.length < 4) return found
    }
  }
  const [one, three] = [await ids(v1), await ids(v3)]
  expect(new Set(three)).toEqual(new Set(one))
  expect(new Set(three).size).toBe(three.length)
})

test('Collections are categories: the same names, in the same order, with their products', async () => {
  const query = { paging: { limit: 100 } }
  const [one, three] = [await queryCollections(v1, { query }), await queryCollections(v3, { query })]
  const plain = ({ id, name, slug, numberOfProducts }: (typeof one)['collections'][number]) =>
    [id, name, slug, numberOfProducts] as const
  expect(three.collections.map(plain)).toEqual(one.collections.map(plain))
  const [first] = one.collections
  const slug = first?.slug ?? ''
  expect((await getCollectionBySlug(v3, { slug })).collection).toMatchObject({ id: first?.id, slug })
  const inIt = { filter: { collectionIds: { $hasSome: [first?.id ?? ''] } }, paging: { limit: 100 } }
  const of = async (client: PlatformClient) =>
    new Set((await queryProducts(client, { query: inIt })).products.map(({ id }) => id))
  expect(await of(v3)).toEqual(await of(v1))
  await expect(getCollectionBySlug(v3, { slug: 'nowhere' })).rejects.toMatchObject({ status: 404 })
  expect((await queryProducts(v3, { query: { filter: { slug: 'nowhere' } } })).products).toEqual([])
})

test('The variants of a product are had by their choices on both', async () => {
  const { products } = await queryProducts(v1, { query: { paging: { limit: 100 } } })
  const { id, variants } = products.find((each) => each.productOptions.length > 1) as Product
  const choices = variants[1]?.choices ?? {}
  const of = async (client: PlatformClient) =>
    (await queryProductVariants(client, { id, choices })).variants.map((each) => each.id)
  expect(await of(v3)).toEqual(await of(v1))
  expect(await of(v3)).toEqual([variants[1]?.id])
})

test('Variants of all products are found by parts of names and SKUs on both, a page at a time', async () => {
  const found = async (client: PlatformClient, $contains: string, offset = 0) => {
    const filter = { $or: [{ productName: { $contains } }, { sku: { $contains } }] }
    const query = { filter, sort: [{ fieldName: 'productName' }], paging: { limit: 5, offset } }
    const { variants, metadata } = await queryStoreVariants(client, { query })
    const shown = variants.map(({ id, productName, sku, choices, stock }) => [
      id,
      productName,
      sku,
      choices,
      stock,
    ])
    return { shown, total: metadata.total }
  }
  for (const offset of [0, 5]) expect(await found(v3, 'o', offset)).toEqual(await found(v1, 'o', offset))
  expect(await found(v3, 'nothing like it')).toEqual({ shown: [], total: 0 })
  const { variants } = await queryStoreVariants(v1, { query: { paging: { limit: 1 } } })
  const id = variants[0]?.id ?? ''
  expect((await getStoreVariant(v3, { id })).variant).toMatchObject({ id, choices: variants[0]?.choices })
  await expect(getStoreVariant(v3, { id: 'nothing' })).rejects.toMatchObject({ code: 'VARIANT_NOT_FOUND' })
})

test('A call without a counterpart is refused as the site refuses it, and no request is made', async () => {
  sent.length = 0
  const searched = searchProducts(v1, { search: { search: { expression: 'lamp' } } }).catch((error) => error)
  expect(isApplicationError(await searched, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API')).toBe(true)
  const changed = resetAllVariantData(v3, { id: 'x' }).catch((error) => error)
  expect(isApplicationError(await changed, 'CATALOG_V3_CALLING_CATALOG_V1_API')).toBe(true)
  expect(sent).toEqual([])
})

test('Names of brands in use are read from the products of a site of V1', async () => {
  const aggregations = [
    { name: 'brands', fieldPath: 'brand.name', type: 'VALUE', value: { limit: 250 } } as const,
  ]
  const search = { search: { paging: { limit: 0 }, aggregations } }
  const names = async (client: PlatformClient) =>
    (await searchProducts(client, search)).aggregationData?.results[0]?.values?.results
      .map(({ value, count }) => [value, count])
      .toSorted()
  expect(await names(v1)).toEqual(await names(v3))
  expect((await names(v1))?.length).toBeGreaterThan(1)
})

test('Stock is set by its numbers on a site of V1, where the product follows', async () => {
  const { products } = await queryProducts(v1, { query: { paging: { limit: 100 } } })
  const { id, slug } = products.find(({ stock }) => stock.trackInventory) as Product
  const { inventoryItems } = await queryInventoryItems(v1, { query: { filter: { productId: id } } })
  expect(inventoryItems.length).toBeGreaterThan(0)
  const changes = inventoryItems.map((item) => ({
    inventoryItem: { id: item.id, revision: item.revision ?? '1', quantity: 7 },
  }))
  const { results, bulkActionMetadata } = await bulkUpdateInventoryItems(v1, { inventoryItems: changes })
  expect(bulkActionMetadata).toEqual({ totalSuccesses: changes.length, totalFailures: 0 })
  expect(results.map(({ item }) => item?.quantity)).toEqual(changes.map(() => 7))
  const [first] = inventoryItems
  const inventoryItem = { id: first?.id ?? '', revision: '1', quantity: 9 }
  expect((await updateInventoryItem(v1, { inventoryItem })).inventoryItem.quantity).toBe(9)
  const asked = { inventoryItemId: first?.id ?? '' }
  expect((await getInventoryItem(v1, asked)).inventoryItem).toMatchObject({ productId: id, quantity: 9 })
  const counted = (await bySlug(v1, slug)).variants.map(({ stock }) => stock.quantity)
  expect(counted.toSorted()).toEqual([...changes.slice(1).map(() => 7), 9].toSorted())
})

test('Brands, ribbons and sections of a site of V1 are those of its products, and are changed with them', async () => {
  const query = { cursorPaging: { limit: 100 } }
  const { brands } = await queryBrands(v1, { query })
  const [brand, other] = brands
  expect(brands.length).toBeGreaterThan(1)
  await updateBrand(v1, { brand: { id: brand?.id ?? '', revision: '1', name: 'Renamed' } })
  await deleteBrand(v1, { brandId: other?.id ?? '' })
  const now = (await queryBrands(v1, { query })).brands
  expect(now.find(({ name }) => name === 'Renamed')?.assignedProductsCount).toBe(brand?.assignedProductsCount)
  expect(now.map(({ name }) => name)).not.toContain(other?.name)
  const { ribbons } = await queryRibbons(v1, { query })
  expect(ribbons.every(({ assignedProductCount }) => assignedProductCount)).toBe(true)
  const { infoSections } = await queryInfoSections(v1, { query })
  const [first] = infoSections
  const infoSection = {
    id: first?.id ?? '',
    revision: '1',
    title: 'Changed',
    plainDescription: '<p>Text</p>',
  }
  await updateInfoSection(v1, { infoSection })
  const changed = (await queryInfoSections(v1, { query })).infoSections.find(
    ({ title }) => title === 'Changed',
  )
  expect(changed).toMatchObject({
    plainDescription: '<p>Text</p>',
    assignedProductsCount: first?.assignedProductsCount,
  })
  await deleteInfoSection(v1, { infoSectionId: changed?.id ?? '' })
  const left = (await queryInfoSections(v1, { query })).infoSections
  expect(left).toHaveLength(infoSections.length - 1)
})
