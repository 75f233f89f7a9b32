import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PACKER, STAFF } from '../../base/development-ids.ts'
import { colleague } from '../../dev/testing/colleague.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
let manager: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  manager = await colleague(site, STAFF)
}, 120_000)
afterAll(() => site?.close())

const query = async (body: object) => (await manager.call('POST', '/customers/v1/customers/query', body)).body

/** Placed by staff for a guest. */
async function guestOrder(email: string): Promise<string> {
  const contactDetails = { firstName: 'Grace', lastName: 'Brewster' }
  const { body } = await manager.call('POST', '/ecom/v1/draft-orders', {
    draftOrder: {
      buyerInfo: { email },
      billingInfo: { contactDetails, address },
      shippingInfo: { shippingDestination: { contactDetails, address } },
      customLineItems: [
        { productName: { original: 'Scarf' }, itemType: { preset: 'PHYSICAL' }, price: '25.00', quantity: 1 },
      ],
    },
  })
  const path = `/ecom/v1/draft-orders/${body.draftOrder.id}/commit`
  return (await manager.call('POST', path, {})).body.order.id
}

describe('Customers', () => {
  it('Customers are members and guests, found by the beginning of a word of their name or address', async () => {
    const order = await guestOrder('grace.hopper@navy.test')
    const found = await query({ search: { expression: 'hopp' } })
    expect(found).toMatchObject({
      total: 1,
      customers: [{ email: 'grace.hopper@navy.test', ordersCount: 1 }],
    })
    const [{ id }] = found.customers
    const path = `/customers/v1/customers/${id}`
    expect((await manager.call('GET', `/customers/v1/customers/of-order/${order}`)).body.customer.id).toBe(id)
    expect((await manager.call('GET', `${path}/orders`)).body).toMatchObject({
      total: 1,
      orders: [{ id: order }],
    })
    expect((await manager.call('GET', `${path}/addresses`)).body.addresses).toMatchObject([
      { source: 'ORDER', orderId: order, address: { country: 'US' } },
    ])
    const members = await query({ query: { filter: { hasAccount: true } }, search: { expression: 'ada' } })
    expect(members.customers).toMatchObject([{ email: 'ada@galleria.test', firstName: 'Ada' }])
  })

  it('Customers are filtered and sorted by what they spent, and read page by page', async () => {
    const rich = await query({
      query: {
        filter: {
          spent: { $gte: '10' },
          ordersCount: { $gt: 0 },
          country: 'US',
          daysSinceLastOrder: { $lt: 1 },
        },
      },
    })
    expect(rich.total).toBe(1)
    const all = await query({
      query: { sort: [{ fieldName: 'spent', order: 'DESC' }], cursorPaging: { limit: 1 } },
    })
    expect(all.customers).toMatchObject([{ email: 'grace.hopper@navy.test' }])
    const cursor = all.pagingMetadata.cursors.next
    const next = await query({ query: { cursorPaging: { limit: 100, cursor } } })
    expect(next.customers).toHaveLength(all.total - 1)
    const byLast = await query({ query: { sort: [{ fieldName: 'lastOrderDate', order: 'DESC' }] } })
    expect(byLast.customers[0].email).toBe('grace.hopper@navy.test')
  })

  it('Customers have tags and notes, which name their author', async () => {
    const { customers } = await query({ search: { expression: 'hopper' } })
    const [{ id, revision }] = customers
    const customer = { id, revision, tags: ['vip', 'navy', 'vip'] }
    const path = `/customers/v1/customers/${id}`
    expect((await manager.call('PATCH', path, { customer })).body.customer.tags).toEqual(['navy', 'vip'])
    expect((await manager.call('PATCH', path, { customer })).status).toBe(409)
    await manager.call('POST', '/customers/v1/bulk/customers/update-tags', {
      customerIds: [id],
      assignTags: ['cobol'],
      unassignTags: ['navy'],
    })
    const tagged = await query({ query: { filter: { tags: { $hasAll: ['cobol', 'vip'] } } } })
    expect(tagged.customers).toMatchObject([{ id, tags: ['cobol', 'vip'] }])
    expect((await manager.call('GET', '/customers/v1/customers/tags')).body.tags).toContainEqual({
      tag: 'vip',
      count: 1,
    })
    const { note } = (await manager.call('POST', `${path}/notes`, { text: ' Prefers letters ' })).body
    expect(note).toMatchObject({ text: 'Prefers letters', by: { type: 'MANAGER', name: 'Stefan Lind' } })
    expect((await manager.call('GET', `${path}/notes`)).body.notes).toEqual([note])
    expect((await manager.call('DELETE', `${path}/notes/${note.id}`)).status).toBe(200)
    expect((await manager.call('GET', `${path}/notes`)).body.notes).toEqual([])
  })

  it('Customers who are one person are merged: orders, tags and notes move, and the old address leads on', async () => {
    const order = await guestOrder('grace@home.test')
    const [home, navy] = [
      (await query({ search: { expression: 'home' } })).customers[0],
      (await query({ search: { expression: 'navy' } })).customers[0],
    ]
    const tagged = { id: home.id, tags: ['letters'] }
    await manager.call('PATCH', `/customers/v1/customers/${home.id}`, { customer: tagged })
    await manager.call('POST', `/customers/v1/customers/${home.id}/notes`, { text: 'Moved house' })
    await manager.call('POST', `/customers/v1/customers/${home.id}/store-credit/adjust`, {
      amount: '3.00',
      reason: 'Gift',
    })
    const path = `/customers/v1/customers/${navy.id}`
    const preview = await manager.call('POST', `${path}/preview-merge`, { fromId: home.id })
    expect(preview.body.moved).toEqual({
      ...{ orders: 1, notes: 1, addresses: 1, tags: ['letters'], storeCredit: '3.00', account: false },
    })
    const { customer } = (await manager.call('POST', `${path}/merge`, { fromId: home.id })).body
    expect(customer).toMatchObject({ id: navy.id, ordersCount: 2 })
    expect(Number(customer.spent)).toBeCloseTo(Number(home.spent) + Number(navy.spent), 2)
    expect(customer.tags).toContain('letters')
    expect((await manager.call('GET', `/customers/v1/customers/of-order/${order}`)).body.customer.id).toBe(
      navy.id,
    )
    const old = (await manager.call('GET', `/customers/v1/customers/${home.id}`)).body.customer
    expect(old).toMatchObject({ mergedIntoId: navy.id, ordersCount: 0, tags: [] })
    expect((await manager.call('GET', `${path}/store-credit`)).body.storeCredit.balance).toBe('3.00')
    const again = await manager.call('POST', `${path}/merge`, { fromId: home.id })
    expect(again.status).toBe(404)
    const log = await manager.call('POST', '/staff/v1/audit-entries/query', {
      query: { filter: { objectId: navy.id } },
    })
    expect(log.body.entries[0]).toMatchObject({ operation: 'MergeCustomers', by: { name: 'Stefan Lind' } })
    const members = (await query({ query: { filter: { hasAccount: true } } })).customers
    const two = await manager.call('POST', `/customers/v1/customers/${members[0].id}/merge`, {
      fromId: members[1].id,
    })
    expect(two.body.details.applicationError.code).toBe('CUSTOMERS_WITH_TWO_ACCOUNTS')
  })

  it('Customers are for those who may read them', async () => {
    const packer = await colleague(site, PACKER)
    expect((await packer.call('POST', '/customers/v1/customers/query', {})).status).toBe(403)
    const shopper = await Shopper.visitor(site)
    expect((await shopper.call('POST', '/customers/v1/customers/query', {})).status).toBe(403)
    const unknown = await manager.call('GET', '/customers/v1/customers/00000000-0000-4000-8000-000000000000')
    expect(unknown.body.details.applicationError.code).toBe('CUSTOMER_NOT_FOUND')
  })

  it('Customers who delete their account leave no customer behind', async () => {
    const { memberId, accessToken } = await site.signUp({ email: 'leaver@example.test' })
    expect((await query({ query: { filter: { memberId } } })).total).toBe(1)
    const { status } = await new Shopper(site, accessToken).call('DELETE', '/members/v1/members/my')
    expect(status).toBe(200)
    expect((await query({ query: { filter: { memberId } } })).total).toBe(0)
  })
})
