import { expect, type Locator, type Page } from '@playwright/test'

const buyer = {
  firstName: 'Grace',
  lastName: 'Hopper',
  addressLine: '1 Compiler Street',
  city: 'Arlington',
  subdivision: 'Virginia',
  postalCode: '22201',
}

/** From contact and address to the order's number. */
export class Checkout {
  readonly page: Page
  readonly main: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
  }

  async fillAddress(email: string): Promise<void> {
    await this.main.getByLabel(/^email/i).fill(email)
    await this.main.locator('[name="firstName"]').fill(buyer.firstName)
    await this.main.locator('[name="lastName"]').fill(buyer.lastName)
    await this.main.locator('[name="country"]').selectOption('US')
    await this.main.locator('[name="addressLine"]').fill(buyer.addressLine)
    await this.main.locator('[name="city"]').fill(buyer.city)
    await this.main.locator('[name="subdivision"]').selectOption({ label: buyer.subdivision })
    await this.main.locator('[name="postalCode"]').fill(buyer.postalCode)
    await this.main.getByRole('button', { name: 'Continue to delivery' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: /delivery/i })).toBeVisible()
  }

  async chooseFirstDelivery(): Promise<void> {
    await this.main.getByRole('radio').first().check()
    await this.main.getByRole('button', { name: 'Continue to review' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible()
  }

  /** Leaves the store for the platform's own page. */
  async goToPayment(): Promise<void> {
    await this.main.getByRole('button', { name: 'Continue to payment' }).click()
    await this.page.waitForURL(/\/_hosted\/checkout\//)
  }

  async pay(outcome: RegExp = /approved/i): Promise<void> {
    await this.page.getByRole('radio', { name: outcome }).check()
    await this.page.getByRole('button', { name: /pay|place/i }).click()
  }

  async orderNumber(): Promise<string> {
    await this.page.waitForURL(/\/checkout\/thank-you\?/)
    await expect(this.page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible()
    const told = this.main.getByText(/Your order number is/).locator('strong')
    return (await told.textContent()) ?? ''
  }

  /** All of it, from the cart's check-out button on. */
  async complete(email: string): Promise<string> {
    await this.fillAddress(email)
    await this.chooseFirstDelivery()
    await this.goToPayment()
    await this.pay()
    return this.orderNumber()
  }
}
