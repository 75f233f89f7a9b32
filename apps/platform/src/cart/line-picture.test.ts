import { randomUUID } from 'node:crypto'
import { createPlatformClient } from '@galleria/platform-client'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../testing/lamp-shop.ts'
import { type Answer, Shopper } from '../testing/shopper.ts'

let { site, lamp } = {} as LampShop
let owner: Shopper
let file: { readonly id: string; readonly url: string }

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
  owner = new Shopper(site, site.ownerKey)
  const getAuthHeaders = async () => ({ authorization: site.ownerKey })
  const client = createPlatformClient({ baseUrl: site.url, fetch: site.fetch, getAuthHeaders })
  const drawn = sharp({ create: { width: 60, height: 80, channels: 3, background: '#203040' } })
  const bytes = Uint8Array.from(await drawn.png().toBuffer())
  const { id, url } = await uploadFile(client, new File([bytes], 'engraving.png'), {}, { fetch: site.fetch })
  file = { id, url: url ?? '' }
})
afterAll(() => site.close())

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

  it('has the address that was told, and all that was told beside it', async () => {
    const media = {
      url: 'https://pictures.test/engraving.jpg',
      width: 400,
      height: 300,
      altText: 'Engraved',
      filename: 'engraving.jpg',
      urlExpirationDate: '2027-01-01T00:00:00.000Z',
      focalPoint: { x: 0.25, y: 0.5 },
    }
    const made = await cartWith({ customLineItems: [service(media)] })
    expect(imagesOf(made)).toMatchObject([media])
    const { id } = made.body.cart
    const { body } = await owner.call('POST', `/ecom/v1/carts/${id}/create-checkout`, { channelType: 'WEB' })
    const checkout = await owner.call('GET', `/ecom/v1/checkouts/${body.checkoutId}`)
    expect(checkout.body.checkout.lineItems[0].image).toMatchObject(media)
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
