import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, expect, it } from 'vitest'
import { answerOf, authorizationAddress } from '../../dev/testing/authorization.ts'
import { Browser } from '../../dev/testing/browser.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

const sites: TestPlatform[] = []
afterAll(() => Promise.all(sites.map((site) => site.close())))

type Config = NonNullable<Parameters<typeof createTestPlatform>[0]>['config']

async function signUpPage(config: Config) {
  const site = await createTestPlatform(config ? { config } : {})
  sites.push(site)
  const browser = new Browser(site)
  const visitor = (await anonymous(site)).access_token
  const login = await browser.open(await authorizationAddress(site, visitor))
  const page = await browser.open(login.url.href.replace('/login', '/sign-up'))
  return { site, browser, page }
}
const person = () => ({ email: `${crypto.randomUUID()}@example.test`, password: 'correct horse battery' })

it('The captcha lets in who has done the work, and asks who has not', async () => {
  const { site, browser, page } = await signUpPage({ captcha: 'always' })
  expect(page.text).toContain('not a robot')
  const who = person()
  const without = await browser.fill(page, who)
  expect([without.status, without.text]).toEqual([422, expect.stringContaining('not a robot.')])
  const answer = await site.fetch(`${site.url}/_hosted/captcha/challenge?kind=visible`)
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = btoa(JSON.stringify({ challenge, solution }))
  // The script fills the field that the page has for it.
  const solved = { ...without, text: without.text.replaceAll('name="captcha"', 'name="captcha" value=""') }
  expect(answerOf((await browser.fill(solved, { ...who, captcha })).url)).toHaveProperty('code')
})

it('The captcha serves what its script imports, and nothing else of the library', async () => {
  const { site } = await signUpPage({})
  for (const path of ['captcha.js', 'altcha/pow.js', 'altcha/helpers.js', 'altcha/types.js']) {
    const file = await site.fetch(`${site.url}/_hosted/${path}`)
    expect([path, file.headers.get('content-type')]).toEqual([path, 'text/javascript; charset=utf-8'])
  }
  expect((await site.fetch(`${site.url}/_hosted/altcha/index.js`)).status).toBe(404)
})

it('The captcha is asked by risk only once something went wrong', async () => {
  const { browser, page } = await signUpPage({ captcha: 'risk' })
  expect(page.text).not.toContain('not a robot')
  const wrong = await browser.fill(page, { ...person(), password: 'short' })
  expect(wrong.text).toContain('not a robot')
})

it('The captcha is Google’s where the site has its keys: its frame and script are allowed, and its token is asked about', async () => {
  const asked: URLSearchParams[] = []
  const google = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)))
    response.end(JSON.stringify({ success: true, hostname: 'platform.test' }))
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  const key = (name: string) => ({ siteKey: `${name}-key`, secret: `${name}-secret` })
  const { port } = google.address() as AddressInfo
  const recaptcha = {
    visible: key('visible'),
    invisible: key('invisible'),
    verifyUrl: `http://127.0.0.1:${port}`,
  }
  const { browser, page } = await signUpPage({ captcha: 'always', recaptcha })
  expect(page.text).toContain('data-sitekey="visible-key"')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/')
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
  expect(page.text).toContain(`src="https://www.google.com/recaptcha/api.js" nonce="${nonce}"`)
  // Google's script adds a field of its own to the form.
  const filled = {
    ...page,
    text: page.text.replace('</form>', '<textarea name="g-recaptcha-response"></textarea></form>'),
  }
  const done = await browser.fill(filled, { ...person(), 'g-recaptcha-response': 'the-token' })
  expect(answerOf(done.url)).toHaveProperty('code')
  expect(asked.map((form) => [form.get('secret'), form.get('response')])).toEqual([
    ['visible-secret', 'the-token'],
  ])
  google.close()
})
