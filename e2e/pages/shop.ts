import { expect, type Page } from '@playwright/test'

/** What a shopper does before the cart, in a shopper's words. */
export class Shop {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async openHome(): Promise<void> {
    await this.page.goto('/')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async openListing(): Promise<void> {
    await this.page.goto('/products')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async openProduct(slug: string): Promise<void> {
    await this.page.goto(`/products/${slug}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Tiles are the links to products within the main part of the page. */
  tiles() {
    return this.page.getByRole('main').locator('a[href^="/products/"]')
  }

  async chooseFirstAvailable(): Promise<void> {
    for (const group of await this.page.getByRole('radiogroup').all()) {
      const choice = group.locator('input[type="radio"]:not([disabled])').first()
      if (!(await group.locator('input[type="radio"]:checked').count())) await choice.check({ force: true })
    }
  }

  async addToCart(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click()
  }

  miniCart() {
    return this.page
      .getByRole('banner')
      .getByRole('link', { name: /cart/i })
      .or(this.page.getByRole('banner').getByRole('button', { name: /cart/i }))
      .first()
  }

  async expectInMiniCart(count: number): Promise<void> {
    await expect(this.miniCart()).toHaveAccessibleName(new RegExp(`\\b${count}\\b`))
  }
}
