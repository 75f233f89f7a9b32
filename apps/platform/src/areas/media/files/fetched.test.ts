import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import * as writes from '@galleria/platform-client/catalog-writes'
import { getProduct } from '@galleria/platform-client/products'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reach } from '../../../base/network/public-address.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { fetchPicture } from './fetch-picture.ts'

const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#203040' } })
  .png()
  .toBuffer()
const reach: { allowPrivate: boolean; resolve: Reach['resolve'] } = {
  allowPrivate: true,
  resolve: async (name) => {
    if (name === 'inner.test') throw new Error('inner.test has a private address')
    return [{ address: '127.0.0.1', family: 4 }]
  },
}
const asked: string[] = []
const answers: Record<string, RequestListener> = {
  '/red bowl.png': (_, response) => response.end(picture),
  '/moved': (_, response) => response.writeHead(302, { location: '/red%20bowl.png' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-inner': (_, response) => response.writeHead(302, { location: `http://inner.test:${port}/` }).end(),
  // From here on, private addresses are none that may be asked.
  '/to-private': (_, response) => {
    reach.allowPrivate = false
    response.writeHead(302, { location: `${base}/red%20bowl.png` }).end()
  },
  '/page': (_, response) => response.setHeader('content-type', 'image/png').end('<html>not a picture</html>'),
  '/broken.png': (_, response) => response.end(picture.subarray(0, 60)),
  '/nothing': (_, response) => response.end(),
  '/silent': () => {},
  '/told-large': (_, response) => response.writeHead(200, { 'content-length': 30_000_000 }).flushHeaders(),
  '/large': (_, response) => {
    const more = () => {
      if (!response.destroyed) response.write(Buffer.alloc(1_000_000), more)
    }
    more()
  },
}
let server: Server
let base: string
let port: number
let site: TestPlatform
let guarded: TestPlatform
let client: PlatformClient
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '')
    asked.push(path)
    const answer = answers[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  base = `http://127.0.0.1:${port}`
  site = await createTestPlatform()
  guarded = await createTestPlatform({
    config: { webhooks: { signingKeys: [], allowPrivateTargets: false, timeoutSeconds: 10 } },
  })
  client = clientOf(site)
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await site?.close()
  await guarded?.close()
})

const clientOf = ({ url, fetch, ownerKey }: TestPlatform) =>
  createPlatformClient({ baseUrl: url, fetch, getAuthHeaders: async () => ({ authorization: ownerKey }) })
const create = async (of: TestPlatform) => {
  const { product } = await writes.createProduct(clientOf(of), {
    product: { name: 'Bowl', priceData: { price: 9 } },
  })
  return product.id ?? ''
}
const mediaOf = async (id: string) => (await getProduct(client, { id })).product.media?.items ?? []
const files = async () => {
  const rows = await site.platform.services.db.selectFrom('mediaFiles').select('displayName').execute()
  return rows.map(({ displayName }) => displayName)
}

describe('A picture at an address outside the shop', () => {
  it('A picture at an address outside the shop is fetched, made anew and kept in the library, once however often it is given', async () => {
    const id = await create(site)
    await writes.addProductMedia(client, {
      id,
      media: [{ url: `${base}/red%20bowl.png` }, { url: `${base}/moved` }],
    })
    const [item, ...more] = await mediaOf(id)
    expect(more).toEqual([])
    expect(item?.image).toMatchObject({ width: 60, height: 80, format: 'webp' })
    const address = item?.image?.url ?? ''
    expect(address).toContain(`${site.url}/media/`)
    const served = await site.fetch(address)
    expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe('webp')
    expect(await files()).toEqual(['red bowl.png'])
  })

  it('A picture at an address outside the shop is taken by catalog V3 for products and their choices, alone and among many', async () => {
    const owner = new Shopper(site, site.ownerKey)
    const url = `${base}/red%20bowl.png`
    const choices = [{ name: 'S', media: { items: [{ url }] } }, { name: 'L' }]
    const variants = ['S', 'L'].map((choiceName) => ({
      choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
      price: { actualPrice: { amount: '10' } },
    }))
    const product = {
      ...{ name: 'Pictured', productType: 'PHYSICAL', physicalProperties: {}, variantsInfo: { variants } },
      media: { itemsInfo: { items: [{ url }] } },
      options: [{ name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices } }],
    }
    const fields = ['MEDIA_ITEMS_INFO', 'PRODUCT_CHOICES_MEDIA_REFERENCES']
    const made = await owner.call('POST', '/stores/v3/products', { product, fields })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { media, options } = made.body.product
    const [{ id }] = media.itemsInfo.items
    expect(options[0].choicesSettings.choices[0].media.items).toEqual([{ mediaId: id }])
    const missing = {
      ...product,
      name: 'Lost',
      media: { itemsInfo: { items: [{ url: `${base}/gone.png` }] } },
    }
    const many = await owner.call('POST', '/stores/v3/bulk/products/create', { products: [product, missing] })
    const [good, bad] = many.body.results
    expect([good.itemMetadata.success, bad.itemMetadata.success]).toEqual([true, false])
    expect(JSON.stringify(bad.itemMetadata.error)).toContain('product.media.itemsInfo.items[0].url')
    expect(await files()).toEqual(['red bowl.png'])
  })

  it.each([
    ['/gone.png', "couldn't be fetched. The server answered 404"],
    ['/round', "couldn't be fetched. It was redirected more than 3 times"],
    ['/to-file', 'must begin with https://'],
    ['/page', 'is not an image'],
    ['/broken.png', 'is not an image'],
    ['/nothing', 'is empty'],
    ['/told-large', 'is larger than 25 MB'],
    ['/large', 'is larger than 25 MB'],
  ])(
    'A picture at an address outside the shop is refused at the path of its url where %s has none to give',
    async (path, why) => {
      const id = await create(site)
      const before = await files()
      const owner = new Shopper(site, site.ownerKey)
      const { status, body } = await owner.call('POST', `/stores/v1/products/${id}/media`, {
        media: [{ url: `${base}${path}` }],
      })
      expect(status, JSON.stringify(body)).toBe(400)
      const [violation] = body.details.validationError.fieldViolations
      expect(violation.field).toBe('media[0].url')
      expect(violation.description).toContain(why)
      expect(await mediaOf(id)).toEqual([])
      expect(await files()).toEqual(before)
    },
  )

  it('faults row 95: is not fetched from a private address, by name or number', async () => {
    const id = await create(guarded)
    const owner = new Shopper(guarded, guarded.ownerKey)
    const count = asked.length
    for (const url of [
      `${base}/red%20bowl.png`,
      `https://127.0.0.1:${port}/x.png`,
      `https://localhost:${port}/x.png`,
      'https://169.254.169.254/latest/meta-data',
    ]) {
      const { status, body } = await owner.call('POST', `/stores/v1/products/${id}/media`, {
        media: [{ url }],
      })
      expect([url, status, body.details.validationError.fieldViolations[0].field]).toEqual([
        url,
        400,
        'media[0].url',
      ])
    }
    expect(asked.length).toBe(count)
  })

  it('faults row 95: is not fetched where a redirect leads to a private address', async () => {
    const signal = AbortSignal.timeout(5_000)
    await expect(fetchPicture(`${base}/to-inner`, reach, signal)).rejects.toThrow('it is a private address')
    const count = asked.filter((path) => path === '/red bowl.png').length
    await expect(fetchPicture(`${base}/to-private`, reach, signal)).rejects.toThrow(
      'must begin with https://',
    )
    expect(asked.filter((path) => path === '/red bowl.png').length).toBe(count)
    reach.allowPrivate = true
  })

  it('A picture at an address outside the shop is given up where it does not answer in time', async () => {
    const signal = AbortSignal.timeout(300)
    await expect(fetchPicture(`${base}/silent`, reach, signal)).rejects.toThrow(
      "the server didn't respond in time",
    )
  })
})
