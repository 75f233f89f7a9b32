import { expect, type Locator, type Page } from '@playwright/test'

export class Cart {
  readonly page: Page
  readonly main: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
  }

  async open(): Promise<void> {
    await this.page.goto('/cart')
    await expect(this.page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  }

  quantityOf(name: string): Locator {
    return this.main.getByRole('spinbutton', { name: `Quantity of ${name}` })
  }

  async setQuantity(name: string, quantity: number): Promise<void> {
    await this.quantityOf(name).fill(String(quantity))
    await this.quantityOf(name).press('Enter')
  }

  async remove(name: string): Promise<void> {
    await this.main.getByRole('button', { name: `Remove ${name}` }).click()
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).click()
  }

  async checkOut(): Promise<void> {
    await this.main.getByRole('link', { name: /check ?out/i }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Contact and address' })).toBeVisible()
  }
}
