import { createHash, randomBytes } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { newPerson } from '../kit/people.ts'

type Person = ReturnType<typeof newPerson>
type Body = Readonly<Record<string, unknown>>

const clientId = '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1'

/**
 * Makes a new member of the shared store, whose session the browser has, by the calls of the shop's own pages: for tests of what comes
 * after. The forms are the subject of `journeys/identity`, `journeys/member` and `faults/identity`.
 */
export async function joined(context: BrowserContext, person = newPerson()): Promise<Person> {
  const { email, password, firstName, lastName } = person
  await enter(context, '/v2/register', {
    loginId: { email },
    password,
    profile: { firstName, lastName },
  })
  return person
}

/** Gives the browser the session of a person who has an account in the shared store. */
export async function signedIn(
  context: BrowserContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await enter(context, '/v2/login', { loginId: { email }, password })
}

async function enter(context: BrowserContext, path: string, form: Body): Promise<void> {
  const { STORE_URL: storeUrl = '', PLATFORM_URL: platformUrl = '' } = process.env
  const call = async (url: string, data: Body, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await context.request.post(url, { data, headers })
    expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const { access_token } = await call(`${platformUrl}/oauth2/token`, { clientId, grantType: 'anonymous' })
  const visitor = { authorization: access_token as string }
  const { sessionToken } = await call(platformUrl + path, form, visitor)
  const codeVerifier = randomBytes(32).toString('base64url')
  const authRequest = {
    clientId,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    codeChallengeMethod: 'S256',
    responseMode: 'web_message',
    responseType: 'code',
    scope: 'offline_access',
    state: randomBytes(16).toString('base64url'),
    sessionToken,
  }
  const asked = { auth: { authRequest, prompt: 'none' } }
  const { redirectSession } = await call(`${platformUrl}/v1/redirect-session`, asked, visitor)
  const message = await (await context.request.get(new URL(redirectSession.fullUrl, platformUrl).href)).text()
  const code = /"code":"(?<code>[^"]+)"/.exec(message)?.groups?.code
  expect(code, message).toBeDefined()
  await call(
    `${storeUrl}/_session`,
    { grantType: 'authorization_code', code, codeVerifier },
    { origin: storeUrl },
  )
}
