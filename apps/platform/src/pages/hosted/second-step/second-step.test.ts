import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../../dev/testing/authenticator.ts'
import { answerOf, authorizationAddress, redirectAddress } from '../../../dev/testing/authorization.ts'
import { Browser, type Page } from '../../../dev/testing/browser.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

const security = async (browser: Browser, member: TestMember): Promise<Page> => {
  const address = await redirectAddress(site, member.accessToken, {
    memberAccountPage: { section: 'ACCOUNT_INFO' },
  })
  await browser.open(address)
  return browser.open('/_hosted/account/security')
}
const box = async (to: string) => {
  const answer = await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent(to)}`)
  return (await answer.json()) as { code: string; messages: { channel: string; text: string }[] }
}
const signIn = async (browser: Browser, { email, password }: TestMember, login?: string) =>
  browser.fill(await browser.open(login ?? (await authorizationAddress(site, visitor))), { email, password })

async function withApp() {
  const member = await site.signUp()
  const browser = new Browser(site)
  await security(browser, member)
  const page = await browser.submit('/_hosted/account/security', { type: 'TOTP' })
  const secret = /name="secret" value="([A-Z2-7]+)"/.exec(page.text)?.[1] ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = () => app.generate({ timestamp: site.clock.now().getTime() })
  const done = await browser.fill(page, { code: code() })
  site.clock.advance(31)
  return { member, page, done, code, browser }
}

describe('An authenticator app', () => {
  it('is added by a picture or by hand, brings recovery codes once, and is asked for at the next sign-in', async () => {
    const { member, page, done, code } = await withApp()
    expect(page.text).toMatch(/role="img"[^>]*><svg/)
    const codes = [...done.text.matchAll(/<code>([\w-]+)<\/code>/g)].map(([, each]) => each)
    expect(codes).toHaveLength(10)
    const browser = new Browser(site)
    const asked = await signIn(browser, member)
    expect(asked.text).toContain('Enter the 6-digit code')
    const wrong = await browser.fill(asked, { code: '000000' })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('id="code-error"')])
    const back = await browser.fill(wrong, { code: code() })
    expect(answerOf(back.url)).toMatchObject({ code: expect.any(String), state: 'the state' })
  })

  it('is not asked for again on a device that was remembered', async () => {
    const { member, code } = await withApp()
    const browser = new Browser(site)
    await browser.fill(await signIn(browser, member), { code: code(), remember: 'yes' })
    expect(answerOf((await signIn(browser, member)).url)).toHaveProperty('code')
    expect((await signIn(new Browser(site), member)).text).toContain('One more step')
  })

  it('gives way to a recovery code', async () => {
    const { member, done } = await withApp()
    const [, code = ''] = /<code>([\w-]+)<\/code>/.exec(done.text) ?? []
    const browser = new Browser(site)
    const chosen = await browser.fill(await signIn(browser, member), { start: 'RECOVERY_CODE' })
    // A recovery code is not begun: it is there.
    expect(chosen.text).toContain('Recovery code')
    expect(answerOf((await browser.fill(chosen, { code })).url)).toHaveProperty('code')
  })
})

describe('A code by text, by call and by mail', () => {
  it.each([
    ['SMS', '+12125550134'],
    ['CALL', '+12125550135'],
    ['EMAIL', undefined],
  ])('%s is added, sent again, and lets in', async (type, phone) => {
    const member = await site.signUp()
    const browser = new Browser(site)
    await security(browser, member)
    const to = phone ?? member.email
    const page = await browser.submit('/_hosted/account/security', { type, ...(phone ? { phone } : {}) })
    const on = await browser.fill(page, { code: (await box(to)).code })
    expect(on.text).toContain('Your recovery codes')
    expect((await box(to)).messages.some(({ channel }) => channel === type)).toBe(true)
    const again = await browser.fill(await signIn(browser, member), { start: type })
    expect(again.text).toContain('We sent it again.')
    expect(answerOf((await browser.fill(again, { code: (await box(to)).code })).url)).toHaveProperty('code')
  })

  it('asks for a number with its country, at the field of that factor', async () => {
    const browser = new Browser(site)
    await security(browser, await site.signUp())
    const page = await browser.submit('/_hosted/account/security', { type: 'SMS', phone: '555 0100' })
    expect(page.text).toMatch(/id="phone-SMS"[^>]*aria-invalid/)
    expect(page.text).not.toMatch(/id="phone-CALL"[^>]*aria-invalid/)
  })
})

describe('A push', () => {
  async function waiting() {
    const member = await site.signUp()
    const browser = new Browser(site)
    await security(browser, member)
    const page = await browser.submit('/_hosted/account/security', { type: 'PUSH' })
    await browser.fill(page, { code: (await box(member.email)).code })
    const asked = await signIn(browser, member)
    const { messages } = await box(member.email)
    const link = /http\S+/.exec(messages.find(({ text }) => text.includes('/_hosted/push'))?.text ?? '')?.[0]
    return { browser, asked, question: await new Browser(site).open(link ?? '') }
  }
  const decided = async (browser: Browser, page: Page) => {
    const [, stateToken = ''] = /name="stateToken" value="([^"]+)"/.exec(page.text) ?? []
    const answer = await browser.submit('/_hosted/second-step/decided', { stateToken })
    return JSON.parse(answer.text)
  }

  it('waits, is approved on the device, and then lets in', async () => {
    const { browser, asked, question } = await waiting()
    const early = await browser.fill(asked, {})
    expect(early.text).toContain('approved yet.')
    expect(await decided(browser, early)).toEqual({ decided: false })
    const device = new Browser(site)
    expect((await device.fill(question, { answer: 'APPROVED' })).text).toContain('Approved')
    expect(await decided(browser, early)).toEqual({ decided: true })
    expect(answerOf((await browser.fill(early, {})).url)).toHaveProperty('code')
    expect((await device.open(question.url.href)).text).toContain('This request has ended')
  })

  it('that is refused ends the sign-in', async () => {
    const { browser, asked, question } = await waiting()
    await new Browser(site).fill(question, { answer: 'DENIED' })
    const page = await browser.fill(asked, {})
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('This sign-in has ended')])
    expect(page.text).not.toContain('data-poll')
  })

  it('can be approved from no other site', async () => {
    const { question } = await waiting()
    const request = question.url.searchParams.get('request') ?? ''
    const answer = await site.fetch(`${site.url}/_hosted/push`, {
      method: 'POST',
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ request, answer: 'APPROVED' }),
    })
    expect(answer.status).toBe(403)
  })
})

describe('A passkey', () => {
  it('is added and used where the page has a name', async () => {
    const local = await createTestPlatform({ config: { publicUrl: 'http://127.0.0.1:4000' } })
    const named = { ...local, url: 'http://localhost:4000' }
    const member = await local.signUp()
    const browser = new Browser(named)
    const address = await redirectAddress(local, member.accessToken, { memberAccountPage: {} })
    await browser.open(address.replace('127.0.0.1', 'localhost'))
    const page = await browser.submit('/_hosted/account/security', { type: 'WEBAUTHN' })
    const key = new Authenticator()
    const credential = JSON.stringify(key.create(optionsIn(page), named.url))
    const done = await browser.fill(
      { ...page, text: page.text.replace('name="credential" />', 'name="credential" value="" />') },
      { credential, name: 'Phone' },
    )
    expect(done.text).toContain('Your recovery codes')

    const token = (await anonymous(local)).access_token
    const login = (await authorizationAddress(local, token)).replace('127.0.0.1', 'localhost')
    const asked = await browser.fill(await browser.open(login), {
      email: member.email,
      password: member.password,
    })
    const signed = JSON.stringify(key.get(optionsIn(asked), named.url))
    expect(answerOf((await browser.fill(asked, { credential: signed })).url)).toHaveProperty('code')
    await local.close()
  })

  it('offers the page by its name where it was opened by a number', async () => {
    const local = await createTestPlatform({ config: { publicUrl: 'http://127.0.0.1:4000' } })
    const byNumber = { ...local, url: 'http://127.0.0.1:4000' }
    const member = await local.signUp()
    const browser = new Browser(byNumber)
    await browser.open(await redirectAddress(local, member.accessToken, { memberAccountPage: {} }))
    const page = await browser.submit('/_hosted/account/security', { type: 'WEBAUTHN' })
    expect(page.text).toContain('Open this page at localhost')
    const named = await browser.submit('/_hosted/account/by-name', {})
    expect(named.url.origin + named.url.pathname).toBe('http://localhost:4000/_hosted/account/security')
    await local.close()
  })

  const optionsIn = ({ text }: Page) => {
    const [, options = '{}'] = /data-options="([^"]*)"/.exec(text) ?? []
    return JSON.parse(options.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  }
})

describe('Changing how one signs in', () => {
  it('asks to sign in again after five minutes, and goes on in the same session', async () => {
    const member = await site.signUp()
    const browser = new Browser(site)
    await security(browser, member)
    site.clock.advance(301)
    visitor = (await anonymous(site)).access_token
    const asked = await browser.submit('/_hosted/account/security', { type: 'TOTP' })
    expect(asked.text).toContain('Enter your password again')
    expect(asked.text).toContain(`value="${member.email}"`)
    const back = await browser.fill(asked, { email: member.email, password: member.password })
    expect(back.url.pathname).toBe('/_hosted/account/security')
    const page = await browser.submit('/_hosted/account/security', { type: 'TOTP' })
    expect(page.text).toContain('Scan this QR code')
    const sessions = await browser.open('/_hosted/account/sessions')
    expect(sessions.text).toContain('signed in anywhere else.')
  })

  it('takes a factor away again', async () => {
    const { browser, member } = await withApp()
    const page = await browser.open('/_hosted/account/security')
    const [, factorId = ''] = /name="factorId" value="([^"]+)"/.exec(page.text) ?? []
    expect((await browser.submit('/_hosted/account/security/remove', { factorId })).text).toContain(
      'Method removed.',
    )
    expect(answerOf((await signIn(new Browser(site), member)).url)).toHaveProperty('code')
  })
})
