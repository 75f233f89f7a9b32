import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { sessionOf } from '../kit/page-session.ts'
import type { newPerson } from '../kit/people.ts'
import { signedIn } from './sign-in.ts'

type Person = ReturnType<typeof newPerson>

const owner = { email: 'owner@galleria.test', password: 'lovelace-1843' }

/** Follows a link of the admin's bar; on a phone that of its drawer. `go` presses it. */
export async function follow(
  page: Page,
  name: string,
  go: (link: Locator) => Promise<void> = (link) => link.click(),
): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  const bar = page.getByRole('navigation', { name: 'Admin' })
  await bar.filter({ visible: true }).first().waitFor()
  // The width tells a phone: both bars are visible for a moment where style sheets are late.
  if ((page.viewportSize()?.width ?? 0) < 1024) await more.click()
  await go(bar.getByRole('link', { name, exact: true }).filter({ visible: true }).last())
}

/** The store's side of the members. */
export class StaffPages {
  readonly page: Page
  readonly main: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
  }

  /** The owner, who is led to the sign-in first. `go` presses its button. */
  async comeIn(
    path: string,
    go: (button: Locator) => Promise<void> = (button) => button.click(),
  ): Promise<void> {
    await this.page.goto(path)
    await this.page.waitForURL(/\/account\/sign-in\?returnTo=/)
    await this.main.getByLabel(/^email/i).fill(owner.email)
    await this.main.getByLabel('Password', { exact: true }).fill(owner.password)
    await go(this.main.getByRole('button', { name: 'Sign in', exact: true }))
    await this.page.waitForURL(({ pathname }) => pathname.startsWith('/manage'))
    // The shop's document goes first: the admin is one of its own.
    await this.#ready()
  }

  /** The owner of the shared store, signed in by calls: for tests of what comes after. */
  async open(path: string): Promise<void> {
    await signedIn(this.page.context(), owner)
    await this.page.goto(path)
    await this.#ready()
  }

  /** What is typed into the server's page, before its script runs, is not kept. */
  async #ready(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Admin' }).first().waitFor({ state: 'attached' })
    await this.page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async expectTitle(name: string | RegExp): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async find({ email }: Person): Promise<void> {
    await this.main.getByRole('searchbox', { name: 'Name or email' }).fill(email)
    await this.main.getByRole('button', { name: 'Find', exact: true }).click()
    await this.page.waitForURL(({ searchParams }) => searchParams.get('q') === email)
    await expect(this.main.getByText('1 member found')).toBeVisible()
  }

  async openProfile(person: Person): Promise<void> {
    await this.page.goto(`/manage/members?${new URLSearchParams({ q: person.email })}`)
    await this.main.getByRole('link', { name: nameOf(person) }).click()
    await this.expectTitle(nameOf(person))
  }

  /** Previews a change of all members found; its effects are counted first. */
  async lookAtChange(what: string): Promise<Locator> {
    await this.main.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await this.main.getByLabel('Action', { exact: true }).selectOption({ label: what })
    await this.main.getByRole('button', { name: 'Preview changes' }).click()
    const dialog = this.page.getByRole('alertdialog', { name: what })
    await expect(dialog).toBeVisible()
    return dialog
  }

  section(title: string): Locator {
    return this.main.getByRole('group').filter({ has: this.page.getByText(title, { exact: true }) })
  }
}

export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

/** By whoever is signed in on a page. */
export async function report(page: Page, request: APIRequestContext, platformUrl: string, words: string) {
  const { id } = /profile\/(?<id>[0-9a-f-]{36})/.exec(page.url())?.groups ?? {}
  const session = await sessionOf(page)
  const headers = await session.evaluate((held) => held.getAuthHeaders())
  const reason = { category: 'SPAM', description: words }
  const answer = await request.post(`${platformUrl}/members/v1/member-reports`, {
    headers,
    data: { memberReport: { reportedMemberId: id, reason } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
