import { expect, type Locator, type Page } from '@playwright/test'
import type { newPerson } from '../kit/people.ts'

type Person = ReturnType<typeof newPerson>
type Body = Readonly<Record<string, unknown>>

/** Offers of the development store, as its documentation lists them. */
export const offered = {
  service: '5dce5f70-7292-5fa2-9727-f9312af1f495',
  event: 'kiln-opening',
  plan: '439f4383-139a-5977-bb37-b2a8f7a8ba10',
  client: '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1',
} as const

/** The platform's own pages, reached as a store reaches them: by a redirect session. */
export class Hosted {
  readonly page: Page
  readonly url: string
  readonly main: Locator

  constructor(page: Page, platformUrl: string) {
    this.page = page
    this.url = platformUrl
    this.main = page.getByRole('main')
  }

  async call(path: string, body: Body, token?: string): Promise<Record<string, string>> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }

  async visitor(): Promise<string> {
    const body = { clientId: offered.client, grantType: 'anonymous' }
    return (await this.call('/oauth2/token', body)).access_token ?? ''
  }

  async register({ email, password, firstName }: Person): Promise<void> {
    const body = { loginId: { email }, password, profile: { nickname: firstName } }
    await this.call('/v2/register', body, await this.visitor())
  }

  /** The address that a store would send the browser to. */
  async address(body: Body, language = 'en'): Promise<string> {
    const preferences = { additionalQueryParameters: { ui_locales: language } }
    const answer = await this.call('/v1/redirect-session', { preferences, ...body }, await this.visitor())
    return (answer.redirectSession as unknown as { fullUrl: string }).fullUrl
  }

  authorization(storeUrl: string, prompt = 'login'): Body {
    return {
      auth: {
        authRequest: {
          clientId: offered.client,
          redirectUri: `${storeUrl}/account/callback`,
          codeChallenge: 'c'.repeat(43),
          codeChallengeMethod: 'S256',
          responseMode: 'query',
          responseType: 'code',
          state: 'of-this-test',
        },
        prompt,
      },
    }
  }

  /** Parameters that the client's own page receives, in the address of its request. */
  async returned(work: () => Promise<unknown>): Promise<string> {
    const [request] = await Promise.all([this.page.waitForRequest(/\/account\/callback\?/), work()])
    return request.url()
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.main.getByLabel('Email').fill(email)
    await this.main.getByLabel('Password').fill(password)
    await this.main.getByRole('button', { name: 'Sign in' }).click()
  }

  /** A section of the member's account, signed in on the way. */
  async openAccount(person: Person, section = 'ACCOUNT_INFO', host?: string): Promise<void> {
    const address = new URL(await this.address({ memberAccountPage: { section } }))
    if (host) address.hostname = host
    await this.page.goto(address.href)
    await this.signIn(person)
    await this.page.waitForURL(/\/_hosted\/account\//)
  }

  /** The newest one-time code for an address or a phone number. */
  async code(to: string): Promise<string> {
    const answer = await fetch(`${this.url}/_dev/mailbox/${encodeURIComponent(to)}`)
    return ((await answer.json()) as { code: string }).code
  }
}
