import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'

let { site, owner } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner } = await openStoreWithOwner())
  const choice = (choiceName: string) => [{ optionChoiceNames: { optionName: 'Glaze', choiceName } }]
  const variant = (amount: string, quantity: number) => ({
    price: { actualPrice: { amount }, compareAtPrice: { amount: String(Number(amount) * 2) } },
    revenueDetails: { cost: { amount: '1.50' } },
    physicalProperties: {
      weight: quantity / 100,
      pricePerUnit: { settings: { quantity, measurementUnit: 'ML' } },
    },
  })
  await make('/stores/v3/products', {
    ...{ name: 'All that V3 knows', productType: 'PHYSICAL', visibleInPos: false, brand: { name: 'Own' } },
    ...{ ribbon: { name: 'One' }, additionalRibbons: [{ name: 'Two' }, { name: 'Three' }] },
    ...{ purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } },
    ...{ tags: { privateTags: { tagIds: ['a'] }, publicTags: { tagIds: ['b'] } } },
    extendedFields: { namespaces: { shop: { shelf: 'B' } } },
    description: { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Rich' } }] }] },
    subscriptionDetails: { subscriptions: [{ title: 'Monthly', frequency: 'MONTH', autoRenewal: true }] },
    modifiers: [{ mandatory: true, freeTextSettings: { title: 'On it', maxCharCount: 20 } }],
    seoData: { tags: [{ type: 'title', children: 'All' }], settings: { keywords: [{ term: 'all' }] } },
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'ML' } },
    options: [
      {
        ...{ name: 'Glaze', optionRenderType: 'SWATCH_CHOICES' },
        choicesSettings: {
          choices: [
            { name: 'Rust', colorCode: '#aa2200' },
            { name: 'Sea', colorCode: '#0022aa' },
          ],
        },
      },
    ],
    variantsInfo: {
      variants: [
        { ...variant('4.00', 200), choices: choice('Rust'), barcode: '1', sku: 'R' },
        { ...variant('9.00', 500), choices: choice('Sea'), visible: false },
      ],
    },
  })
  await make('/stores/v1/products', {
    ...{ name: 'Of one kind', priceData: { price: 10 }, discount: { type: 'AMOUNT', value: 3 }, weight: 1 },
    ...{ costAndProfitData: { itemCost: 4 }, productDimensions: { length: '12.50', unit: 'CM' } },
    productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    additionalInfoSections: [{ title: 'Care', description: '<p>Wipe</p>' }],
    description: '<p>Plain</p><ul><li>and listed</li></ul>',
  })
})
afterAll(() => site?.close())

type Entity = Record<string, unknown> & { readonly id: string }
type Read = () => Promise<Entity>

const make = async (path: string, product: object) => {
  const { status, body } = await owner.call('POST', path, { product })
  expect(status, body.message).toBe(200)
}
const reading =
  (path: string, one: string): Read =>
  async () => {
    const { status, body } = await owner.see('GET', path)
    expect(status, `${path} ${body.message}`).toBe(200)
    return body[one]
  }
const idsOf = async (table: 'products' | 'variants' | 'collections') =>
  (await site.platform.services.db.selectFrom(table).select('id').execute()).map(({ id }) => id)
const countEvents = async () =>
  (await site.platform.services.db.selectFrom('outbox').select('id').execute()).length

/** Sends an entity back as it was read, and expects neither a change nor an event. */
async function sendBack(path: string, read: Read, body: (entity: Entity) => object) {
  const before = await read()
  const events = await countEvents()
  const sent = await owner.call('PATCH', path, body(before))
  expect(sent.status, `${path} ${sent.body.message}`).toBe(200)
  expect(await read()).toEqual(before)
  expect(await countEvents(), path).toBe(events)
}

const all = [
  ...['MERCHANT_DATA', 'MEDIA_ITEMS_INFO', 'PRODUCT_CHOICES_MEDIA_REFERENCES', 'PLAIN_DESCRIPTION'],
  ...['DESCRIPTION', 'INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'URL', 'CURRENCY'],
]
  .map((field) => `fields=${field}`)
  .join('&')

describe('An entity that is read and sent back unchanged stays as it is: a', () => {
  it('product of catalog V1, for staff and shoppers', async () => {
    for (const id of await idsOf('products'))
      for (const more of ['', '?includeMerchantSpecificData=true']) {
        const read = reading(`/stores-reader/v1/products/${id}${more}`, 'product')
        await sendBack(`/stores/v1/products/${id}`, read, (product) => ({ product }))
      }
  })

  it('variant of catalog V1, in its own field names', async () => {
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

  it('product of catalog V3, with any requested fields', async () => {
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
