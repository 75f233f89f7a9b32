import { expect, type Locator, type Page } from '@playwright/test'
import { isAdd } from './cart-calls.ts'
import { pick } from './pick.ts'

/** Goods of a purchase, and means beside them. */
export interface Wish {
  readonly slug: string
  readonly email: string
  /** Buys again and again, by the first interval that is offered. */
  readonly subscribe?: boolean
  readonly coupon?: string
  readonly giftCard?: string
  /** Value of a tip's button: `10%`. */
  readonly tip?: string
}

const address = {
  firstName: 'Grace',
  lastName: 'Hopper',
  addressLine: '1 Compiler Street',
  city: 'Arlington',
  postalCode: '22201',
} as const

/** Buys in every language of the store: by names and values of the controls, and by addresses. */
export class AnyLanguage {
  readonly page: Page
  readonly main: Locator
  readonly #base: string

  /** `base`: address of the store with the prefix of the language. */
  constructor(page: Page, base: string) {
    this.page = page
    this.main = page.getByRole('main')
    this.#base = base
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#base + path)
    await expect(this.page.locator('html[data-ready]')).toBeAttached()
  }

  async add({ slug, subscribe = false }: Pick<Wish, 'slug' | 'subscribe'>): Promise<void> {
    await this.open(`/products/${slug}`)
    if (subscribe) await pick(this.main.locator('[name="subscriptionOptionId"]').nth(1))
    const added = this.page.waitForResponse((answer) => isAdd(answer.url()))
    await this.main.getByRole('button', { name: /^(Add to cart|Pre-order|إضافة للسلة|طلب مسبق)$/ }).click()
    expect((await added).ok()).toBe(true)
  }

  async useCoupon(code: string): Promise<void> {
    await this.main.locator('[name="code"]').fill(code)
    await this.#press('apply-coupon')
    await expect(this.main.locator('button[value="remove-coupon"]')).toBeVisible()
  }

  /** Fills in the buyer and the address: each step ends on the page of the next. */
  async fillContact(email: string): Promise<void> {
    await this.main.locator('[name="email"]').fill(email)
    for (const [name, value] of Object.entries(address)) {
      const field = this.main.locator(`[name="${name}"]`)
      // A download has no address to go to.
      if (await field.count()) await field.fill(value)
    }
    const state = this.main.locator('[name="subdivision"]')
    if (await state.count()) await state.selectOption('US-VA')
    await this.main.locator('form button[type="submit"]').last().click()
    await this.page.waitForURL(/\/checkout\/(delivery|review)$/)
  }

  async chooseDelivery(): Promise<void> {
    await this.main.getByRole('radio').first().check()
    await this.main.locator('form button[type="submit"]').last().click()
    await this.page.waitForURL(/\/checkout\/review$/)
  }

  async useGiftCard(code: string): Promise<void> {
    await this.#unfold(this.main.locator('[name="code"]'))
    await this.main.locator('[name="code"]').fill(code)
    await this.#press('gift-card')
    await expect(this.main.locator('button[value="remove-gift-card"]')).toBeVisible()
  }

  async tip(value: string): Promise<void> {
    const button = this.main.locator(`button[name="tip"][value="${value}"]`)
    await this.#unfold(button)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }

  async goToPayment(): Promise<void> {
    await this.main.locator('form button[type="submit"]').last().click()
    await this.page.waitForURL(/\/_hosted\/checkout\//)
  }

  /** Pays, and comes back with the order's id. */
  async pay(): Promise<string> {
    const consent = this.main.locator('[name="savePaymentMethod"]')
    if (await consent.count()) await consent.check()
    await pick(this.main.locator('[name="payment"][value="approved"]'))
    await expect(this.page.locator('#summary')).not.toHaveAttribute('aria-busy')
    await this.main.locator('button[value="pay"]').click()
    await this.page.waitForURL(/\/checkout\/thank-you\?/)
    await expect(this.page.locator('html[data-ready]')).toBeAttached()
    return new URL(this.page.url()).searchParams.get('orderId') ?? ''
  }

  /** From the product's page to the order's id. */
  async buy(wish: Wish): Promise<string> {
    await this.add(wish)
    if (wish.coupon) {
      await this.open('/cart')
      await this.useCoupon(wish.coupon)
    }
    await this.open('/checkout')
    await this.fillContact(wish.email)
    if (/delivery$/.test(this.page.url())) await this.chooseDelivery()
    if (wish.giftCard) await this.useGiftCard(wish.giftCard)
    if (wish.tip) await this.tip(wish.tip)
    await this.goToPayment()
    return this.pay()
  }

  #press(intent: string): Promise<void> {
    return this.main.locator(`button[name="intent"][value="${intent}"]`).click()
  }

  async #unfold(inner: Locator): Promise<void> {
    if (await inner.isVisible()) return
    await inner.locator('xpath=ancestor::details').locator('summary').click()
  }
}
