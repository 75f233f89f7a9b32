import type { Page } from '@playwright/test'
import { expect, once, test } from '../kit/test.ts'
import { products } from '../pages/shop.ts'

const paths = [
  '',
  '/products',
  `/products/${products.withOptions.slug}`,
  '/cart',
  '/checkout',
  '/loyalty',
  '/account/sign-in',
  '/orders/look-up',
]

test.use({ viewport: { width: 390, height: 844 } })

test(
  'In every language each page fits a phone: nothing is wider than the screen or cut off',
  once,
  async ({ page }) => {
    await page.goto('/')
    const languages = await page
      .getByRole('contentinfo')
      .locator('a[hreflang]')
      .evaluateAll((links) =>
        links.map((link) => ({ code: link.getAttribute('lang'), direction: link.getAttribute('dir') })),
      )
    expect(languages.length).toBeGreaterThan(4)
    for (const { code, direction } of languages)
      for (const path of paths) {
        await page.goto(code === 'en' ? path || '/' : `/${code}${path}`)
        const html = page.locator('html[data-ready]')
        await expect(html).toHaveAttribute('lang', code ?? '')
        await expect(html).toHaveAttribute('dir', direction ?? '')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await overflowOf(page), `${path} in ${code}`).toEqual([])
      }
  },
)

/** Texts of controls and headings that are cut off, and how far the page is wider than the screen. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth
    const cut = [...document.querySelectorAll('main :is(h1, h2, h3, button, a, label), header a, footer a')]
      .filter(
        (element): element is HTMLElement => element instanceof HTMLElement && element.checkVisibility(),
      )
      // A link that skips has one pixel until it has the focus.
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map(({ tagName, textContent }) => `${tagName.toLowerCase()} cuts “${textContent.slice(0, 60)}”`)
    return [...(beyond > 0 ? [`${beyond} px wider than the screen`] : []), ...cut]
  })
}
