import { expect, type Locator, type Page } from '@playwright/test'

const OWNER_KEY = 'IST.galleria-development-owner-key'

/** Two dollars off for twenty points, of a name of its own: what a new member can have at once. */
export async function makeReward(platformUrl: string, title: string): Promise<string> {
  const name = `${title} ${Date.now().toString(36)}`
  const couponReward = { fixedAmount: { configsByTier: [{ costInPoints: 20, amount: 2 }] } }
  const answer = await fetch(`${platformUrl}/loyalty-rewards/v1/rewards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: OWNER_KEY },
    body: JSON.stringify({ reward: { name, active: true, couponReward } }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  return name
}

/** Points and rewards, in a member's words. */
export class Loyalty {
  readonly page: Page
  readonly main: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/loyalty/${path}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(this.page.locator('html[data-ready]')).toBeAttached()
  }

  card(name: string): Locator {
    return this.main.getByRole('listitem', { name })
  }

  async redeem(name: string): Promise<void> {
    await this.card(name).getByRole('button', { name: 'Redeem' }).click()
    await expect(this.card(name).getByRole('button', { name: 'Redeemed' })).toBeVisible()
  }
}
