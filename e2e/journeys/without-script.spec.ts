import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { expectAccessibleWithoutScript, openWithoutScript } from '../kit/without-script.ts'
import { products } from '../pages/shop.ts'

/** Field or control by its name, which is the same in every language. */
const named = (main: Locator, name: string) => main.locator(`[name="${name}"]:visible`)
const send = (main: Locator, intent: string) => main.locator(`[name="intent"][value="${intent}"]:visible`)

/** Opens what is there after a form, where a busy server left a page for later. */
async function expectAt(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path)
  await openWithoutScript(page, page.url())
}

async function giveAddress(main: Locator, email: string): Promise<void> {
  await named(main, 'email').fill(email)
  await named(main, 'firstName').fill('Ada')
  await named(main, 'lastName').fill('Lovelace')
  await named(main, 'country').selectOption('US')
  await named(main, 'addressLine').fill('1 Compiler Street')
  await named(main, 'city').fill('Arlington')
  await named(main, 'subdivision').selectOption('US-VA')
}

for (const prefix of ['', '/ar']) {
  test(
    `A guest buys without script, from the product to the thank-you page (${prefix || 'English'})`,
    once,
    async ({ browser, storeUrl }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: storeUrl,
        viewport: { width: 390, height: 844 },
      })
      const page = await context.newPage()
      const main = page.getByRole('main')
      const { email } = newPerson()
      await openWithoutScript(page, `${prefix}/products/${products.plain.slug}`)
      await expectAccessibleWithoutScript(page)
      await named(main, 'quantity').fill('0')
      await main.locator('form[data-plain="add"] [type="submit"]').click()
      await expect(named(main, 'quantity')).toHaveAttribute('aria-invalid', 'true')
      await expect(named(main, 'quantity')).toHaveValue('0')
      await expectAccessibleWithoutScript(page)
      await named(main, 'quantity').fill('1')
      await main.locator('form[data-plain="add"] [type="submit"]').click()

      await expectAt(page, /\/cart$/)
      await named(main, 'quantity').fill('2')
      await send(main, 'update-quantity').click()
      await expectAt(page, /\/cart$/)
      await expect(named(main, 'quantity')).toHaveValue('2')
      await named(main, 'code').fill('NO-SUCH-CODE')
      await send(main, 'apply-coupon').click()
      await expect(named(main, 'code')).toHaveValue('NO-SUCH-CODE')
      await expect(named(main, 'code')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessibleWithoutScript(page)

      await openWithoutScript(page, `${prefix}/checkout`)
      await named(main, 'country').selectOption('DE')
      await send(main, 'fields').first().click()
      await expect(named(main, 'country')).toHaveValue('DE')
      await named(main, 'country').selectOption('US')
      await send(main, 'fields').first().click()
      await giveAddress(main, email)
      await named(main, 'postalCode').fill('1')
      await named(main, 'postalCode').press('Enter')
      await expect(named(main, 'postalCode')).toHaveAttribute('aria-invalid', 'true')
      await expect(named(main, 'city')).toHaveValue('Arlington')
      await expectAccessibleWithoutScript(page)
      await named(main, 'postalCode').fill('22201')
      await named(main, 'postalCode').press('Enter')

      await expectAt(page, /\/checkout\/delivery$/)
      await expectAccessibleWithoutScript(page)
      await main.getByRole('radio').last().check()
      await main.locator('form [type="submit"]:visible').last().click()
      await expectAt(page, /\/checkout\/review$/)
      await expect(main.getByText(email).first()).toBeVisible()
      await expectAccessibleWithoutScript(page)
      await main.locator('form:has([name="shown"]) [type="submit"]').click()

      await page.waitForURL(/\/_hosted\/checkout\//)
      await page.locator('[name="payment"]').first().check()
      await page.locator('[name="intent"][value="pay"]:visible').click()
      await expectAt(page, /\/checkout\/thank-you\?/)
      await expect(main.getByText(email).first()).toBeVisible()
      await expectAccessibleWithoutScript(page)
      await openWithoutScript(page, `${prefix}/cart`)
      await expect(named(main, 'quantity')).toHaveCount(0)
      await context.close()
    },
  )
}
