import { expect, type Locator, type Page } from '@playwright/test'

/** Of the development store, as `.env.example` has it. */
const KEY = 'IST.galleria-development-owner-key'

/** What staff do with orders. */
export class BackOffice {
  readonly page: Page
  readonly main: Locator
  readonly url: string

  constructor(page: Page, platformUrl: string) {
    this.page = page
    this.main = page.getByRole('main')
    this.url = `${platformUrl}/_hosted/back-office`
  }

  async signIn(to = '/orders', key = KEY): Promise<void> {
    await this.page.goto(this.url + to)
    await this.main.getByLabel('The owner’s API key').fill(key)
    await this.press('Sign in')
  }

  press(name: string): Promise<void> {
    return this.main.getByRole('button', { name, exact: true }).click()
  }

  async search(text: string): Promise<void> {
    await this.main.getByLabel('Number, email or name').fill(text)
    await this.press('Search')
  }

  row(name: string | RegExp): Locator {
    return this.main.getByRole('row').filter({ hasText: name })
  }

  async done(text: string | RegExp): Promise<void> {
    await expect(this.main.getByRole('status').filter({ hasText: text })).toBeVisible()
  }

  /** A shortcut: the page's script knows it once the page has loaded. */
  async key(key: string): Promise<void> {
    await this.page.waitForLoadState()
    await this.page.keyboard.press(key)
  }
}
