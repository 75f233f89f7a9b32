import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnedStore, openOwnedStore } from '../../testing/owned-store.ts'

let { site, owner } = {} as OwnedStore
beforeAll(async () => {
  ;({ site, owner } = await openOwnedStore())
})
afterAll(() => site?.close())

type Entity = Record<string, unknown> & { readonly id: string }
type Read = () => Promise<Entity>

const reading =
  (path: string, one: string): Read =>
  async () => {
    const { status, body } = await owner.see('GET', path)
    expect(status, `${path} ${body.message}`).toBe(200)
    return body[one]
  }
const idsOf = async (table: 'products' | 'variants' | 'collections') =>
  (await site.platform.services.db.selectFrom(table).select('id').execute()).map(({ id }) => id)
const told = async () => (await site.platform.services.db.selectFrom('outbox').select('id').execute()).length

/** Nothing is another one afterwards, and nobody heard of it. */
async function sendBack(path: string, read: Read, body: (entity: Entity) => object) {
  const before = await read()
  const events = await told()
  const sent = await owner.call('PATCH', path, body(before))
  expect(sent.status, `${path} ${sent.body.message}`).toBe(200)
  expect(await read()).toEqual(before)
  expect(await told(), path).toBe(events)
}

const all = [
  ...['MERCHANT_DATA', 'MEDIA_ITEMS_INFO', 'PRODUCT_CHOICES_MEDIA_REFERENCES', 'PLAIN_DESCRIPTION'],
  ...['DESCRIPTION', 'INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'URL', 'CURRENCY'],
]
  .map((field) => `fields=${field}`)
  .join('&')

describe('What is read and sent back changes nothing, of any', () => {
  it('product of catalogue V1, by who runs the shop and by who only looks', async () => {
    for (const id of await idsOf('products'))
      for (const more of ['', '?includeMerchantSpecificData=true']) {
        const read = reading(`/stores-reader/v1/products/${id}${more}`, 'product')
        await sendBack(`/stores/v1/products/${id}`, read, (product) => ({ product }))
      }
  })

  it('variant of catalogue V1, in the words that it is written in', async () => {
    for (const id of await idsOf('products')) {
      const read = reading(`/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`, 'product')
      await sendBack(`/stores/v1/products/${id}/variants`, read, ({ variants }) => ({
        variants: (variants as { id: string; variant: Record<string, Record<string, unknown>> }[]).map(
          ({ id, variant }) => ({
            ...{ ...variant, variantIds: [id], price: variant.priceData?.price },
            cost: variant.costAndProfitData?.itemCost,
          }),
        ),
      }))
    }
  })

  it('product of catalogue V3, whatever is asked for of it', async () => {
    for (const id of await idsOf('products'))
      for (const fields of ['', all]) {
        const read = reading(`/stores/v3/products/${id}?${fields}`, 'product')
        await sendBack(`/stores/v3/products/${id}`, read, (product) => ({ product }))
      }
  })

  it('inventory item, alone or with its product', async () => {
    for (const id of await idsOf('variants'))
      await sendBack(
        `/stores/v3/inventory-items/${id}`,
        reading(`/stores/v3/inventory-items/${id}`, 'inventoryItem'),
        (inventoryItem) => ({ inventoryItem }),
      )
    for (const id of await idsOf('products')) {
      const read = reading(`/stores/v3/products/${id}?fields=MERCHANT_DATA`, 'product')
      await sendBack(`/stores/v3/products-with-inventory/${id}`, read, (product) => ({ product }))
    }
  })

  it('collection, brand, ribbon, info section and customization', async () => {
    for (const id of await idsOf('collections'))
      await sendBack(
        `/stores/v1/collections/${id}`,
        reading(`/stores-reader/v2/collections/${id}`, 'collection'),
        (collection) => ({ collection }),
      )
    for (const [path, one, many] of [
      ['brands', 'brand', 'brands'],
      ['ribbons', 'ribbon', 'ribbons'],
      ['info-sections', 'infoSection', 'infoSections'],
      ['customizations', 'customization', 'customizations'],
    ] as const) {
      const { body } = await owner.see('POST', `/stores/v3/${path}/query`, { query: {} })
      expect(body[many].length).toBeGreaterThan(0)
      for (const { id } of body[many])
        await sendBack(`/stores/v3/${path}/${id}`, reading(`/stores/v3/${path}/${id}`, one), (entity) => ({
          [one]: entity,
        }))
    }
  })
})
