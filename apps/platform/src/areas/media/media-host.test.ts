import { createPlatformClient } from '@galleria/platform-client'
import { addProductMedia, createProduct, getOwnProduct } from '@galleria/platform-client/catalog-writes'
import { generateFileDownloadUrl } from '@galleria/platform-client/media'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { afterAll, expect, test } from 'vitest'
import { createTestPlatform } from '../../dev/testing.ts'

const mediaUrl = 'http://files.test:4444'
const site = await createTestPlatform({ config: { mediaUrl } })
afterAll(() => site.close())
const client = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
const get = (url: string) => site.fetch(url, { redirect: 'manual' })
const upload = (text: string, type: string, told = {}) =>
  uploadFile(client, new File([text], 'sign', { type }), told, { fetch: site.fetch })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>'

test('Files have an origin of their own, and whoever asks for them elsewhere is sent there', async () => {
  const { url, thumbnailUrl } = await upload(drawing, 'image/svg+xml')
  expect(url).toMatch(/^http:\/\/files\.test:4444\/media\/[0-9a-f-]{36}\.svg$/)
  expect(thumbnailUrl).toMatch(/^http:\/\/files\.test:4444\/media\//)
  expect((await get(url ?? '')).headers.get('content-type')).toBe('image/svg+xml')
  const elsewhere = await get(`${(url ?? '').replace(mediaUrl, site.url)}?w=400`)
  expect(elsewhere.status).toBe(308)
  expect(elsewhere.headers.get('location')).toBe(`${url}?w=400`)
})

test('A private file is opened there too, by a link that ends', async () => {
  const { id } = await upload('the manual', 'text/plain', { private: true })
  const { downloadUrls } = await generateFileDownloadUrl(client, { fileId: id })
  const [link] = downloadUrls
  expect(link?.url.startsWith(`${mediaUrl}/_files/media/`)).toBe(true)
  expect(await (await get(link?.url ?? '')).text()).toBe('the manual')
})

test('A product shows a file by either address, and always tells the one where it is', async () => {
  const { url } = await upload(drawing, 'image/svg+xml')
  const before = (url ?? '').replace(mediaUrl, site.url)
  const product = { name: 'Sign', productType: 'physical', priceData: { price: 4 } } as const
  for (const address of [url ?? '', before]) {
    const { product: made } = await createProduct(client, { product })
    await addProductMedia(client, { id: made.id, media: [{ url: address }] })
    const { product: shown } = await getOwnProduct(client, { id: made.id, includeMerchantSpecificData: true })
    expect(shown.media?.mainMedia?.image?.url).toBe(url)
  }
})

test('There is nothing else at that origin: no page, no session, no call', async () => {
  for (const path of ['/', '/_hosted/login', '/oauth2/token', '/stores-reader/v1/products/query', '/_dev'])
    expect((await site.fetch(mediaUrl + path, { method: 'GET' })).status, path).toBe(404)
  const token = await site.fetch(`${mediaUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"grantType":"anonymous"}',
  })
  expect(token.status).toBe(404)
  expect((await get(`${mediaUrl}/health`)).status).toBe(200)
})
