import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import * as imports from '@galleria/platform-client/catalog-imports'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { toBarePath } from '@galleria/platform-client/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { findProduct } from '../store/products.ts'
import { carryCatalogJobsOn } from '../writes/jobs/carry-on.ts'
import { workCatalogImports } from './work.ts'

let site: TestPlatform
let client: PlatformClient
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  client = clientOf((path) => path)
})
afterAll(() => site?.close())

const clientOf = (toPath: (path: string) => string) =>
  createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    toPath,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })

/** Uploaded and read. */
async function parsed(text: string, by = client) {
  const file = new File([text], 'goods.csv', { type: 'text/csv' })
  const { id: fileId } = await uploadFile(by, file, { private: true }, { fetch: site.fetch })
  const made = await imports.createCatalogImport(by, { fileId })
  await workCatalogImports(site.platform.services)
  return (await imports.getCatalogImport(by, { catalogImportId: made.catalogImport.id })).catalogImport
}

async function imported(text: string, by = client) {
  const { id: catalogImportId } = await parsed(text, by)
  await imports.executeCatalogImport(by, { catalogImportId })
  await workCatalogImports(site.platform.services)
  return (await imports.getCatalogImport(by, { catalogImportId })).catalogImport
}

const bySlug = async (slug: string) => {
  const row = await findProduct(site.platform.services.db, { slug })
  if (!row) throw new Error(`${slug} is not there`)
  return row
}

const HOSTED = `handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1,additionalInfoDescription1,brand
mug-one,Product,Mug,<p>Holds tea</p>,mug.jpg,Kitchen;Gifts,,New,12.50,,true,PERCENT,10,,0.4,4,Size,DROP_DOWN,S;L,Care,Wash it,Kiln
mug-one,Variant,,,,,MUG-S,,,0,true,,,5,,,,,S,,,
mug-one,Variant,,,,,MUG-L,,,2.5,true,,,InStock,0.6,,,,L,,,
bowl-one,Product,"Bowl, wide",,,Kitchen,B-1,,20,,true,,,OutOfStock,,,,,,,,
`

test('A file of the hosted platform makes products with their variants, stock, collections and brands, as one edit that is taken back', async () => {
  const found = await parsed(HOSTED)
  expect(found).toMatchObject({ status: 'PARSED', format: 'HOSTED', parsedRowCount: 4 })
  expect(found.mapping).toContainEqual({ column: 'surcharge', columnIndex: 9 })
  const catalogImportId = found.id
  const dry = await imports.dryRunCatalogImport(client, { catalogImportId })
  expect(dry).toMatchObject({ createdCount: 2, updatedCount: 0, failedCount: 0, rowCount: 4, whole: true })
  expect(await findProduct(site.platform.services.db, { slug: 'mug-one' })).toBeUndefined()

  await imports.executeCatalogImport(client, { catalogImportId })
  await workCatalogImports(site.platform.services)
  const { catalogImport } = await imports.getCatalogImport(client, { catalogImportId })
  expect(catalogImport).toMatchObject({ status: 'IMPORTED', doneRows: 4, createdCount: 2, failedCount: 0 })
  const mug = await bySlug('mug-one')
  expect(mug).toMatchObject({
    name: 'Mug',
    priceMinor: 1250,
    costMinor: 400,
    brandName: 'Kiln',
    ribbonName: 'New',
  })
  expect(mug).toMatchObject({ discountType: 'PERCENT', discountValue: '10.000', manageVariants: true })
  expect(mug.variants).toMatchObject([
    {
      choices: { Size: 'S' },
      sku: 'MUG-S',
      priceMinor: 1250,
      saleMinor: 1125,
      quantity: 5,
      trackQuantity: true,
    },
    {
      choices: { Size: 'L' },
      sku: 'MUG-L',
      priceMinor: 1500,
      weight: '0.600',
      inStock: true,
      trackQuantity: false,
    },
  ])
  expect(mug.collectionIds).toHaveLength(2)
  expect(mug.infoSections).toMatchObject([{ title: 'Care', description: 'Wash it' }])
  expect(await bySlug('bowl-one')).toMatchObject({ name: 'Bowl, wide', variants: [{ inStock: false }] })
  const { errors, total } = await imports.listCatalogImportErrors(client, { catalogImportId })
  expect(total).toBe(1)
  expect(errors[0]).toMatchObject({ rowNumber: 1, handle: 'mug-one', field: 'images', warning: true })

  const again = await imported(HOSTED)
  expect(again).toMatchObject({ createdCount: 0, updatedCount: 0, unchangedCount: 2 })
  const changed = await imported(HOSTED.replace('12.50', '13'))
  expect(changed).toMatchObject({ createdCount: 0, updatedCount: 1, unchangedCount: 1 })
  expect(await bySlug('mug-one')).toMatchObject({ priceMinor: 1300, revision: 2 })

  await undoCatalogEdit(client, { id: changed.id })
  await carryCatalogJobsOn(site.platform.services)
  expect(await bySlug('mug-one')).toMatchObject({ priceMinor: 1250, revision: 3 })
  await undoCatalogEdit(client, { id: catalogImportId })
  await carryCatalogJobsOn(site.platform.services)
  expect(await findProduct(site.platform.services.db, { slug: 'bowl-one' })).toBeUndefined()
})

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,SEO Title,Cost per item
tee,Tee,<p>Soft</p>,Loom,TRUE,Size,S,T-S,200,shopify,3,18.00,20.00,,1,A tee,7
tee,,,,,,M,T-M,210,shopify,-2,19.00,21.00,,2,,7
cap,Cap,,Loom,false,Title,Default Title,C-1,90,,,15.00,,,1,,
`

test("A file of Shopify's is recognized, and read as it is meant there", async () => {
  const found = await imported(SHOPIFY)
  expect(found).toMatchObject({ status: 'IMPORTED', format: 'SHOPIFY', createdCount: 2, failedCount: 0 })
  const tee = await bySlug('tee')
  expect(tee).toMatchObject({
    priceMinor: 2000,
    discountType: 'AMOUNT',
    discountValue: '2.000',
    brandName: 'Loom',
    weight: '0.200',
  })
  // The first weighs as the product does.
  expect(tee.variants).toMatchObject([
    { sku: 'T-S', priceMinor: 2000, saleMinor: 1800, weight: null, quantity: 3 },
    { sku: 'T-M', priceMinor: 2100, saleMinor: 1900, weight: '0.210', quantity: 0, inStock: false },
  ])
  expect(await bySlug('cap')).toMatchObject({
    visible: false,
    sku: 'C-1',
    options: [],
    variants: [{ inStock: true }],
  })
})

test('The quantity of a file is that of the default location, going out and coming in', async () => {
  const staff = staffOf(site)
  const businessLocation = { name: 'Warehouse', address: { country: 'DE' } }
  const made = await staff('POST', '/ecom/v1/business-locations', { businessLocation })
  const { id: locationId } = made.body.businessLocation
  const file = (pieces: number) => `handleId,name,price,inventory\nspread,Spread,5,${pieces}\n`
  await imported(file(2))
  const [variant] = (await bySlug('spread')).variants
  const cells = [{ cell: 'available', locationId, to: 7 }]
  await staff('POST', '/stores/v1/stock/rows/update', { rows: [{ id: variant?.id, cells }] })
  const { url } = await imports.createCatalogExport(client, { filter: { slug: 'spread' } })
  expect(await (await site.fetch(url)).text()).toMatch(/spread,Product.*,2,/)
  await imported(file(3))
  expect((await bySlug('spread')).variants).toMatchObject([{ quantity: 10, elsewhere: { [locationId]: 7 } }])
  // With what is at the other location it would be too many.
  expect(await imported(file(99_993))).toMatchObject({ failedCount: 1 })
  expect(await imported(file(99_992))).toMatchObject({ failedCount: 0 })
})

test('Errors of a product are reported by row and column, and stop no other', async () => {
  const found = await imported(
    `handle,name,price,inventory,option,values
good,Good,5,1,,
,Nameless handle,5,1,,
late,,x,1.5,,
dear,${'n'.repeat(90)},0.123,,,
`.replace('handle,name', 'handleId,name'),
  )
  expect(found).toMatchObject({ createdCount: 1, failedCount: 2 })
  const { errors } = await imports.listCatalogImportErrors(client, { catalogImportId: found.id })
  const told = errors.map(({ rowNumber, field }) => `${rowNumber} ${field}`)
  expect(told).toEqual(['3 inventory', '3 price', '4 name'])
  const { url } = await imports.getCatalogImportErrorFileUrl(client, { catalogImportId: found.id })
  const file = await (await site.fetch(url)).text()
  expect(file.split('\r\n')[0]).toBe('ROW,HANDLE,COLUMN,REASON,IMPORTED')
  expect(file).toContain('4,dear,name,')
})

test('A discount larger than a price of its product is said by row and column, and stops no other', async () => {
  const found =
    await imported(`handleId,fieldType,name,price,surcharge,discountMode,discountValue,productOptionName1,productOptionDescription1
off-one,Product,Cup,10,,AMOUNT,5,Size,S;L
off-one,Variant,,,0,,,,S
off-one,Variant,,,-6,,,,L
off-two,Product,Plate,10,,AMOUNT,11,,
off-three,Product,Jug,10,,AMOUNT,10,,
`)
  expect(found).toMatchObject({ createdCount: 1, failedCount: 2 })
  const { errors } = await imports.listCatalogImportErrors(client, { catalogImportId: found.id })
  expect(errors.map(({ rowNumber, field }) => `${rowNumber} ${field}`)).toEqual([
    '3 price',
    '4 discountValue',
  ])
})

test.each([
  ['nothing but a header', 'handleId,name\n', 'no rows'],
  ['a text in another encoding', Buffer.from('handleId,name\na,Caf\xe9\n', 'latin1'), 'UTF-8'],
])('%s is no table, and the import says why', async (_, text, reason) => {
  const file = new File([Uint8Array.from(Buffer.from(text))], 'goods.csv', { type: 'text/csv' })
  const sent = uploadFile(client, file, { private: true }, { fetch: site.fetch })
  if (reason === 'UTF-8') return expect(sent).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_TAKEN' })
  const { catalogImport } = await imports.createCatalogImport(client, { fileId: (await sent).id })
  await workCatalogImports(site.platform.services)
  const read = await imports.getCatalogImport(client, { catalogImportId: catalogImport.id })
  expect(read.catalogImport).toMatchObject({
    status: 'FAILED',
    parseErrorReason: expect.stringContaining(reason),
  })
  const begun = imports.executeCatalogImport(client, { catalogImportId: catalogImport.id })
  await expect(begun).rejects.toMatchObject({ status: 428, code: 'IMPORT_IS_NOT_PARSED' })
})

const PARCELS = `handleId,fieldType,name,price,sku,barcode,tags,privateTags,productDimensions,packageDimensions,productOptionName1,productOptionDescription1
parcel-one,Product,Vase,30,V-1,0012,"gift;""red, dark""",photograph,12 x 8 x 3.5 cm,20 x 10 x 5 in,,
parcel-two,Product,Bowls,30,,,gift,,9 x 9 x 4 cm,,Size,S;L
parcel-two,Variant,,,B-S,21,,,,,,S
parcel-two,Variant,,,B-L,22,,,12 x 12 x - cm,,,L
`

test('Tags, barcodes and sizes are read, and what cannot be one is said by row and column', async () => {
  await imported(PARCELS)
  const inches = { length: '20', width: '10', height: '5', unit: 'IN' }
  expect(await bySlug('parcel-one')).toMatchObject({
    tags: { publicTags: { tagIds: ['gift', 'red, dark'] }, privateTags: { tagIds: ['photograph'] } },
    variants: [{ barcode: '0012', packageDimensions: inches }],
  })
  expect((await bySlug('parcel-two')).variants).toMatchObject([
    { barcode: '21', productDimensions: { length: '9', width: '9', height: '4', unit: 'CM' } },
    { barcode: '22', productDimensions: { length: '12', width: '12', unit: 'CM' } },
  ])
  // Shopify has one kind of tags: the other one stays.
  const shopify = 'Handle,Title,Variant Price,Tags,Variant Barcode\nparcel-one,Vase,30,"sale, gift",\n'
  const changed = await imported(shopify)
  expect(changed).toMatchObject({ format: 'SHOPIFY', updatedCount: 1 })
  expect(await bySlug('parcel-one')).toMatchObject({
    tags: { publicTags: { tagIds: ['sale', 'gift'] }, privateTags: { tagIds: ['photograph'] } },
    variants: [{ barcode: null, packageDimensions: inches }],
  })
  await undoCatalogEdit(client, { id: changed.id })
  await carryCatalogJobsOn(site.platform.services)
  expect(await bySlug('parcel-one')).toMatchObject({ variants: [{ barcode: '0012' }] })
  const wrong = PARCELS.replace('0012', '1'.repeat(41)).replace('photograph', 'x'.repeat(51))
  const found = await imported(wrong.replace('12 x 12 x - cm', 'quite big'))
  expect(found).toMatchObject({ failedCount: 2, updatedCount: 0 })
  const { errors } = await imports.listCatalogImportErrors(client, { catalogImportId: found.id })
  const told = errors.map(({ rowNumber, field, reason }) => `${rowNumber} ${field}: ${reason}`)
  expect(told).toEqual([
    '1 barcode: must be at most 40 characters',
    `1 privateTags: has a tag longer than 50 characters: ${'x'.repeat(51)}`,
    '2 productDimensions: must be a size such as "12 x 8 x 3.5 cm", not "quite big" (row 4)',
  ])
})

test.each(['HOSTED', 'SHOPIFY'] as const)(
  'A catalog exported (%s) and imported again is the same',
  async (format) => {
    await imported(PARCELS)
    const { url } = await imports.createCatalogExport(client, { format })
    const answer = await site.fetch(url)
    expect(answer.headers.get('content-disposition')).toContain(`products-${format.toLowerCase()}.csv`)
    const text = await answer.text()
    expect(text.split('\r\n').length).toBeGreaterThan(20)
    const found = await imported(text)
    expect(found).toMatchObject({ format, createdCount: 0, failedCount: 0 })
    if (format === 'HOSTED') {
      const { errors } = await imports.listCatalogImportErrors(client, { catalogImportId: found.id })
      expect(errors).toEqual([])
      expect(found.updatedCount).toBe(0)
    }
  },
)

test('Faults row 94: an export takes what is found alone, and holds nothing that a spreadsheet would reckon with', async () => {
  await imported('handleId,name,price\nformula,=1+1,5\n')
  expect((await bySlug('formula')).name).toBe('=1+1')
  const { url } = await imports.createCatalogExport(client, { filter: { slug: 'formula' } })
  const lines = (await (await site.fetch(url)).text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(",'=1+1,")
  expect(await imported(lines.join('\n'))).toMatchObject({ unchangedCount: 1 })
  expect((await site.fetch(url.replace('proof=', 'proof=x'))).status).toBe(403)
  site.clock.advance(3601)
  expect((await site.fetch(url)).status).toBe(403)
})

test('Our client and we agree at the bare paths too', async () => {
  const bare = clientOf(toBarePath)
  const found = await parsed('Key,What,How much\nbare-one,Bare,3\n', bare)
  expect(found.mapping).toEqual([])
  const catalogImportId = found.id
  const unmapped = imports.executeCatalogImport(bare, { catalogImportId })
  await expect(unmapped).rejects.toThrow('must map a column to the handle. Columns: Key, What, How much')
  const { columns } = await imports.listCatalogImportColumns(bare)
  expect(columns[0]).toEqual({ name: 'handle', required: true })
  const mapping = ['handle', 'name', 'price'].map((column, columnIndex) => ({ column, columnIndex }))
  await imports.executeCatalogImport(bare, { catalogImportId, mapping })
  await workCatalogImports(site.platform.services)
  const { catalogImports } = await imports.queryCatalogImports(bare, {
    query: { filter: { status: 'IMPORTED' } },
  })
  expect(catalogImports[0]).toMatchObject({ id: catalogImportId, createdCount: 1 })
})
