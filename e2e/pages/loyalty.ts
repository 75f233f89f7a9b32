import { expect, type Locator, type Page } from '@playwright/test'
import { asOwner } from './owner.ts'

/** Two dollars off for twenty points, of a name of its own: what a new member can have at once. */
export async function makeReward(platformUrl: string, title: string): Promise<string> {
  const name = `${title} ${Date.now().toString(36)}`
  const couponReward = { fixedAmount: { configsByTier: [{ costInPoints: 20, amount: 2 }] } }
  await asOwner(platformUrl, 'POST', '/loyalty-rewards/v1/rewards', {
    reward: { name, active: true, couponReward },
  })
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
