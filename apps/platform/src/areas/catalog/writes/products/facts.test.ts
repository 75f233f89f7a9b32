import * as definitions from '@galleria/platform-client/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '../../../../data/database.ts'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'
import { payloadOf } from '../../../webhooks/wire.ts'
import { Edit } from '../../edits/edit.ts'
import { findProducts } from '../../store/products.ts'
import { emitChanged } from './emit-changed.ts'
import { entityOf } from './events.ts'
import { payloadFromFacts } from './facts.ts'
import { lockValues } from './store/values.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const { productChanged, productV3Updated, variantsChanged } = definitions
const toldOf = (ids: readonly string[]) =>
  site.platform.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('entityId', 'in', ids)
    .orderBy('entityId')
    .orderBy('sequence')
    .execute()

it('Facts stored for an event make the same body as the whole product, of every product of the shop', async () => {
  const { db, config } = site.platform.services
  const litre = { quantity: 1, measurementUnit: 'L' }
  await owner.call('POST', '/stores/v3/products', {
    product: {
      ...{
        name: 'All of it',
        productType: 'PHYSICAL',
        visibleInPos: false,
        physicalProperties: { pricePerUnit: litre },
      },
      ...{ tags: { publicTags: { tagIds: ['a'] } }, extendedFields: { namespaces: { app: { seen: true } } } },
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: '1' } },
            physicalProperties: { pricePerUnit: { settings: litre } },
          },
        ],
      },
    },
  })
  const ids = (await db.selectFrom('products').select('id').execute()).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(10)
  await transaction(db, (trx) =>
    emitChanged(
      new Edit(trx, { ...site.platform.services, caller: { type: 'NONE' } }),
      ids.map((id) => ({ id, changedFields: ['price'], variants: [] })),
    ),
  )
  const rows = new Map((await findProducts(db, ids)).map((row) => [row.id, row]))
  expect([...rows.values()].some(({ subscriptions }) => subscriptions.length)).toBe(true)
  const events = (await toldOf(ids)).filter(({ type }) => type === productV3Updated.type)
  expect(events.length).toBe(ids.length)
  for (const { entityId, payload, revision } of events) {
    const row = rows.get(entityId)
    if (!row) throw new Error(`${entityId} is missing`)
    const body = JSON.parse(payloadFromFacts(config, JSON.stringify(payload)))
    expect(body).toEqual(JSON.parse(JSON.stringify(entityOf(config, row))))
    expect(revision).toBe(row.revision)
  }
})

it('A bulk change tells of each product what a change of it alone tells, and what it was then', async () => {
  const { db, config } = site.platform.services
  const sized = { name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }
  const make = async () =>
    (
      await owner.call('POST', '/stores/v1/products', {
        product: { name: 'Twin', priceData: { price: 10 }, productOptions: [sized] },
      })
    ).body.product.id as string
  const [alone, together] = [await make(), await make()]
  await owner.call('PATCH', `/stores/v1/products/${alone}`, { product: { priceData: { price: 12 } } })
  const set = { ids: [together], set: { price: 12 } }
  await owner.call('POST', '/stores/v1/bulk/products/update', set)
  for (const id of [alone, together])
    await owner.call('PATCH', `/stores/v1/products/${id}`, { product: { description: 'Later' } })
  const seen = async (id: string) => {
    const { variants } = (await transaction(db, (trx) => lockValues(trx, [id]))).get(id) ?? { variants: [] }
    return (await toldOf([id])).map((event) => {
      let text = payloadOf(config, { ...event, payload: JSON.stringify(event.payload) })
      for (const own of [id, event.id, ...variants.map((variant) => variant.id)])
        text = text.replaceAll(own, 'its own')
      const plain = text.replace(/\btwin(-\d+)?\b/g, 'twin').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
      return { type: event.type, revision: event.revision, sequence: event.sequence, ...JSON.parse(plain) }
    })
  }
  const [one, many] = [await seen(alone), await seen(together)]
  expect(many).toEqual(one)
  expect(many.map(({ type }) => type).slice(2, 5)).toEqual([
    ...[productChanged.type, variantsChanged.type, productV3Updated.type],
  ])
  expect(many[4].updatedEvent.currentEntity).toMatchObject({ revision: '2', plainDescription: '' })
})
