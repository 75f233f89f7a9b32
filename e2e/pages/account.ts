import { expect, type Page } from '@playwright/test'
import type { newPerson } from '../kit/people.ts'

type Person = ReturnType<typeof newPerson>

/** Joining, coming back and leaving. */
export class Account {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async register(person: Person): Promise<void> {
    await this.page.goto('/account/register')
    const main = this.page.getByRole('main')
    await main.getByLabel(/first name/i).fill(person.firstName)
    await main.getByLabel(/last name/i).fill(person.lastName)
    await main.getByLabel(/e-?mail/i).fill(person.email)
    await main.getByLabel(/^password/i).fill(person.password)
    await main.getByRole('button', { name: /create|register|join/i }).click()
    await this.expectSignedIn(person.firstName)
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto('/account/sign-in')
    const main = this.page.getByRole('main')
    await main.getByLabel(/e-?mail/i).fill(email)
    await main.getByLabel(/^password/i).fill(password)
    await main.getByRole('button', { name: /^sign in/i }).click()
  }

  async signInHosted(email: string, password: string): Promise<void> {
    await this.page.goto('/account/sign-in')
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /hosted|continue with/i })
      .click()
    await this.page.waitForURL(/_hosted\/login|oauth2\/authorize/)
    await this.page.getByLabel(/e-?mail/i).fill(email)
    await this.page.getByLabel(/^password/i).fill(password)
    await this.page.getByRole('button', { name: /^sign in|log in/i }).click()
  }

  menu() {
    return this.page.getByRole('banner').getByRole('button', { name: /account/i })
  }

  async expectSignedIn(name: string): Promise<void> {
    await expect(this.page.getByRole('banner').getByText(name).first()).toBeVisible({ timeout: 20_000 })
  }

  async signOut(name: string): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(name) })
      .click()
    await this.page.getByRole('menuitem', { name: /sign out/i }).click()
    await this.page.waitForURL(/\/account\/signed-out/)
  }
}
