import type { KeyPermissions } from '@galleria/platform-client/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform } from '../../../app/app.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { hire } from '../../../dev/testing/hire.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

const path = '/staff/v1/api-keys'
const ORDERS = '/ecom/v1/orders/search'
let { site, lamp } = {} as LampShop
let olive: Awaited<ReturnType<typeof hire>>
let owner: Shopper
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
  olive = await hire(site, 'OWNER')
  owner = await colleague(site, olive)
}, 120_000)
afterAll(() => site?.close())

const codeOf = ({ status, body }: Answer) => [status, body.details?.applicationError?.code]
const readOrders = (by: Shopper) => by.call('POST', ORDERS, { search: { cursorPaging: { limit: 1 } } })

async function make(permissions: KeyPermissions, more: object = {}) {
  const { body } = await owner.call('POST', path, { apiKey: { name: 'Warehouse', permissions, ...more } })
  return { ...body.apiKey, secret: body.secret, key: new Shopper(site, body.secret) }
}
const listed = async (id: string) =>
  (await owner.call('GET', path)).body.apiKeys.find((each: { id: string }) => each.id === id)

test('A key is told once, and only its hash is stored', async () => {
  const { id, secret, prefix } = await make({ orders: 'read' })
  expect(secret).toMatch(/^galleria_[\w-]{43}$/)
  expect(prefix).toBe(secret.slice(0, 13))
  expect(JSON.stringify(await owner.call('GET', path))).not.toContain(secret)
  const { db } = site.platform.services
  const row = await db.selectFrom('apiKeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.hash).toEqual(hashSecret(secret))
  expect(JSON.stringify(row)).not.toContain(secret)
})

test('A key does what its permissions say, from the next call after a change of them, and nothing of the owner’s', async () => {
  const { id, key, revision } = await make({ orders: 'read' })
  expect((await readOrders(key)).status).toBe(200)
  const brand = { brand: { name: 'Kiln' } }
  expect(codeOf(await key.call('POST', '/stores/v3/brands', brand))).toEqual([403, 'API_KEY_NOT_ALLOWED'])
  const changed = { apiKey: { revision, permissions: { catalog: 'change' } } }
  expect((await owner.call('PATCH', `${path}/${id}`, changed)).body.apiKey.permissions).toEqual({
    catalog: 'change',
  })
  expect(codeOf(await owner.call('PATCH', `${path}/${id}`, changed))).toEqual([409, 'REVISION_MISMATCH'])
  expect((await key.call('POST', '/stores/v3/brands', brand)).status).toBe(200)
  expect(codeOf(await readOrders(key))).toEqual([403, 'API_KEY_NOT_ALLOWED'])
  const all = { apiKey: { name: 'Another', permissions: { orders: 'read' } } }
  expect(codeOf(await key.call('POST', path, all))).toEqual([403, 'OWNER_ONLY'])
  const manager = await colleague(site, await hire(site, 'MANAGER'))
  for (const [method, at, body] of [
    ['GET', path, undefined],
    ['POST', path, all],
    ['POST', `${path}/${id}/revoke`, {}],
  ] as const)
    expect(codeOf(await manager.call(method, at, body))).toEqual([403, 'OWNER_ONLY'])
})

test('A key changes nothing of the owner, and no member’s standing with the store who works there', async () => {
  const { key } = await make({ customers: 'change' })
  const block = (id: string) => key.call('POST', `/members/v1/members/${id}/block`, {})
  expect(codeOf(await block(olive.memberId))).toEqual([403, 'OWNER_MEMBER_BLOCK_FORBIDDEN'])
  expect(codeOf(await block((await hire(site, 'PACKER')).memberId))).toEqual([403, 'OWNER_ONLY'])
  expect((await block((await site.signUp()).memberId)).status).toBe(200)
})

test('A revoked key ends on all servers at once, and an expired one at its time', async () => {
  const soon = new Date(site.clock.now().getTime() + 3_600_000).toISOString()
  const { id, key, secret } = await make({ orders: 'read' }, { expirationDate: soon })
  const { db, config } = site.platform.services
  const second = await createPlatform({ database: db, config, clock: site.clock })
  const there = async () => {
    const headers = { authorization: secret, 'content-type': 'application/json' }
    const request = new Request(site.url + ORDERS, { method: 'POST', headers, body: '{"search":{}}' })
    return (await second.fetch(request)).status
  }
  expect([await there(), (await readOrders(key)).status]).toEqual([200, 200])
  site.clock.advance(3600)
  owner = await colleague(site, olive)
  const expired = await readOrders(key)
  expect([expired.status, expired.body.message]).toEqual([401, expect.stringContaining('has expired')])
  const other = await make({ orders: 'read' })
  expect((await readOrders(other.key)).status).toBe(200)
  expect((await owner.call('POST', `${path}/${other.id}/revoke`, {})).status).toBe(200)
  const revoked = await readOrders(other.key)
  expect([revoked.status, revoked.body.message]).toEqual([401, expect.stringContaining('was revoked')])
  expect(await listed(other.id)).toBeUndefined()
  expect(codeOf(await owner.call('POST', `${path}/${other.id}/revoke`, {}))).toEqual([
    404,
    'API_KEY_NOT_FOUND',
  ])
  expect(await listed(id)).toMatchObject({ expirationDate: soon })
})

test('The last use of a key is right to the minute, and written once in it', async () => {
  const { id, key } = await make({ orders: 'read' })
  const { lastUsedDate, createdBy } = await listed(id)
  expect([lastUsedDate, createdBy]).toEqual([
    null,
    { type: 'OWNER', id: expect.any(String), name: expect.any(String) },
  ])
  const used = async () => {
    await Promise.all([readOrders(key), readOrders(key)])
    return Date.parse((await listed(id)).lastUsedDate)
  }
  const first = await used()
  expect(Math.abs(first - site.clock.now().getTime())).toBeLessThan(20_000)
  site.clock.advance(30)
  expect(await used()).toBe(first)
  site.clock.advance(30)
  expect(await used()).toBeGreaterThanOrEqual(first + 60_000)
})

test('Histories have the name of the key that made a change, after it was revoked too', async () => {
  const { id, key, revision } = await make({
    orders: 'change',
    customers: 'change',
    catalog: 'change',
    content: 'change',
  })
  await owner.call('PATCH', `${path}/${id}`, { apiKey: { revision, name: 'Packing robot' } })
  const buyer = new Shopper(site, (await site.signUp()).accessToken)
  await buyer.add(lamp)
  const order = { id: orderIdOf(await buyer.buy('32.50')) }
  const comment = { merchantComment: { message: 'Picked' } }
  const activities = [comment]
  const told = await key.call('POST', `/ecom/v1/orders/${order.id}/activities/add`, { activities })
  expect(told.status, JSON.stringify(told.body)).toBe(200)
  const { customers } = (await key.call('POST', '/customers/v1/customers/query', { query: {} })).body
  const notes = `/customers/v1/customers/${customers[0].id}/notes`
  expect((await key.call('POST', notes, { text: 'Rings twice' })).body.note.by.name).toBe('Packing robot')
  const page = { kind: 'PAGE', title: 'Packing' }
  const written = await key.call('POST', '/content/v1/pages', { page })
  expect(written.body.page?.updatedBy, JSON.stringify(written.body)).toMatchObject({
    id,
    name: 'Packing robot',
  })
  const named = await key.call('PATCH', `/stores/v1/products/${lamp.productId}`, {
    product: { name: 'Vase' },
  })
  expect(named.status, JSON.stringify(named.body)).toBe(200)
  expect((await owner.call('POST', `${path}/${id}/revoke`, {})).status).toBe(200)
  const { catalogEdits } = (await owner.call('POST', '/stores/v1/catalog-edits/query', { query: {} })).body
  expect(catalogEdits[0]).toMatchObject({ by: 'Packing robot', identity: { appId: id } })
  const after = (await owner.call('GET', `/ecom/v1/orders/${order.id}`)).body.order
  expect(after.activities.at(-1)).toMatchObject({
    authorAppId: id,
    authorAppName: 'Packing robot',
    ...comment,
  })
  const log = async (filter: object) =>
    (await owner.call('POST', '/staff/v1/audit-entries/query', { query: { filter } })).body.entries
  const made = await log({ byId: id })
  expect(made.map(({ operation }: { operation: string }) => operation)).toEqual([
    'UpdateProduct',
    'CreateContentPage',
    'CreateCustomerNote',
    'AddActivities',
  ])
  expect(made[0].by).toMatchObject({ type: 'APP', id, name: 'Packing robot' })
  const [revoked, renamed, first] = await log({ objectId: id })
  expect(revoked).toMatchObject({
    ...{ operation: 'RevokeApiKey', by: { type: 'OWNER', email: olive.email } },
    object: { kind: 'api-keys', id, name: 'Packing robot' },
  })
  expect(renamed.changes).toEqual([{ field: 'apiKey.name', before: 'Warehouse', after: 'Packing robot' }])
  expect(first.changes).toContainEqual({ field: 'apiKey.permissions.orders', after: 'change' })
})

test.each([
  ['apiKey.name', { name: ' ', permissions: { orders: 'read' } }],
  ['apiKey.name', { name: 'x'.repeat(81), permissions: { orders: 'read' } }],
  ['apiKey.permissions', { name: 'None', permissions: {} }],
  ['apiKey.permissions.orders', { name: 'Wrong', permissions: { orders: 'all' } }],
  ['apiKey.permissions', { name: 'Staff', permissions: { staff: 'change' } }],
  [
    'apiKey.expirationDate',
    { name: 'Old', permissions: { orders: 'read' }, expirationDate: '2001-01-01T00:00:00Z' },
  ],
])('A key with a wrong %s is refused there', async (field, apiKey) => {
  const { status, body } = await owner.call('POST', path, { apiKey })
  expect(status).toBe(400)
  const fields = body.details.validationError.fieldViolations.map((each: { field: string }) => each.field)
  expect(fields.join()).toContain(field)
})

test('A store has at most 100 keys, however many are made at once, and revoking makes room', async () => {
  const { apiKeys } = (await owner.call('GET', path)).body
  const apiKey = { name: 'One of many', permissions: { orders: 'read' } }
  const answers: Answer[] = []
  for (let left = 102 - apiKeys.length; left > 0; left -= 6)
    answers.push(
      ...(await Promise.all(Array.from({ length: 6 }, () => owner.call('POST', path, { apiKey })))),
    )
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(100 - apiKeys.length)
  const refused = answers.find(({ status }) => status !== 200) as Answer
  expect(codeOf(refused)).toEqual([409, 'TOO_MANY_API_KEYS'])
  await owner.call('POST', `${path}/${made[0]?.body.apiKey.id}/revoke`, {})
  expect((await owner.call('POST', path, { apiKey })).status).toBe(200)
}, 60_000)
