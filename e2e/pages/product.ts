import { expect, type Locator, type Page } from '@playwright/test'

/** The page of one product: its pictures and what one can do with them. */
export class ProductScreen {
  readonly page: Page
  readonly pictures: Locator
  readonly viewer: Locator

  constructor(page: Page) {
    this.page = page
    this.pictures = page.getByRole('region', { name: 'Images' })
    this.viewer = page.getByRole('dialog')
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/products/${path}`)
    await expect(this.page.locator('html[data-ready]')).toBeAttached()
  }

  /** Checks the strip's position: announced, and visible. */
  async expectAt(place: number, of: number): Promise<void> {
    await expect(this.pictures.getByRole('status')).toHaveText(`${place} of ${of}`)
    await expect(this.pictures.locator(`#picture-${place}`)).toBeInViewport({ ratio: 0.4 })
  }

  /** As a finger does: nobody is asked, the browser scrolls. */
  async scrollTo(place: number): Promise<void> {
    await this.pictures
      .locator('ul')
      .first()
      .evaluate(
        (strip, before) => strip.scrollTo({ left: strip.clientWidth * before, behavior: 'instant' }),
        place - 1,
      )
  }

  /** The picture one stands at, as a link to look closer. */
  current(): Locator {
    return this.pictures.locator('[id^=picture-] > a:not([tabindex])')
  }

  async enlarge(): Promise<void> {
    await this.current().click()
    await expect(this.viewer).toBeVisible()
  }

  scale(): Promise<number> {
    return this.viewer.locator('img').evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
  }
}
