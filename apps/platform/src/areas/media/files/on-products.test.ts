import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { queryCatalogEdits, undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import * as writes from '@galleria/platform-client/catalog-writes'
import { bulkDeleteFiles, getFileDescriptor, updateFileDescriptor } from '@galleria/platform-client/media'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { getProduct } from '@galleria/platform-client/products'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let client: PlatformClient
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
})
afterAll(() => site?.close())

async function upload(name: string, told = {}) {
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#203040' } })
    .png()
    .toBuffer()
  return uploadFile(client, new File([Uint8Array.from(bytes)], name), told, { fetch: site.fetch })
}
const mediaOf = async (id: string) => (await getProduct(client, { id })).product.media?.items ?? []

test('Products show an uploaded file by its id or its address, with the texts of the file', async () => {
  const [front, side] = [await upload('front.png'), await upload('side.png')]
  await updateFileDescriptor(client, {
    file: { id: front.id, altText: 'From the front', focalPoint: { x: 0.3, y: 0.4 } },
  })
  const { product } = await writes.createProduct(client, {
    product: { name: 'Bowl', priceData: { price: 9 } },
  })
  const id = product.id ?? ''
  const media = [{ mediaId: front.id }, { url: `${side.url}?w=800` }]
  await writes.addProductMedia(client, { id, media })
  const [first, second] = await mediaOf(id)
  const told = {
    url: front.url,
    altText: 'From the front',
    focalPoint: { x: 0.3, y: 0.4 },
    width: 60,
    height: 80,
  }
  expect(first).toMatchObject({ id: front.id, mediaType: 'image', image: { ...told, format: 'webp' } })
  expect(second).toMatchObject({ id: side.id, image: { url: side.url } })

  await updateFileDescriptor(client, { file: { id: front.id, altText: 'A bowl' } })
  expect((await mediaOf(id))[0]?.image?.altText).toBe('A bowl')
  const { catalogEdits } = await queryCatalogEdits(client, {
    query: { filter: { call: 'UpdateFileDescriptor' } },
  })
  await undoCatalogEdit(client, { id: catalogEdits[0]?.id ?? '' })
  expect((await mediaOf(id))[0]?.image?.altText).toBe('From the front')

  const { usedBy } = await getFileDescriptor(client, { fileId: front.id, withUses: true })
  expect(usedBy).toEqual([{ id, name: 'Bowl' }])
  expect(await getFileDescriptor(client, { fileId: front.id })).not.toHaveProperty('usedBy')
  const refused = bulkDeleteFiles(client, { fileIds: [front.id, side.id] })
  await expect(refused).rejects.toMatchObject({ status: 409, code: 'FILE_IS_USED' })
  await expect(refused).rejects.toThrow('Products use this file: Bowl')
  await writes.removeProductMedia(client, { id, mediaIds: [front.id, side.id] })
  await bulkDeleteFiles(client, { fileIds: [front.id, side.id] })
  const again = writes.addProductMedia(client, { id, media: [{ mediaId: front.id }] })
  await expect(again).rejects.toThrow('Upload it first')
})

test('A private file is sold: its buyer opens it by the link on the order, while that is good, and nobody else does', async () => {
  const file = await upload('print.png', { private: true })
  const open = await upload('open.png')
  const made = (digitalFile: { id: string }, productType: 'digital' | 'physical' = 'digital') =>
    writes.createProduct(client, {
      product: { name: 'Print', priceData: { price: 5 }, productType, digitalFile: { id: digitalFile.id } },
    })
  await expect(made(open)).rejects.toMatchObject({ code: 'FILE_IS_PUBLIC' })
  await expect(made(file, 'physical')).rejects.toThrow('This product is physical')
  const { product } = await made(file)
  expect(product.digitalFile).toMatchObject({
    id: file.id,
    fileName: 'print.png',
    fileType: 'SECURE_PICTURE',
  })
  const hidden = await new Shopper(site, (await site.signUp()).accessToken).call(
    'GET',
    `/stores-reader/v1/products/${product.id}`,
  )
  expect(hidden.body.product.digitalFile).not.toHaveProperty('id')
  await expect(
    writes.addProductMedia(client, { id: product.id ?? '', media: [{ mediaId: file.id }] }),
  ).rejects.toThrow()

  const shopper = await Shopper.visitor(site)
  await shopper.add({ productId: product.id ?? '', variantId: product.variants?.[0]?.id ?? '' } as never)
  const checkoutId = await shopper.checkout({ selectedShippingOption: null })
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  const page = await shopper.hostedAddress(checkoutId)
  const orderId = orderIdOf(await shopper.pay(page, checkout.priceSummary.total.amount))
  const { order } = (await new Shopper(site, site.ownerKey).call('GET', `/ecom/v1/orders/${orderId}`)).body
  const { fileId, link } = order.lineItems[0].digitalFile
  expect(fileId).toBe(file.id)
  const answer = await site.fetch(link)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('print.png')
  expect((await answer.arrayBuffer()).byteLength).toBe(Number(file.sizeInBytes))
  expect((await site.fetch(link.replace('proof=', 'proof=x'))).status).toBe(410)
  site.clock.advance(31 * 86_400)
  expect((await site.fetch(link)).status).toBe(410)
})
