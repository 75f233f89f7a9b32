import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let lamp: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 2500 })
})
afterAll(() => site.close())

const name = 'lamp_heron-floor-lamp_1a1a1a_front.svg'
const image = (origin: string) => ({ id: name, url: `${origin}/media/${name}`, width: 400, height: 400 })

/** Placed when the platform had another address. */
async function oldOrder(): Promise<string> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp)
  const id = orderIdOf(await shopper.buy('32.50'))
  await sql`update orders set document = jsonb_set(document, '{lineItems,0,image}', ${JSON.stringify(image('http://old.example'))}::jsonb)
    where id = ${id}`.execute(site.platform.services.db)
  return id
}

async function staff(method: string, path: string, body: object) {
  const headers = { authorization: site.ownerKey, 'content-type': 'application/json' }
  const answer = await site.fetch(site.url + path, { method, headers, body: JSON.stringify(body) })
  return (await answer.json()) as { order: { lineItems: { image: { url: string } }[] } }
}

async function emittedEvent(id: string, type: string) {
  const { rows } = await sql<{ payload: unknown; modifiedFields: Record<string, unknown> | null }>`
    select payload, modified_fields from outbox where entity_id = ${id} and type = ${`wix.ecom.v1.${type}`}
    order by sequence desc limit 1`.execute(site.platform.services.db)
  return rows[0]
}

it('An event tells a change of an old order as its answer does, and the move of the platform is no change', async () => {
  const id = await oldOrder()
  const { order } = await staff('PATCH', `/ecom/v1/orders/${id}`, { order: { archived: true } })
  const url = `${site.platform.services.config.publicUrl}/media/${name}`
  expect(order.lineItems[0]?.image.url).toBe(url)
  const event = await emittedEvent(id, 'order_updated')
  expect(event?.payload).toMatchObject({ archived: true, lineItems: [{ image: { url } }] })
  expect(Object.keys(event?.modifiedFields ?? {})).toEqual(['archived'])
})

it('An event tells the end of an old order so too, and what stood there before', async () => {
  const id = await oldOrder()
  await staff('POST', `/ecom/v1/orders/${id}/cancel`, { restockAllItems: true })
  const lineItems = [{ image: { url: expect.not.stringContaining('old.example') } }]
  expect((await emittedEvent(id, 'order_canceled'))?.payload).toMatchObject({ order: { lineItems } })
  expect((await emittedEvent(id, 'order_updated'))?.modifiedFields).toMatchObject({ lineItems })
})
