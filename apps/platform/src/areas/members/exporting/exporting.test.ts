import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import type { TestMember } from '../../../dev/testing.ts'

const path = '/members/v1/members/my/export'
let { site, lamp } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop({ quantity: 50 }))
})
afterAll(() => site?.close())

/** Member with data in many tables. */
async function somebody(email: string, title: string, friend?: TestMember) {
  const member = await site.signUp({ email })
  const me = new Shopper(site, member.accessToken)
  await me.add(lamp)
  await me.buy('32.50')
  await me.add(lamp)
  const profile = { title }
  await me.call('PATCH', `/members/v1/members/${member.memberId}`, {
    member: { id: member.memberId, profile },
  })
  await me.call('POST', '/members/v1/members/join-community', {})
  const nodes = [
    { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', nodes: [], textData: { text: `About ${title}` } }] },
  ]
  await me.call('POST', '/members/v2/abouts', { memberAbout: { content: { nodes } } })
  if (friend) {
    await me.call('POST', `/members/v3/followers/${friend.memberId}`, {})
    const memberReport = {
      reportedMemberId: friend.memberId,
      reason: { category: 'OTHER', description: title },
    }
    await me.call('POST', '/members/v1/member-reports', { memberReport })
  }
  return { ...member, me }
}

describe('The export of one’s own data', () => {
  it('The export of one’s own data is a file with all of the caller and nothing of anybody else, without what opens an account', async () => {
    const ann = await somebody('ann@example.test', 'Ann throws pots')
    const bob = await somebody('bob@example.test', 'Bob weaves', ann)
    const asked = await bob.me.call('POST', path, {})
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const file = await site.fetch(asked.body.url)
    expect([file.status, file.headers.get('content-disposition'), file.headers.get('cache-control')]).toEqual(
      [200, `attachment; filename="${asked.body.fileName}"`, 'private, no-store'],
    )
    const text = await file.text()
    const data = JSON.parse(text)
    expect(data.profile[0]).toMatchObject({
      id: bob.memberId,
      loginEmail: 'bob@example.test',
      title: 'Bob weaves',
    })
    for (const name of [
      'orders',
      'carts',
      'loyaltyAccount',
      'about',
      'following',
      'reports',
      'sessions',
      'signIns',
    ])
      expect(data[name].length, name).toBeGreaterThan(0)
    expect(text).not.toMatch(/ann@example\.test|Ann throws/)
    expect(text).not.toMatch(/argon2|[Hh]ash"|[Ss]keleton"/)
    const kept = await (await site.fetch((await ann.me.call('POST', path, {})).body.url)).text()
    expect(kept).not.toContain(bob.memberId)
    expect(JSON.parse(kept).followers).toEqual([{ createdAt: expect.any(String) }])
  })

  it('The export of one’s own data opens by nothing but its link, for ten minutes, and for nobody who is blocked', async () => {
    const { memberId, accessToken } = await site.signUp()
    const { url } = (await new Shopper(site, accessToken).call('POST', path, {})).body
    const other = await site.signUp()
    const bad = [url.replace(memberId, other.memberId), url.split('?')[0], url.replace('proof=', 'proof=x')]
    for (const each of bad) expect((await site.fetch(each)).status).toBe(410)
    expect((await site.fetch(url)).status).toBe(200)
    await new Shopper(site, site.ownerKey).call('POST', `/members/v1/members/${memberId}/block`, {})
    expect((await site.fetch(url)).status).toBe(410)
    await new Shopper(site, site.ownerKey).call('POST', `/members/v1/members/${memberId}/approve`, {})
    site.clock.advance(601)
    expect((await site.fetch(url)).status).toBe(410)
  })
})
