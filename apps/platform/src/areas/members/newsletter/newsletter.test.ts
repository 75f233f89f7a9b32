import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PACKER, STAFF } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/newsletter/v1/subscribers'
const DAY = 86_400
let site: TestPlatform
let manager: Shopper
let visitor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small', config: { accessTokenSeconds: 4000 * DAY } })
  manager = await colleague(site, STAFF)
  visitor = await Shopper.visitor(site)
}, 120_000)
afterAll(() => site?.close())

const subscribe = (email: string, source = 'footer') =>
  visitor.call('POST', path, { subscriber: { email, source } })
async function mails(email: string) {
  const { messages } = await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()
  return messages as { subject: string; text: string; headers: Record<string, string> }[]
}
const linkIn = (text: string | undefined, act: string) =>
  new RegExp(`\\S+/_hosted/newsletter/${act}/\\S+`).exec(text ?? '')?.[0] ?? ''
const press = (link: string) => site.fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
async function subscriber(email: string) {
  const query = { filter: { email } }
  const { status, body } = await manager.call('POST', `${path}/query`, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.subscribers[0]
}
async function subscribed(email: string) {
  await subscribe(email)
  await press(linkIn((await mails(email))[0]?.text, 'confirm'))
  return subscriber(email)
}

describe('The newsletter', () => {
  it('is sent to an address once its reader has confirmed by the button, not by opening the link', async () => {
    expect((await subscribe('Reader@example.test')).body).toEqual({})
    const [letter] = await mails('reader@example.test')
    expect(letter?.subject).toBe('Confirm your subscription to Galleria')
    const link = linkIn(letter?.text, 'confirm')
    const page = await (await site.fetch(link)).text()
    expect(page).toContain('Send the Galleria newsletter to Reader@example.test?')
    expect(await subscriber('reader@example.test')).toMatchObject({
      status: 'PENDING',
      source: 'footer',
      language: 'en',
      confirmedDate: null,
    })
    expect(await (await press(link)).text()).toContain('You&#39;re subscribed')
    expect(await subscriber('reader@example.test')).toMatchObject({
      status: 'SUBSCRIBED',
      email: 'Reader@example.test',
      confirmedDate: expect.any(String),
    })
    const [welcome, ...rest] = await mails('reader@example.test')
    expect(rest).toHaveLength(1)
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<${linkIn(welcome?.text, 'unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('is ended by one press, for good: the link of the first letter begins it no more', async () => {
    const email = 'gone@example.test'
    const { unsubscribeUrl } = await subscribed(email)
    const [, first] = await mails(email)
    expect(await (await site.fetch(unsubscribeUrl)).text()).toContain('Stop sending the Galleria newsletter')
    expect((await press(unsubscribeUrl)).status).toBe(200)
    expect((await press(unsubscribeUrl)).status).toBe(200)
    expect((await press(linkIn(first?.text, 'confirm'))).status).toBe(410)
    expect(await subscriber(email)).toMatchObject({ status: 'UNSUBSCRIBED', endedDate: expect.any(String) })
    await subscribe(email, 'account')
    expect(await subscriber(email)).toMatchObject({ status: 'PENDING', source: 'account', endedDate: null })
  })

  it('answers the same about an address that is subscribed, and sends it no second letter', async () => {
    await subscribed('twice@example.test')
    const before = (await mails('twice@example.test')).length
    expect((await subscribe('twice@example.test')).body).toEqual({})
    expect(await mails('twice@example.test')).toHaveLength(before)
    expect((await subscriber('twice@example.test')).status).toBe('SUBSCRIBED')
  })

  it('writes to one address three times at most in a quarter of an hour', async () => {
    const email = 'flooded@example.test'
    const answers = [1, 2, 3, 4].map(() => subscribe(email))
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
    expect(await mails(email)).toHaveLength(3)
  })

  it('takes links of its own alone, and those to confirm for a week', async () => {
    await subscribe('late@example.test')
    const link = linkIn((await mails('late@example.test'))[0]?.text, 'confirm')
    const other = link.replace('/confirm/', '/unsubscribe/')
    expect((await press(other)).status).toBe(410)
    site.clock.advance(8 * DAY)
    expect((await press(link)).status).toBe(410)
    expect((await subscriber('late@example.test')).status).toBe('PENDING')
  })

  it('refuses what is no address', async () => {
    for (const wrong of ['ada', '', `${'a'.repeat(250)}@x.test`])
      expect((await subscribe(wrong)).status).toBe(400)
    expect((await subscribe('a@example.test', 'Foot er')).status).toBe(400)
  })
})

describe('The list of subscribers', () => {
  it('has pages, counts and the member with the address, and lets staff end a subscription', async () => {
    const { email, memberId } = await site.signUp()
    const { id } = await subscribed(email)
    expect((await subscriber(email)).memberId).toBe(memberId)
    const counts = async () => (await manager.call('GET', `${path}/count`)).body
    const before = await counts()
    const { body } = await manager.call('POST', `${path}/${id}/unsubscribe`, {})
    expect(body.subscriber).toMatchObject({ status: 'UNSUBSCRIBED', memberId })
    expect(await counts()).toEqual({
      ...before,
      subscribed: before.subscribed - 1,
      unsubscribed: before.unsubscribed + 1,
    })
    const ask = (cursor?: string) =>
      manager.call('POST', `${path}/query`, { query: { cursorPaging: { limit: 1, cursor } } })
    const first = (await ask()).body
    const second = (await ask(first.pagingMetadata.cursors.next)).body
    expect(first.subscribers[0].askedDate >= second.subscribers[0].askedDate).toBe(true)
    expect(first.subscribers[0].id).not.toBe(second.subscribers[0].id)
    expect((await manager.call('POST', `${path}/nothing/unsubscribe`, {})).status).toBe(404)
  })

  it('is for those who may read marketing', async () => {
    const packer = await colleague(site, PACKER)
    expect((await packer.call('POST', `${path}/query`, { query: {} })).status).toBe(403)
    expect((await visitor.call('POST', `${path}/query`, { query: {} })).status).toBe(403)
  })

  it('is in the file of a member’s own data, and the consent goes with the member', async () => {
    // One mailbox, spelled in two ways.
    const member = await site.signUp({ email: 'leser@bücher.test' })
    const spelled = 'leser@xn--bcher-kva.test'
    await subscribed(spelled)
    const me = new Shopper(site, member.accessToken)
    const { url } = (await me.call('POST', '/members/v1/members/my/export', {})).body
    const { newsletter } = await (await site.fetch(url)).json()
    expect(newsletter).toMatchObject([{ status: 'SUBSCRIBED', source: 'footer' }])
    await me.call('DELETE', '/members/v1/members/my')
    expect(await subscriber(spelled)).toBeUndefined()
  })
})
