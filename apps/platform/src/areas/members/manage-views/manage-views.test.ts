import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER, PACKER, STAFF } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/manage-views/v1/views'
let site: TestPlatform
let manager: Shopper
let packer: Shopper
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  manager = await colleague(site, STAFF)
  packer = await colleague(site, PACKER)
  owner = await colleague(site, OWNER)
})
afterAll(() => site?.close())

const save = (by: Shopper, view: object) =>
  by.call('POST', path, {
    view: { list: 'orders', name: 'To send', query: 'sent=no', shared: false, ...view },
  })
async function seenBy(by: Shopper, list = 'orders') {
  const { body } = await by.call('GET', `${path}?list=${list}`)
  return body.views as { id: string; name: string; query: string; shared: boolean; own: boolean }[]
}

test('A view is its maker’s alone until it is shared, and then colleagues see who made it', async () => {
  expect((await save(packer, {})).status).toBe(200)
  expect(await seenBy(packer)).toMatchObject([
    { name: 'To send', query: 'sent=no', shared: false, own: true },
  ])
  expect(await seenBy(manager)).toEqual([])
  expect(await seenBy(packer, 'members')).toEqual([])
  expect((await save(packer, { query: 'sent=part', shared: true })).status).toBe(200)
  const [view, ...others] = await seenBy(manager)
  expect(others).toEqual([])
  expect(view).toMatchObject({
    query: 'sent=part',
    shared: true,
    own: false,
    madeBy: { name: 'Paula Moreno' },
  })
})

test('A shared view is deleted by its maker, a manager or the owner, and by no other colleague', async () => {
  const { body } = await save(manager, { name: 'Late', shared: true })
  const at = `${path}/${body.view.id}`
  const refused = await packer.call('DELETE', at)
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([
    403,
    'MANAGE_VIEW_OF_COLLEAGUE',
  ])
  expect((await owner.call('DELETE', at)).status).toBe(200)
  expect((await owner.call('DELETE', at)).status).toBe(404)
  const own = (await save(manager, { name: 'Mine' })).body.view
  expect((await owner.call('DELETE', `${path}/${own.id}`)).status).toBe(404)
  expect((await manager.call('DELETE', `${path}/${own.id}`)).status).toBe(200)
})

test('A program saves shared views only', async () => {
  const program = new Shopper(site, site.ownerKey)
  const refused = await save(program, { name: 'By a program' })
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([
    400,
    'MANAGE_VIEW_WITHOUT_OWNER',
  ])
  expect((await save(program, { name: 'By a program', shared: true })).body.view).toMatchObject({
    madeBy: null,
    own: false,
  })
})

test('A list has no more than 50 views of one person, and an existing one can still be changed', async () => {
  for (let index = 0; index < 50; index += 1) {
    expect((await save(manager, { list: 'members', name: `View ${index}` })).status).toBe(200)
  }
  const refused = await save(manager, { list: 'members', name: 'One more' })
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([409, 'TOO_MANY_MANAGE_VIEWS'])
  expect((await save(manager, { list: 'members', name: 'View 7', query: 'q=ada' })).status).toBe(200)
  expect(await seenBy(manager, 'members')).toHaveLength(50)
})

test('A view needs a name, and a list that can be one', async () => {
  for (const wrong of [{ name: ' ' }, { list: 'Orders!' }, { query: 'x'.repeat(2001) }]) {
    expect((await save(manager, wrong)).status).toBe(400)
  }
})

test('Members and visitors have no views', async () => {
  const { accessToken } = await site.signUp()
  expect((await new Shopper(site, accessToken).call('GET', `${path}?list=orders`)).status).toBe(403)
})
