import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../dev/testing/event-types.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'
import { hostileContents, hostileTexts } from './hostile.fixture.ts'

const path = '/members/v2/abouts'
let site: TestPlatform
let ann: TestMember
let bob: TestMember
let me: Shopper
let other: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  ann = await site.signUp({ email: 'ann@example.test' })
  bob = await site.signUp({ email: 'bob@example.test' })
  me = new Shopper(site, ann.accessToken)
  other = new Shopper(site, bob.accessToken)
})
afterAll(() => site?.close())

const textNode = (text: string, decorations?: object[]) => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text, ...(decorations ? { decorations } : {}) },
})
const content = (text: string) => ({
  nodes: [
    {
      type: 'PARAGRAPH',
      id: 'p1',
      nodes: [textNode(text)],
      paragraphData: { textStyle: { textAlignment: 'AUTO' } },
    },
  ],
})

describe('An about section', () => {
  it('An about section is one per member, changed by its revision, told and deleted', async () => {
    const rich = {
      nodes: [
        { type: 'HEADING', nodes: [textNode('I throw pots')], headingData: { level: 2 } },
        {
          type: 'BULLETED_LIST',
          nodes: [
            {
              type: 'LIST_ITEM',
              nodes: [
                { type: 'PARAGRAPH', nodes: [textNode('bowls', [{ type: 'BOLD', fontWeightValue: 700 }])] },
              ],
            },
          ],
        },
        {
          type: 'PARAGRAPH',
          nodes: [
            textNode('my kiln', [{ type: 'LINK', linkData: { link: { url: 'https://kiln.example/' } } }]),
          ],
        },
        {
          type: 'IMAGE',
          imageData: {
            image: { src: { url: 'https://img.example/a.png' }, width: 2, height: 1 },
            altText: 'A bowl',
          },
        },
        { type: 'DIVIDER' },
      ],
      metadata: { version: 1 },
      documentStyle: {},
    }
    const made = await me.call('POST', path, { memberAbout: { content: rich } })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id, revision, memberId } = made.body.memberAbout
    expect([revision, memberId]).toEqual(['1', ann.memberId])
    expect(made.body.memberAbout.content.nodes).toEqual(rich.nodes)
    expect((await me.call('POST', path, { memberAbout: { content: rich } })).status).toBe(409)
    const changed = { id, revision, content: content('Hello') }
    expect(
      (await me.call('PATCH', `/v2/abouts/${id}`, { memberAbout: changed })).body.memberAbout.revision,
    ).toBe('2')
    // faults row 70
    const stale = await me.call('PATCH', `${path}/${id}`, { memberAbout: changed })
    expect(stale.status).toBe(409)
    expect(stale.body.details.applicationError.data).toEqual({ currentRevision: '2' })
    expect(
      (await me.call('GET', `${path}/my`)).body.memberAbout.content.nodes[0].nodes[0].textData.text,
    ).toBe('Hello')
    expect((await me.call('DELETE', `${path}/${id}`)).body).toEqual({})
    const types = await eventTypesOf(site, id)
    expect(types.map((type) => type.split('_').at(-1))).toEqual(['created', 'updated', 'deleted'])
  })

  it('An about section is seen by those who see the member, and written by nobody else', async () => {
    const { id, revision } = (await me.call('POST', path, { memberAbout: { content: content('Mine') } })).body
      .memberAbout
    const hidden = await other.call('GET', `${path}/${id}`)
    const mine = { query: { filter: { memberId: ann.memberId } } }
    expect((await me.call('POST', `${path}/query`, mine)).body.memberAbouts).toMatchObject([{ id }])
    expect((await other.call('POST', `${path}/query`, mine)).body.memberAbouts).toEqual([])
    const missing = await other.call('GET', `${path}/${crypto.randomUUID()}`)
    expect([hidden.status, hidden.body]).toEqual([404, missing.body])
    expect((await other.call('POST', `${path}/query`, { query: {} })).body.memberAbouts).toEqual([])
    await me.call('POST', '/members/v1/members/join-community', {})
    expect((await other.call('GET', `${path}/${id}`)).status).toBe(200)
    const filter = { memberId: ann.memberId }
    expect((await other.call('POST', `${path}/query`, { query: { filter } })).body.memberAbouts).toHaveLength(
      1,
    )
    for (const [method, body] of [
      ['PATCH', { memberAbout: { id, revision, content: content('Yours') } }],
      ['DELETE', undefined],
    ] as const)
      expect((await other.call(method, `${path}/${id}`, body)).status).toBe(404)
    const forAnn = { memberAbout: { memberId: ann.memberId, content: content('x') } }
    expect((await other.call('POST', path, forAnn)).status).toBe(400)
  })

  it('An about section of one who is muted stays as it is', async () => {
    await new Shopper(site, site.ownerKey).call('POST', `/members/v1/members/${bob.memberId}/mute`, {})
    const refused = await other.call('POST', path, { memberAbout: { content: content('Loud') } })
    expect(refused.body.details.applicationError.code).toBe('MEMBER_MUTED')
  })
})

describe('Faults row 92: a payload that would run', () => {
  it.each(hostileContents.map((each, index) => [index, each] as const))(
    'content %i is refused, and says where',
    async (_, nodes) => {
      const { status, body } = await me.call('POST', path, { memberAbout: { content: { nodes } } })
      expect(status).toBe(400)
      expect(body.details.validationError.fieldViolations[0].field).toMatch(/^memberAbout\.content/)
    },
  )

  it('is text and nothing else in every field of text, and never the address of anything', async () => {
    for (const text of hostileTexts) {
      const id = ann.memberId
      const named = await me.call('PATCH', `/members/v1/members/${id}`, {
        member: { id, profile: { nickname: text.slice(0, 100), title: text.slice(0, 100) } },
      })
      // Either as it was written, for whoever shows it as text, or refused.
      if (named.status === 200)
        expect(named.body.member.profile.title).toBe(text.slice(0, 100).normalize('NFC').trim() || null)
      else expect(named.status).toBe(400)
      expect(
        (await me.call('POST', '/members/v1/members/my/slug', { slug: text.slice(0, 255) || '<' })).status,
      ).toBe(400)
      const photo = { url: text.slice(0, 2000) }
      const pictured = await me.call('PATCH', `/members/v1/members/${id}`, {
        member: { id, profile: { photo } },
      })
      expect(pictured.status).toBe(400)
    }
  })
})

describe('The phone of an about section', () => {
  const phone = `${path}/my/phone`
  const codeOf = async (to: string) =>
    (
      (await (await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent(to)}`)).json()) as {
        code: string
      }
    ).code

  it('The phone of an about section gets its code in the language of the call', async () => {
    const sent = await other.call(
      'POST',
      `${phone}/send-code`,
      { phone: '+15550100133' },
      { 'x-wix-linguist': 'ar' },
    )
    expect(sent.status).toBe(200)
    const box = await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent('+15550100133')}`)
    expect((await box.json()).messages[0].text).toContain('هو رمزك في')
  })

  it('The phone of an about section is proven by the code that was sent, once', async () => {
    expect(
      (await me.call('POST', `${phone}/verify`, { code: '123456' })).body.details.applicationError.code,
    ).toBe('NOT_FOUND')
    expect(
      (await me.call('POST', `${phone}/send-code`, { phone: '+1 555 010 0199' })).body.aboutPhone,
    ).toEqual({
      phone: '+15550100199',
      verified: false,
    })
    const code = await codeOf('+15550100199')
    const wrong = code === '000000' ? '000001' : '000000'
    expect(
      (await me.call('POST', `${phone}/verify`, { code: wrong })).body.details.applicationError.code,
    ).toBe('BAD_CODE')
    expect((await me.call('POST', `${phone}/verify`, { code })).body.aboutPhone.verified).toBe(true)
    expect((await me.call('POST', `${phone}/verify`, { code })).status).toBe(404)
    expect((await me.call('GET', phone)).body.aboutPhone).toEqual({ phone: '+15550100199', verified: true })
  })

  it('The phone of an about section takes five tries and five codes an hour, and a number that can be reached', async () => {
    expect(
      (await other.call('POST', `${phone}/send-code`, { phone: '12' })).body.details.applicationError.code,
    ).toBe('SEND_CODE_ERROR')
    await other.call('POST', `${phone}/send-code`, { phone: '+15550100200' })
    const code = await codeOf('+15550100200')
    for (let index = 0; index < 5; index += 1) await other.call('POST', `${phone}/verify`, { code: 'x' })
    expect((await other.call('POST', `${phone}/verify`, { code })).status).toBe(404)
    for (let index = 0; index < 4; index += 1)
      await other.call('POST', `${phone}/send-code`, { phone: '+15550100200' })
    expect((await other.call('POST', `${phone}/send-code`, { phone: '+15550100200' })).status).toBe(429)
    site.clock.advance(3601)
    const again = await new Shopper(site, (await site.signUp()).accessToken).call(
      'POST',
      `${phone}/send-code`,
      { phone: '+15550100200' },
    )
    expect(again.status).toBe(200)
  })
})
