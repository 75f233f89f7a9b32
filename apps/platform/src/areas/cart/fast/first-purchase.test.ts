import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

describe('First purchases that are alike', () => {
  let site: TestPlatform
  beforeAll(async () => {
    site = await createTestPlatform({ seed: 'small', config: { strict: true } })
  })
  afterAll(() => site.close())

  const db = () => site.platform.services.db

  /** Put in, read again, and told in an event: all the same cart. */
  async function buy(lamp: StockedProduct, quantity = 1) {
    const shopper = await Shopper.visitor(site)
    const { status, body } = await shopper.add(lamp, quantity)
    expect(status).toBe(200)
    expect((await shopper.cart()).body).toEqual(body)
    const told = await db()
      .selectFrom('outbox')
      .select('payload')
      .where('entityId', '=', body.cart.id)
      .executeTakeFirstOrThrow()
    expect(told.payload).toEqual(body.cart)
    return body.cart
  }

  const namesIn = (cart: Awaited<ReturnType<typeof buy>>) => [
    ...[cart.id, cart.buyerInfo.visitorId, cart.lineItems[0].id],
    ...[cart.createdDate, cart.updatedDate],
  ]
  const without = (cart: Awaited<ReturnType<typeof buy>>) =>
    namesIn(cart).reduce((text: string, name: string) => text.replaceAll(name, ''), JSON.stringify(cart))

  it('They differ by their ids and their time alone', async () => {
    const lamp = await stockProduct(db())
    const carts = []
    for (let index = 0; index < 3; index += 1) {
      carts.push(await buy(lamp))
      site.clock.advance(1)
    }
    expect(new Set(carts.map(without)).size).toBe(1)
    expect(new Set(carts.flatMap(namesIn).filter(Boolean)).size).toBe(carts.length * 4)
    expect((await buy(lamp, 2)).subtotal).not.toEqual(carts[0]?.subtotal)
  })

  it('They follow a price, and a rule that begins and ends by itself', async () => {
    const lamp = await stockProduct(db())
    const cost = async () => (await buy(lamp)).subtotalAfterDiscounts.amount
    expect([await cost(), await cost()]).toEqual(['25.00', '25.00'])
    await db().updateTable('variants').where('id', '=', lamp.variantId).set({ saleMinor: 2000 }).execute()
    expect([await cost(), await cost()]).toEqual(['20.00', '20.00'])
    const now = site.clock.now()
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    await transaction(db(), async (trx) => {
      await trx
        .insertInto('discountRules')
        .values({
          ...{ id: crypto.randomUUID(), name: 'Half', active: true, startsAt: at(300), endsAt: at(600) },
          ...{ used: 0, revision: 1, createdAt: now, updatedAt: now },
          scopes: JSON.stringify([`product:${lamp.productId}`]) as never,
          trigger: JSON.stringify({ type: 'ALWAYS' }) as never,
          reduction: JSON.stringify({ kind: 'PERCENT', percent: '50' }) as never,
        })
        .execute()
      await termsChanged(trx)
    })
    expect([await cost(), await cost()]).toEqual(['20.00', '20.00'])
    site.clock.advance(310)
    expect([await cost(), await cost()]).toEqual(['10.00', '10.00'])
    site.clock.advance(310)
    expect([await cost(), await cost()]).toEqual(['20.00', '20.00'])
  })

  it('They are written together, and one that is not as the others is written alone', async () => {
    const [lamp, chair] = [await stockProduct(db()), await stockProduct(db())]
    await buy(lamp)
    await buy(chair)
    await db().updateTable('variants').where('id', '=', chair.variantId).set({ saleMinor: 1500 }).execute()
    const twice = await Shopper.visitor(site)
    const others = await Promise.all(Array.from({ length: 6 }, () => Shopper.visitor(site)))
    const late = await Shopper.visitor(site)
    const added = await Promise.all([
      ...others.map((shopper) => shopper.add(lamp)),
      late.add(chair),
      twice.add(lamp),
      twice.add(lamp),
    ])
    expect(added.map(({ status }) => status)).toEqual(added.map(() => 200))
    const carts = await Promise.all(
      [...others, late, twice].map(async (each) => (await each.cart()).body.cart),
    )
    expect(carts.map(({ subtotal }) => subtotal.amount)).toEqual([
      ...others.map(() => '25.00'),
      '15.00',
      '50.00',
    ])
    const told = await db()
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(
        'entityId',
        'in',
        carts.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow()
    expect(told.count).toBe(carts.length + 1)
  })
})
