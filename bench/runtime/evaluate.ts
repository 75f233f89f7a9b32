import type { Browser } from '@playwright/test'

/**
 * Milliseconds that a CPU four times slower takes to compile and evaluate these scripts in turn, in a page without a store:
 * the first ends where it reads the page's data, when everything it imports has run.
 */
export async function evaluate(browser: Browser, scripts: readonly string[]): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const time = await page.evaluate((codes) => {
    const begin = performance.now()
    for (const code of codes) {
      const script = document.createElement('script')
      script.textContent = code
      document.head.append(script)
    }
    return performance.now() - begin
  }, scripts)
  await context.close()
  return time
}
