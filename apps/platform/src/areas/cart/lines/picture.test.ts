import { randomUUID } from 'node:crypto'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import {
  addProductMedia,
  addProductMediaToChoices,
  createProduct,
} from '@galleria/platform-client/catalog-writes'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { openPictureServer, type PictureServer } from '../../../dev/testing/picture-server.ts'
import { type Answer, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp } = {} as LampShop
let owner: Shopper
let client: PlatformClient
let file: { readonly id: string; readonly url: string }
let pictures: PictureServer

beforeAll(async () => {
  pictures = await openPictureServer()
  ;({ site, lamp } = await openLampShop())
  owner = new Shopper(site, site.ownerKey)
  const getAuthHeaders = async () => ({ authorization: site.ownerKey })
  client = createPlatformClient({ baseUrl: site.url, fetch: site.fetch, getAuthHeaders })
  const drawn = sharp({ create: { width: 60, height: 80, channels: 3, background: '#203040' } })
  const bytes = Uint8Array.from(await drawn.png().toBuffer())
  const { id, url } = await uploadFile(client, new File([bytes], 'engraving.png'), {}, { fetch: site.fetch })
  file = { id, url: url ?? '' }
})
afterAll(async () => {
  pictures?.close()
  await site?.close()
})

const service = (media: object) => ({ price: '8.00', itemType: { preset: 'SERVICE' }, media })
const overridden = (image: object) => ({
  catalogReference: {
    catalogItemId: lamp.productId,
    appId: STORES_APP_ID,
    options: { variantId: lamp.variantId },
  },
  quantity: 1,
  catalogOverrideFields: { image },
})
const cartWith = (body: object) => owner.call('POST', '/ecom/v1/carts', body)
const imagesOf = ({ body }: Answer) =>
  body.cart.lineItems.map(({ image }: { image?: { url: string } }) => image) as { url: string }[]

describe('The picture of a line that the merchant wrote', () => {
  it('is the shop’s file with its id, and is there', async () => {
    const made = await cartWith({
      customLineItems: [service({ id: file.id, altText: 'Engraved' })],
      lineItems: [overridden({ id: file.id })],
    })
    const images = imagesOf(made)
    expect(images).toMatchObject([
      { id: file.id, url: file.url, width: 60, height: 80 },
      { id: file.id, url: file.url, width: 60, height: 80, altText: 'Engraved' },
    ])
    for (const { url } of images) expect((await site.fetch(url)).status).toBe(200)
  })

  it('is a copy of the one at the address that was told, with all that was told beside it', async () => {
    const said = { altText: 'Engraved', filename: 'engraving.jpg', focalPoint: { x: 0.25, y: 0.5 } }
    const media = {
      ...{ url: `${pictures.base}/engraving.png`, width: 400, height: 300 },
      ...{ ...said, urlExpirationDate: '2027-01-01T00:00:00.000Z' },
    }
    const made = await cartWith({ customLineItems: [service(media)], lineItems: [overridden(media)] })
    const images = imagesOf(made)
    const kept = { ...said, url: expect.stringContaining(`${site.url}/media/`), width: 60, height: 80 }
    expect(images).toMatchObject([kept, kept])
    expect(images[0]).not.toHaveProperty('urlExpirationDate')
    for (const { url } of images) expect((await site.fetch(url)).status).toBe(200)
    expect(pictures.requested).toEqual(['/engraving.png'])
    const { id } = made.body.cart
    const { body } = await owner.call('POST', `/ecom/v1/carts/${id}/create-checkout`, { channelType: 'WEB' })
    const checkout = await owner.call('GET', `/ecom/v1/checkouts/${body.checkoutId}`)
    expect(checkout.body.checkout.lineItems[0].image).toMatchObject(images[0] ?? {})
  })

  it.each([
    ['POST', '/ecom/v1/checkouts', (lines: object) => ({ channelType: 'WEB', ...lines }), ''],
    ['POST', '/ecom/v1/draft-orders', (lines: object) => ({ draftOrder: lines }), 'draftOrder.'],
    [
      ...(['POST', '/ecom/v1/checkout-templates'] as const),
      ...([(lines: object) => ({ checkoutTemplate: lines }), 'checkoutTemplate.'] as const),
    ],
    ['POST', '/ecom/v1/carts', (lines: object) => lines, ''],
  ] as const)('is fetched by %s %s too, or refused at its path', async (method, path, body, at) => {
    const lines = (name: string) => ({
      customLineItems: [
        service({ url: `${pictures.base}/good.png` }),
        service({ url: `${pictures.base}/${name}` }),
      ],
    })
    const made = await owner.call(method, path, body(lines('other.png')))
    expect(made.status).toBe(200)
    expect(JSON.stringify(made.body)).toContain(`${site.url}/media/`)
    expect(JSON.stringify(made.body)).not.toContain(pictures.base)
    const refused = await owner.call(method, path, body(lines('gone')))
    expect(refused.status).toBe(400)
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([
      {
        field: `${at}customLineItems[1].media.url`,
        description: expect.stringContaining('The server answered 404'),
      },
    ])
  })

  it('is kept in a checkout of its own too', async () => {
    const made = await owner.call('POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      customLineItems: [service({ id: file.id })],
    })
    expect(made.body.checkout.lineItems[0].image).toMatchObject({ id: file.id, url: file.url })
  })

  it.each([
    ['customLineItems[0].media.id', (media: object) => ({ customLineItems: [service(media)] })],
    ['lineItems[0].catalogOverrideFields.image.id', (image: object) => ({ lineItems: [overridden(image)] })],
  ])('is refused at %s where the shop has none of that id', async (field, body) => {
    for (const id of ['nothing', randomUUID()]) {
      const refused = await cartWith(body({ id }))
      expect(refused.status).toBe(400)
      expect(refused.body.details.validationError.fieldViolations).toMatchObject([{ field }])
    }
  })
})

it('The picture of a line is that of the chosen choice, of whichever option the merchant tied pictures to', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const large = await uploadFile(
    client,
    new File([Uint8Array.from(bytes)], 'l.png'),
    {},
    { fetch: site.fetch },
  )
  const options = ['Color', 'Size'].map((name) => ({
    ...{ name, optionType: 'drop_down' as const },
    choices: [{ description: 'M' }, { description: 'L' }],
  }))
  const { product } = await createProduct(client, {
    product: { name: 'Tied jug', priceData: { price: 5 }, productOptions: options },
  })
  const { id } = product
  await addProductMedia(client, { id, media: [{ mediaId: file.id }, { mediaId: large.id }] })
  await addProductMediaToChoices(client, {
    ...{ id, media: [{ option: 'Size', choice: 'L', mediaIds: [large.id] }] },
  })
  const line = (Size: string) => ({
    ...{ quantity: 1 },
    catalogReference: {
      ...{ catalogItemId: id, appId: STORES_APP_ID, options: { options: { Color: 'L', Size } } },
    },
  })
  const images = imagesOf(await cartWith({ lineItems: [line('M'), line('L')] }))
  expect(images).toMatchObject([{ id: file.id }, { id: large.id }])
})
