import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { staffOf } from '../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { schemaId, type TranslatedEntity } from './schemas.ts'

let site: TestPlatform
let owner: ReturnType<typeof staffOf>
let visitor: string
let product: StockedProduct
let name: string

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  owner = staffOf(site)
  await furnishShop(db)
  product = await stockProduct(db, { quantity: 5 })
  visitor = (await anonymous(site)).access_token
  name = (await read()).product.name
})
afterAll(() => site.close())

async function call(method: string, path: string, language: string | undefined, body?: object) {
  const answer = await site.fetch(site.url + path, {
    method,
    headers: {
      ...{ authorization: visitor, 'content-type': 'application/json' },
      ...(language ? { 'x-wix-linguist': language } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const read = async (language?: string) =>
  JSON.parse(await call('GET', `/stores-reader/v1/products/${product.productId}`, language))

async function write(entity: TranslatedEntity, entityId: string, texts: Readonly<Record<string, object>>) {
  const contents = Object.entries(texts).map(([locale, fields]) => ({
    content: {
      ...{ schemaId: schemaId(entity), entityId, locale },
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [field, text === '' ? {} : { textValue: text }]),
      ),
    },
  }))
  const { status, body } = await owner('POST', '/translation-content/v1/bulk/contents/update-by-key', {
    contents,
  })
  expect(status, JSON.stringify(body)).toBe(200)
}

describe('An answer in a language', () => {
  it('holds the translated texts, and names the fields that have none', async () => {
    await write('Product', product.productId, { en: { name }, ar: { name: 'مصباح' } })
    const { product: translated } = await read('ar')
    expect(translated.name).toBe('مصباح')
    expect(translated.untranslated ?? []).not.toContain('name')
    const { product: untranslated } = await read('de')
    expect(untranslated).toMatchObject({ name, untranslated: expect.arrayContaining(['name']) })
  })

  it("is the same by a byte as without the header where it is the site's own", async () => {
    const path = `/stores-reader/v1/products/${product.productId}`
    expect(await call('GET', path, 'en-US')).toBe(await call('GET', path, undefined))
  })

  it('tells in a cart which names are translated', async () => {
    await write('Product', product.productId, { en: { name }, ar: { name: 'مصباح' } })
    const catalogReference = {
      ...{ catalogItemId: product.productId, appId: STORES_APP_ID },
      options: { variantId: product.variantId },
    }
    await call('POST', '/ecom/v1/carts/current/add-to-cart', 'ar', {
      lineItems: [{ catalogReference, quantity: 1 }],
    })
    const lineIn = async (language?: string) =>
      JSON.parse(await call('GET', '/ecom/v1/carts/current', language)).cart.lineItems[0].productName
    // Read twice: the second answer may come from the cache.
    for (const _ of [1, 2]) {
      expect(await lineIn('ar')).toEqual({ original: name, translated: 'مصباح' })
      expect(await lineIn('de')).toEqual({ original: name })
      expect(await lineIn()).toEqual({ original: name, translated: name })
    }
  })

  it('follows a change of the translation, and shows the original once it is removed', async () => {
    await write('Product', product.productId, { en: { name }, ar: { name: 'سراج' } })
    expect((await read('ar')).product.name).toBe('سراج')
    await write('Product', product.productId, { ar: { name: '' } })
    expect((await read('ar')).product.name).toBe(name)
  })

  it('is not translated for staff, who send back what they read', async () => {
    await write('Product', product.productId, { en: { name }, ar: { name: 'مصباح' } })
    const answer = await site.fetch(`${site.url}/stores-reader/v1/products/${product.productId}`, {
      headers: { authorization: site.ownerKey, 'x-wix-linguist': 'ar' },
    })
    expect((await answer.json()).product.name).toBe(name)
  })
})

describe('Translation content', () => {
  it('is listed with its schema', async () => {
    const { body: list } = await owner('GET', '/translation-schema/v1/schemas/site')
    const schema = list.schemas.find(
      (each: { key: { entityType: string } }) => each.key.entityType === 'Product',
    )
    await write('Product', product.productId, { de: { name: 'Lampe' } })
    const filter = { schemaId: schema.id, entityId: product.productId, locale: 'de' }
    const { body } = await owner('POST', '/translation-content/v1/contents/query', { query: { filter } })
    expect(body.contents).toMatchObject([
      {
        entityId: product.productId,
        locale: 'de',
        fields: { name: { textValue: 'Lampe', published: true } },
      },
    ])
  })

  it('of a field that its schema does not have is refused', async () => {
    const { status, body } = await owner('POST', '/translation-content/v1/bulk/contents/update-by-key', {
      contents: [
        {
          content: {
            schemaId: schemaId('Ribbon'),
            entityId: 'x',
            locale: 'ar',
            fields: { smell: { textValue: 'x' } },
          },
        },
      ],
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('is no field of this schema')
  })
})
