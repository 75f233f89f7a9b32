import { expect, type Locator, type Page } from '@playwright/test'

/** The seed's owner. */
const OWNER = { email: 'owner@galleria.test', password: 'lovelace-1843' }

/** Work of staff with orders. */
export class BackOffice {
  readonly page: Page
  readonly main: Locator
  readonly url: string

  constructor(page: Page, platformUrl: string) {
    this.page = page
    this.main = page.getByRole('main')
    this.url = `${platformUrl}/_hosted/back-office`
  }

  async signIn(to = '/orders', { email, password } = OWNER): Promise<void> {
    await this.page.goto(this.url + to)
    await this.main.getByLabel('Email').fill(email)
    await this.main.getByLabel('Password').fill(password)
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
