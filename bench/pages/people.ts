import { type Browser, expect } from '@playwright/test'
import { openPhone, type Somebody } from './phone.ts'

/** `nobody` never came before, `shopper` has something in the cart, `owner` is a signed-in member and of the staff. */
export type Who = 'nobody' | 'shopper' | 'owner'

/** The seed's owner. */
const OWNER = { email: 'owner@galleria.test', password: 'lovelace-1843' }

/** Comes once as this person does, with a quick browser, and keeps what the browser has then. */
export async function become(browser: Browser, base: string, who: Who): Promise<Somebody | undefined> {
  if (who === 'nobody') return undefined
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  const main = page.getByRole('main')
  if (who === 'shopper') {
    await page.goto(`${base}/products/potting-soil`)
    const added = page.waitForResponse((answer) => answer.url().endsWith('/add-to-cart'))
    await main.getByRole('button', { name: 'Add to cart' }).click()
    await added
  } else {
    await page.goto(`${base}/account/sign-in`)
    await main.getByLabel(/^email/i).fill(OWNER.email)
    await main.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).not.toHaveURL(/sign-in/)
  }
  await page.waitForLoadState('networkidle')
  const somebody = await phone.storageState()
  await phone.close()
  return somebody
}
