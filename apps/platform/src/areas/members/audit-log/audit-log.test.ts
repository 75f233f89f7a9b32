import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, PACKER, STAFF } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
let manager: Shopper
let packer: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = await colleague(site, OWNER)
  manager = await colleague(site, STAFF)
  packer = await colleague(site, PACKER)
}, 120_000)
afterAll(() => site?.close())

async function entries(filter: object = {}, text?: string) {
  const query = { filter, cursorPaging: { limit: 50 } }
  const { status, body } = await manager.call('POST', '/staff/v1/audit-entries/query', { query, text })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.entries
}

describe('The audit log', () => {
  it('tells who changed what and when, newest first, with values before and after', async () => {
    const brand = (await manager.call('POST', '/stores/v3/brands', { brand: { name: 'Kiln' } })).body.brand
    site.clock.advance(60)
    const staff = (await owner.call('GET', '/staff/v1/staff-members')).body.staffMembers
    const { id } = staff.find(({ email }: { email: string }) => email === PACKER.email)
    await owner.call('PATCH', `/staff/v1/staff-members/${id}`, { staffMember: { role: 'SUPPORT' } })
    const [latest, first] = await entries()
    expect(latest).toMatchObject({
      operation: 'UpdateStaffMember',
      by: { type: 'OWNER', email: OWNER.email, name: 'Olive Okafor' },
      object: { kind: 'staff-members', id },
      changes: [{ field: 'staffMember.role', before: 'PACKER', after: 'SUPPORT' }],
    })
    expect(first).toMatchObject({
      operation: 'CreateBrand',
      by: { type: 'MANAGER', email: STAFF.email },
      object: { kind: 'brands', id: brand.id },
      changes: [{ field: 'brand.name', after: 'Kiln' }],
    })
    expect(Date.parse(latest.createdDate)).toBeGreaterThan(Date.parse(first.createdDate))
  })

  it('names apps, and staff by their own name at calls which know programs alone', async () => {
    const key = new Shopper(site, site.ownerKey)
    await key.call('POST', '/stores/v3/brands', { brand: { name: 'By a program' } })
    const [entry] = await entries({ byType: 'APP' })
    expect(entry).toMatchObject({ operation: 'CreateBrand', by: { type: 'APP', memberId: null, name: null } })
  })

  it('has nothing of reads, of refused calls and of shoppers', async () => {
    const before = await entries()
    await manager.call('POST', '/stores/v3/brands/count', {})
    await packer.call('POST', '/stores/v3/brands', { brand: { name: 'Not allowed' } })
    await manager.call('POST', '/stores/v3/brands', { brand: {} })
    const shopper = new Shopper(site, (await site.signUp()).accessToken)
    await shopper.call('PATCH', '/members/v1/members/my/communication-preferences', {})
    expect(await entries()).toEqual(before)
  })

  it('keeps of a member the names of the changed fields alone', async () => {
    const { memberId } = await site.signUp()
    const member = { id: memberId, profile: { title: 'Potter' } }
    await manager.call('PATCH', `/members/v1/members/${memberId}`, { member })
    const [entry] = await entries({ objectId: memberId })
    expect(entry).toMatchObject({ object: { kind: 'members', id: memberId } })
    expect(entry.changes).toEqual([{ field: 'member.profile.title' }])
    expect(JSON.stringify(entry)).not.toContain('Potter')
  })

  it('is found by person, kind, time and text, page by page', async () => {
    const { memberId } = (await entries({ byType: 'OWNER' }))[0].by
    expect(
      new Set((await entries({ byMemberId: memberId })).map(({ by }: { by: { type: string } }) => by.type)),
    ).toEqual(new Set(['OWNER']))
    expect((await entries({ kind: 'brands' })).length).toBe(2)
    expect(await entries({ createdDate: { $gt: '2090-01-01T00:00:00Z' } })).toEqual([])
    expect((await entries({}, 'kiln')).length).toBe(1)
    expect((await entries({}, 'stefan')).length).toBeGreaterThan(0)
    expect(await entries({}, '100%')).toEqual([])
    const ask = (cursor?: string) =>
      manager.call('POST', '/staff/v1/audit-entries/query', { query: { cursorPaging: { limit: 1, cursor } } })
    const first = (await ask()).body
    const second = (await ask(first.pagingMetadata.cursors.next)).body
    expect(second.entries[0].id).not.toBe(first.entries[0].id)
  })

  it('is for owners and managers', async () => {
    expect((await packer.call('POST', '/staff/v1/audit-entries/query', { query: {} })).status).toBe(403)
  })

  it('forgets entries after two years', async () => {
    site.clock.advance(731 * 86_400)
    const { services } = site.platform
    await services.schedule.runDue(services)
    expect(await services.db.selectFrom('auditLog').select('id').execute()).toEqual([])
  })
})
