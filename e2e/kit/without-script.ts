import { expect, type Page } from '@playwright/test'

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
