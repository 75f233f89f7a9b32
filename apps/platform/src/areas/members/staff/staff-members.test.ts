import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, PACKER, STAFF } from '../../../base/development-ids.ts'
import { colleague, exchangeForStore } from '../../../dev/testing/colleague.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { readMailbox } from '../../mailbox/index.ts'

const path = '/staff/v1/staff-members'
const settingsPath = '/staff/v1/staff-settings'
let site: TestPlatform
let owner: Shopper
let key: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  key = new Shopper(site, site.ownerKey)
  owner = await colleague(site, OWNER)
}, 120_000)
afterAll(() => site?.close())

const exchange = (accessToken: string) => exchangeForStore(site, accessToken)
const list = async () => (await owner.call('GET', path)).body.staffMembers
const one = async (email: string) => (await list()).find((each: { email: string }) => each.email === email)
const codeOf = (body: { details?: { applicationError?: { code: string } } }) =>
  body.details?.applicationError?.code

describe('The staff of a store', () => {
  it('are listed with role, last sign-in and second factor, owners first', async () => {
    const staff = await list()
    expect(staff[0].role).toBe('OWNER')
    const roles = staff.map(({ role }: { role: string }) => role).toSorted()
    expect(roles).toEqual(['EDITOR', 'MANAGER', 'OWNER', 'PACKER', 'SUPPORT'])
    expect(staff[0]).toMatchObject({
      email: OWNER.email,
      role: 'OWNER',
      status: 'ACTIVE',
      hasSecondFactor: false,
    })
    expect(staff[0].lastSignInDate).toEqual(expect.any(String))
  })

  it('are the owner’s to see: others are refused', async () => {
    const manager = await colleague(site, STAFF)
    const refused = await manager.call('GET', path)
    expect([refused.status, codeOf(refused.body)]).toEqual([403, 'OWNER_ONLY'])
  })

  it('grow by an invitation, which is good once the address is confirmed', async () => {
    const member = await site.signUp()
    const { db } = site.platform.services
    await db
      .updateTable('members')
      .set({ loginEmailVerified: false })
      .where('id', '=', member.memberId)
      .execute()
    const staffMember = { email: member.email, role: 'PACKER' }
    const once = { staffMember, idempotencyKey: crypto.randomUUID() }
    const [invited] = await Promise.all([owner.call('POST', path, once), owner.call('POST', path, once)])
    expect(invited.body.staffMember).toMatchObject({
      role: 'PACKER',
      status: 'INVITED',
      memberId: member.memberId,
    })
    const letters = await readMailbox(db, member.email)
    const [letter] = letters.filter(({ body }) => body.includes('recoveryToken='))
    expect(letters.filter(({ subject }) => subject === letter?.subject)).toHaveLength(1)
    expect(letter?.body).toContain('recoveryToken=')
    expect(await exchange(member.accessToken)).toMatchObject({ error: 'access_denied' })
    await db
      .updateTable('members')
      .set({ loginEmailVerified: true })
      .where('id', '=', member.memberId)
      .execute()
    expect(await exchange(member.accessToken)).toMatchObject({ scope: 'packer' })
    expect(await one(member.email)).toMatchObject({ status: 'ACTIVE' })
    const again = await owner.call('POST', path, { staffMember })
    expect([again.status, codeOf(again.body)]).toEqual([409, 'ALREADY_STAFF'])
  })

  it('may be invited by an address that is no member’s yet, and once more while they have not come', async () => {
    const staffMember = { email: 'new.hand@example.test', role: 'EDITOR' }
    const once = { staffMember, idempotencyKey: crypto.randomUUID() }
    const presses = await Promise.all([owner.call('POST', path, once), owner.call('POST', path, once)])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    await owner.call('POST', path, { staffMember: { ...staffMember, role: 'SUPPORT' } })
    expect(await one(staffMember.email)).toMatchObject({
      role: 'SUPPORT',
      status: 'INVITED',
      lastSignInDate: null,
    })
    expect(await readMailbox(site.platform.services.db, staffMember.email)).toHaveLength(2)
    const wrong = await owner.call('POST', path, { staffMember: { email: 'nobody', role: 'EDITOR' } })
    expect(wrong.status).toBe(400)
  })

  it('have a new role at once, in open sessions too, and none once removed', async () => {
    const packer = await colleague(site, PACKER)
    const orders = () => packer.call('POST', '/ecom/v1/draft-orders', {})
    const refused = await orders()
    expect([refused.status, codeOf(refused.body)]).toEqual([403, 'ROLE_NOT_ALLOWED'])
    expect(refused.body.details.applicationError.description).toContain('owner, manager, support')
    const { id } = await one(PACKER.email)
    await owner.call('PATCH', `${path}/${id}`, { staffMember: { role: 'SUPPORT' } })
    expect((await orders()).status).not.toBe(403)
    await owner.call('DELETE', `${path}/${id}`)
    expect((await orders()).status).toBe(401)
    expect(await one(PACKER.email)).toBeUndefined()
  })

  it('never lose their last owner', async () => {
    const { id } = await one(OWNER.email)
    const demoted = await owner.call('PATCH', `${path}/${id}`, { staffMember: { role: 'MANAGER' } })
    const removed = await owner.call('DELETE', `${path}/${id}`)
    expect([codeOf(demoted.body), codeOf(removed.body)]).toEqual(['LAST_OWNER', 'LAST_OWNER'])
  })

  it('need a second factor where the owner requires one, who needs it first', async () => {
    const { settings } = (await owner.call('GET', settingsPath)).body
    const wanted = { settings: { requireSecondFactor: true, revision: settings.revision } }
    const refused = await owner.call('PATCH', settingsPath, wanted)
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'OWN_FACTOR_MISSING'])
    expect((await key.call('PATCH', settingsPath, wanted)).body.settings.requireSecondFactor).toBe(true)
    const manager = await site.signIn(STAFF)
    expect(await exchange(manager.accessToken)).toMatchObject({ error: 'insufficient_user_authentication' })
    const { db, clock } = site.platform.services
    const { memberId } = await one(STAFF.email)
    const factor = {
      id: crypto.randomUUID(),
      memberId,
      type: 'EMAIL' as const,
      name: null,
      createdAt: clock.now(),
    }
    await db.insertInto('factors').values(factor).execute()
    expect(await exchange(manager.accessToken)).toMatchObject({ scope: 'manager' })
    expect(await one(STAFF.email)).toMatchObject({ hasSecondFactor: true })
  })
})
