import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { redirectAddress } from '../../dev/testing/authorization.ts'
import { hire } from '../../dev/testing/back-office.ts'
import { Browser } from '../../dev/testing/browser.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

const base = '/_hosted/back-office'
let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site.close())

it.each([
  ['drafts', 'Draft orders'],
  ['subscriptions', 'Subscriptions'],
])(
  'The back office opens to email and password, at the page that was asked for: %s',
  async (place, title) => {
    const browser = new Browser(site)
    const asked = await browser.open(`${base}/${place}`)
    expect(asked.text).toContain('Sign in with your staff account')
    expect(asked.text).not.toContain('API key')
    const { email, password } = await hire(site, 'STAFF')
    const wrong = await browser.fill(asked, { email, password: 'not the password' })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('id="password-error"')])
    const inside = await browser.fill(wrong, { email, password })
    expect(new URL(inside.url).pathname).toBe(`${base}/${place}`)
    expect(inside.text).toContain(title)
  },
)

it('Staff with a second factor are asked for it before the back office opens', async () => {
  const member = await site.signUp()
  const { db, clock } = site.platform.services
  const role = { id: crypto.randomUUID(), memberId: member.memberId, role: 'STAFF' as const }
  await db
    .insertInto('staffUsers')
    .values({ ...role, createdAt: clock.now() })
    .execute()
  const own = new Browser(site)
  await own.open(
    await redirectAddress(site, member.accessToken, { memberAccountPage: { section: 'ACCOUNT_INFO' } }),
  )
  await own.open('/_hosted/account/security')
  const page = await own.submit('/_hosted/account/security', { type: 'TOTP' })
  const secret = /name="secret" value="([A-Z2-7]+)"/.exec(page.text)?.[1] ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = () => app.generate({ timestamp: site.clock.now().getTime() })
  await own.fill(page, { code: code() })
  site.clock.advance(31)

  const browser = new Browser(site)
  const { email, password } = member
  const second = await browser.fill(await browser.open(`${base}/orders`), { email, password })
  expect(second.text).toContain('Enter the 6-digit code')
  expect((await browser.open(`${base}/orders`)).text).toContain('Sign in with your staff account')
  const inside = await browser.fill(second, { code: code() })
  expect(new URL(inside.url).pathname).toBe(`${base}/orders`)
})

it('A password guesser is rate limited as at every sign-in', async () => {
  const { email } = await hire(site, 'OWNER')
  const browser = new Browser(site)
  const asked = await browser.open(`${base}/orders`)
  let status = 422
  for (let round = 0; round < 15 && status === 422; round += 1)
    status = (await browser.fill(asked, { email, password: `guess number ${round}` })).status
  expect(status).toBe(429)
})
