import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect } from '../kit/fault-test.ts'

/** Watches where codes, states and tokens must not show: addresses of the store, what it is asked, referrers, the console. */
export class Secrets {
  readonly #page: Page
  readonly #seen: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => this.#seen.push(message.text()))
    page.on('request', (request) => {
      const { referer = '' } = request.headers()
      this.#seen.push(referer)
      // Up to the fragment: that is what a server, and its log, gets to see.
      this.#seen.push(request.url().split('#')[0] ?? '')
    })
  }

  async expectKept(): Promise<void> {
    const cookies = (await this.#page.context().cookies()).filter(({ name }) =>
      /galleria-(access|refresh)/.test(name),
    )
    expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual(
      Array(2).fill([true, 'Strict']),
    )
    const tokens = cookies.map(({ value }) => decodeURIComponent(value.split('~').at(-1) ?? ''))
    const stored = await this.#page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((area) => Object.values(area)).join(),
    )
    for (const token of tokens) {
      expect(token.length).toBeGreaterThan(8)
      expect([stored, ...this.#seen].filter((text) => text.includes(token))).toEqual([])
    }
    const store = new URL(this.#page.url()).origin
    const leaked = this.#seen.filter(
      (text) => text.includes(store) && /[?&#](code|state)=/.test(text.split(store)[1] ?? ''),
    )
    expect(leaked).toEqual([])
    expect(this.#page.url()).not.toMatch(/code=|state=/)
    // Nor where Back leads.
    const entries = await this.#page.evaluate(() =>
      'navigation' in window
        ? (window.navigation as { entries(): { url: string }[] }).entries().map(({ url }) => url)
        : [],
    )
    expect(entries.filter((url) => /[?&#](code|state)=/.test(url))).toEqual([])
  }
}

/** Every request for tokens from now on. */
export function tokenCalls(page: Page): readonly Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (isTokenCall(request)) seen.push(request)
  })
  return seen
}

/** Requests that trade a code. */
export function codeExchanges(page: Page): readonly Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (isTokenCall(request) && request.postData()?.includes('authorization_code')) seen.push(request)
  })
  return seen
}

/** Requests that the shell answered by the platform instead of from its cookie: their answers set another. */
export function renewals(of: Page | BrowserContext): readonly Request[] {
  const seen: Request[] = []
  of.on('response', async (response) => {
    const request = response.request()
    if (isTokenCall(request) && (await response.headerValue('set-cookie'))) seen.push(request)
  })
  return seen
}

const isTokenCall = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/_session'
