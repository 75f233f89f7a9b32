import { type ConsoleMessage, expect, type Page } from '@playwright/test'

/** Collects what the page complains about. A test that provokes an error says so with `allow`. */
export class Complaints {
  readonly #told: string[] = []
  readonly #allowed: RegExp[] = [
    // A shopper without a cart gets a 404 for it, as on the wire; the browser logs every 404.
    /status of 404.*\/ecom\/v\d\/carts\/current/,
    // Tests come from one address, which may send one report a second.
    /status of 429.*\/telemetry\)$/,
  ]

  constructor(page: Page) {
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#told.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#told.push(String(error)))
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  expectNone(): void {
    expect(this.#told.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))).toEqual([])
  }
}
