import { expect, type Locator, type Page } from '@playwright/test'
import type { newPerson } from '../kit/people.ts'

type Person = ReturnType<typeof newPerson>

/** Joining, coming back and leaving. */
export class Account {
  readonly page: Page
  readonly main: Locator
  readonly header: Locator
  readonly #base: string

  /** `base`: another address of the store than the tests' own. */
  constructor(page: Page, base = '') {
    this.page = page
    this.#base = base
    this.main = page.getByRole('main')
    this.header = page.getByRole('banner')
  }

  async register(person: Person): Promise<void> {
    await this.fillRegistration(person)
    await this.submitRegistration()
    await this.expectSignedIn(person.firstName)
  }

  async fillRegistration(person: Person): Promise<void> {
    await this.page.goto(`${this.#base}/account/register`)
    await this.main.getByLabel('First name').fill(person.firstName)
    await this.main.getByLabel('Last name').fill(person.lastName)
    await this.main.getByLabel(/^email/i).fill(person.email)
    await this.main.getByLabel('Password', { exact: true }).fill(person.password)
  }

  async submitRegistration(): Promise<void> {
    await this.main.getByRole('button', { name: 'Create account' }).click()
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.page.goto(`${this.#base}/account/sign-in`)
    await this.main.getByLabel(/^email/i).fill(email)
    await this.main.getByLabel('Password', { exact: true }).fill(password)
    await this.main.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  /** By the platform's own page and back. */
  async signInByRedirect(person: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.page.goto('/account/sign-in')
    await this.main.getByRole('button', { name: 'Trouble signing in?' }).click()
    await this.page.waitForURL(/\/_hosted\/login|\/oauth2\/authorize/)
    await this.enterHosted(person)
  }

  async enterHosted({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
  }

  async expectSignedIn(name: string): Promise<void> {
    await expect(this.header.getByRole('link', { name })).toBeVisible()
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.header.getByRole('link', { name: 'Sign in' })).toBeVisible()
  }

  async signOut(name: string): Promise<void> {
    const trigger = this.header.getByRole('link', { name }).or(this.header.getByRole('button', { name }))
    const leave = this.page.getByRole('menuitem', { name: 'Sign out' })
    // A page that is still on its way takes the focus or scrolls, and so closes the menu: then it is opened once more.
    await expect(async () => {
      if (!(await leave.isVisible())) await trigger.click({ timeout: 5_000 })
      await leave.click({ timeout: 5_000 })
    }).toPass()
    await this.page.waitForURL(/\/account\/signed-out/)
  }
}
