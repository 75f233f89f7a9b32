import { afterAll, beforeAll, expect, it } from 'vitest'
import { post } from '../../../dev/testing/post.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

async function authorize(state: string): Promise<void> {
  const authRequest = {
    clientId: site.clientId,
    redirectUri: 'http://127.0.0.1:3000/account/callback',
    codeChallenge: 'c'.repeat(43),
    codeChallengeMethod: 'S256',
    responseMode: 'fragment',
    responseType: 'code',
    state,
  }
  const body = { auth: { authRequest, prompt: 'login' } }
  expect((await post(site, '/_api/redirects-api/v1/redirect-session', body, visitor)).status).toBe(200)
}

async function signIn(name: string): Promise<string> {
  const login = { loginId: { email: `${name}@callback.test` }, password: 'lovelace-1843' }
  const answer = await post(site, '/_api/iam/authentication/v2/register', login, visitor)
  return ((await answer.json()) as { sessionToken: string }).sessionToken
}

async function callback(state: string, sessionToken: string) {
  const query = new URLSearchParams({ state, sessionToken })
  const answer = await site.fetch(`${site.url}/_api/iam/authentication/v1/callback?${query}`)
  return {
    status: answer.status,
    body: (await answer.json()) as { headers: { key: string; value: string }[] },
  }
}

it('The callback takes the OAuth state that the client chose, once and with a session token alone', async () => {
  await authorize('a state of our own')
  const sessionToken = await signIn('ann')
  expect((await callback('a state of our own', 'no session token')).status).toBe(400)
  expect((await callback('a state of somebody else', sessionToken)).status).toBe(400)
  const { status, body } = await callback('a state of our own', sessionToken)
  expect(status).toBe(200)
  const location = body.headers.find(({ key }) => key === 'location')?.value ?? ''
  const told = new URLSearchParams(new URL(location).hash.slice(1))
  expect(told.get('state')).toBe('a state of our own')
  expect(told.get('code')).toBeTruthy()
  expect((await callback('a state of our own', await signIn('ben'))).status).toBe(400)
})
