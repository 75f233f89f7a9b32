import { expect, type Page } from '@playwright/test'

export const address = {
  firstName: 'Grace',
  lastName: 'Hopper',
  line: '1 Compiler Street',
  city: 'Arlington',
  postalCode: '22201',
  state: 'VA',
  country: 'US',
}

/** From the cart to the order's number. */
export class Checkout {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async fillContact(email: string): Promise<void> {
    const main = this.page.getByRole('main')
    await main.getByLabel(/e-?mail/i).fill(email)
    await main.getByLabel(/country/i).selectOption(address.country)
    await main.getByLabel(/first name/i).fill(address.firstName)
    await main.getByLabel(/last name/i).fill(address.lastName)
    await main
      .getByLabel(/^(street )?address( line 1)?/i)
      .first()
      .fill(address.line)
    await main.getByLabel(/city|town/i).fill(address.city)
    await main.getByLabel(/^state/i).selectOption(address.state)
    await main.getByLabel(/zip|postal/i).fill(address.postalCode)
    await main.getByRole('button', { name: /continue|delivery/i }).click()
  }

  async chooseDelivery(name: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check()
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /continue|review/i })
      .click()
  }

  /** Leaves the store for the platform's own page. */
  async goToPayment(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /payment|pay/i })
      .click()
    await this.page.waitForURL(/_hosted\/checkout\//)
  }

  async pay(outcome: RegExp = /approved/i): Promise<void> {
    const choice = this.page.getByRole('radio', { name: outcome })
    if (await choice.count()) await choice.check()
    await this.page.getByRole('button', { name: /^(pay|place)/i }).click()
  }

  async orderNumber(): Promise<string> {
    await this.page.waitForURL(/\/checkout\/thank-you\?orderId=/)
    const text = await this.page
      .getByText(/order (number )?#?\d+/i)
      .first()
      .textContent()
    const number = /\d{3,}/.exec(text ?? '')?.[0]
    expect(number, `an order number in ${JSON.stringify(text)}`).toBeTruthy()
    return number ?? ''
  }
}
