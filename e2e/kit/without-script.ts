import { expect, type Page } from '@playwright/test'
import { expectAccessibleIn } from './accessibility.ts'

/** Opens a page as somebody without script does: one that the server was too slow for offers to be asked for again. */
export async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const again = page.getByRole('link', { name: /^(Reload page|إعادة تحميل الصفحة)$/ })
  const heading = page.getByRole('heading', { level: 1 })
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click()
      return heading.isVisible()
    })
    .toBe(true)
}

/**
 * WCAG 2.2 A and AA by axe, which needs scripts: the page as it was drawn stands in a browser that has them, without its own,
 * and with what only a page without script shows.
 */
export async function expectAccessibleWithoutScript(page: Page): Promise<void> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const twin = await context.newPage()
  const drawn = await page.content()
  const html = drawn
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/ integrity="[^"]*"/g, '')
    .replaceAll(/<(\/?)noscript\b/g, (_, end) => (end ? '</div' : '<div data-noscript'))
  await twin.route('**/*', async (route) => {
    const request = route.request()
    if (request.isNavigationRequest())
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    if (request.resourceType() !== 'stylesheet') return route.continue()
    const response = await route.fetch()
    const css = (await response.text())
      .replaceAll(/\(scripting: ?none\)/g, '(min-width: 0)')
      .replaceAll('noscript', '[data-noscript]')
    return route.fulfill({ response, body: css })
  })
  await twin.goto(page.url())
  await expectAccessibleIn(twin, 'light')
  await context.close()
}
