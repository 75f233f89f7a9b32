import { expect, type Locator, type Page } from '@playwright/test'
import { sessionOf } from '../kit/page-session.ts'

/** Pages on which members present themselves and meet. */
export class Community {
  readonly page: Page
  readonly main: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
  }

  heading(name: string | RegExp): Locator {
    return this.main.getByRole('heading', { level: 1, name })
  }

  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.page.goto(path)
    await expect(this.heading(heading)).toBeVisible()
  }

  async join(): Promise<void> {
    await this.open('/members', 'Community')
    await this.main.getByRole('button', { name: 'Join the community' }).click()
    await expect(this.main.getByText('You’re in the community.')).toBeVisible()
  }

  /** Gives whoever is signed in a name; answers the last part of their profile's address. */
  async callMyself(platformUrl: string, nickname: string): Promise<string> {
    const { member } = await this.call(platformUrl, 'GET', '/members/v1/members/my')
    const { id, profile } = member as unknown as { id: string; profile: { slug: string } }
    await this.call(platformUrl, 'PATCH', `/members/v1/members/${id}`, {
      member: { id, profile: { nickname } },
    })
    return profile.slug
  }

  /** A call of the platform as whoever is signed in on the page. */
  async call(
    platformUrl: string,
    method: string,
    path: string,
    data?: object,
  ): Promise<Record<string, never>> {
    const own = await sessionOf(this.page)
    const headers = await own.evaluate((session) => session.getAuthHeaders())
    const answer = await this.page.request.fetch(platformUrl + path, {
      method,
      headers,
      ...(data && { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
}
