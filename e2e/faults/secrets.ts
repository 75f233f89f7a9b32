import type { Page, Request } from '@playwright/test'
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
    const stored = await this.#page.evaluate(() => Object.values(localStorage).join())
    const tokens = [...stored.matchAll(/"value":"([^"]{8,})"/g)].map(([, token]) => token ?? '')
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) expect(this.#seen.filter((text) => text.includes(token))).toEqual([])
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
    if (request.method() === 'POST' && /\/oauth2\/token/.test(request.url())) seen.push(request)
  })
  return seen
}
