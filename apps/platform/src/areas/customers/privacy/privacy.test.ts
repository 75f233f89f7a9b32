import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp } = {} as LampShop
let owner: Shopper
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop({ quantity: 50 }))
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const path = '/customers/v1/customers'
const customerOf = async (email: string) => {
  const query = { filter: {} }
  const { body } = await owner.call('POST', `${path}/query`, { query, search: { expression: email } })
  return body.customers[0]
}

/** A guest with an order, a note, a newsletter and a request for what is sold out. */
async function guest(email: string) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp)
  const page = await shopper.hostedAddress(await shopper.checkout({ email }))
  await shopper.pay(page, '32.50', 'approved', { email })
  await shopper.call('POST', '/newsletter/v1/subscribers', { subscriber: { email, source: 'footer' } })
  const customer = await customerOf(email)
  await owner.call('POST', `${path}/${customer.id}/notes`, { text: 'Collects lamps' })
  return { customer, shopper }
}

/** Every table with a text that holds the needle, but where letters that have left and events of before stand. */
async function tablesWith(needle: string): Promise<string[]> {
  const { db } = site.platform.services
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} t where t::text ilike ${`%${needle}%`}`.execute(db)
    if (hit.rows[0]?.n) found.push(name)
  }
  return found.filter((name) => !/^(mails|outbox|event_deliveries)$/.test(name))
}

describe('Data of a guest', () => {
  it('Data of a guest is one file behind a link that ends, with nothing of anybody else', async () => {
    await guest('other@example.test')
    const { customer } = await guest('gail@example.test')
    const { body, status } = await owner.call('POST', `${path}/${customer.id}/export`, {})
    expect(status, JSON.stringify(body)).toBe(200)
    const file = await (await site.fetch(body.url)).text()
    const data = JSON.parse(file)
    expect(data.customer[0]).toMatchObject({ id: customer.id })
    expect(data.orders).toHaveLength(1)
    expect(data.newsletter[0]).toMatchObject({ email: 'gail@example.test', source: 'footer' })
    expect(data.customerNotes[0]).toMatchObject({ text: 'Collects lamps' })
    expect(file).not.toContain('other@example.test')
    const other = await customerOf('other@example.test')
    expect((await site.fetch(body.url.replace(customer.id, other.id))).status).toBe(410)
    site.clock.advance(601)
    expect((await site.fetch(body.url)).status).toBe(410)
  })

  it('Data of a guest is erased after a look, leaves the address nowhere, and keeps the order for the books', async () => {
    const { customer } = await guest('wipe@example.test')
    const looked = await owner.call('POST', `${path}/${customer.id}/preview-erase`, {})
    expect((await owner.call('GET', `${path}/${customer.id}`)).status).toBe(200)
    const done = await owner.call('POST', `${path}/${customer.id}/erase`, {})
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body).toEqual(looked.body)
    expect(done.body.erasure).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'orders', label: 'Orders', count: 1, fate: 'ANONYMISED' }),
        expect.objectContaining({ name: 'newsletter', count: 1, fate: 'ERASED' }),
        expect.objectContaining({ name: 'customer', count: 1, fate: 'ERASED' }),
      ]),
    )
    expect(await tablesWith('wipe@example.test')).toEqual([])
    expect((await owner.call('GET', `${path}/${customer.id}`)).status).toBe(404)
    const { db } = site.platform.services
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ memberId: null, email: 'erased@deleted.invalid', totalMinor: 3250 })
    // The figures do not make a customer of nobody.
    const { body } = await owner.call('POST', `${path}/query`, {
      query: {},
      search: { expression: 'erased' },
    })
    expect(body.customers).toEqual([])
  })

  it('Data of a guest is told from an account with the same address, which is refused and left alone', async () => {
    const member = await site.signUp({ email: 'both@example.test' })
    const me = new Shopper(site, member.accessToken)
    await me.add(lamp)
    await me.buy('32.50')
    const { body } = await owner.call('POST', `${path}/query`, {
      query: { filter: { hasAccount: true } },
      search: { expression: 'both@example.test' },
    })
    const [account] = body.customers
    for (const call of ['export', 'preview-erase', 'erase']) {
      const refused = await owner.call('POST', `${path}/${account.id}/${call}`, {})
      expect(refused.body.details.applicationError.code, call).toBe('CUSTOMER_HAS_ACCOUNT')
    }
    expect((await me.call('GET', '/members/v1/members/my')).status).toBe(200)
  })
})
