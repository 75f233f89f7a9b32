import { expect, type Locator, type Page } from '@playwright/test'
import { isAdd } from './cart-calls.ts'
import { pick } from './pick.ts'

/** Products the seed has on purpose, by what they are good for. */
export const products = {
  /** Product without options, and never sold out however many journeys buy it. */
  plain: { slug: 'potting-soil', name: 'Potting Soil' },
  searched: { word: 'teapot', name: 'Ochre Teapot' },
  withOptions: { slug: 'studio-overshirt', name: 'Studio Overshirt' },
  /** Bought once, or again every month. */
  subscribed: { slug: 'kitchen-soap', name: 'Kitchen Soap' },
  soldOut: { slug: 'night-shift-mug' },
  partlySoldOut: { slug: 'kiln-seconds-vase' },
} as const

/** Actions of a shopper before the cart, in a shopper's words. */
export class Shop {
  readonly page: Page
  readonly main: Locator
  readonly header: Locator
  private lastAdded = 0

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.header = page.getByRole('banner')
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  openProduct(slug: string): Promise<void> {
    return this.open(`/products/${slug}`)
  }

  tiles(): Locator {
    return this.main.getByRole('article')
  }

  /** The first choice of each option that is not sold out. */
  async chooseOptions(): Promise<void> {
    for (const option of await this.main
      .getByRole('group')
      .filter({ has: this.page.getByRole('radio') })
      .all()) {
      const choices = option.getByRole('radio')
      for (const choice of await choices.all()) {
        const name = (await choice.locator('xpath=..').textContent()) ?? ''
        if (/sold out/i.test(name)) continue
        // The address follows the choice and the choice the address, so it may take a moment.
        await pick(choice)
        await expect(choice).toBeChecked()
        break
      }
    }
  }

  /** Another choice of the first option than the one that the page has preselected. */
  async chooseAnother(): Promise<void> {
    const group = this.main.getByRole('group').filter({ has: this.page.getByRole('radio') })
    const choice = group.first().getByRole('radio', { checked: false }).first()
    const value = (await choice.getAttribute('value')) ?? ''
    await pick(choice)
    await expect(this.main.locator(`input[type=radio][value=${JSON.stringify(value)}]`)).toBeChecked()
  }

  addButton(): Locator {
    return this.main.getByRole('button', { name: 'Add to cart' })
  }

  /** Until the platform has it: the header counts before, and a test that leaves at once would lose it. */
  async addToCart(): Promise<void> {
    // The page takes two presses within half a second for one.
    await this.page.waitForTimeout(Math.max(0, this.lastAdded + 600 - Date.now()))
    // A press while the one before is under way is ignored; by V1 that takes a request more.
    await expect(this.addButton()).not.toHaveAttribute('aria-disabled', 'true')
    const added = this.page.waitForResponse((answer) => isAdd(answer.url()))
    await this.addButton().click()
    await added
    // The page counts from when it took the press, which a page that had to hydrate first does late.
    this.lastAdded = Date.now()
  }

  cartLink(): Locator {
    return this.header.getByRole('link', { name: /^Cart/ })
  }

  async expectInCart(items: number): Promise<void> {
    const label = items === 0 ? 'Cart' : items === 1 ? 'Cart, 1 item' : `Cart, ${items} items`
    await expect(this.header.getByRole('link', { name: label, exact: true })).toBeVisible()
  }
}
