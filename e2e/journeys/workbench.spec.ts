import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, phone, test } from '../kit/test.ts'
import { pick } from '../pages/pick.ts'
import { products, Shop } from '../pages/shop.ts'

/** Event with one of the longest names, which a shopper can cause. */
const longNamed = 'wix.ecom.v1.back_in_stock_notification_request_created'

/** Runs in the page: leaves forty of many rows. Axe takes half a minute for a list of all calls, whose rows are alike. */
function thinOut(): void {
  for (const list of document.querySelectorAll('main *'))
    for (const row of [...list.children].slice(40)) row.remove()
}

/** Tables scroll on a phone alone; colors are those of every width. */
const narrow = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

test(
  'Every page of the workbench is accessible, light or dark, and no wider than its screen',
  phone,
  async ({ page, platformUrl }) => {
    test.setTimeout(360_000)
    const shop = new Shop(page)
    await shop.openProduct(products.soldOut.slug)
    await pick(shop.main.getByRole('radio').first())
    await expect(page).toHaveURL(/Color=/)
    await shop.main.getByLabel('Email', { exact: true }).fill(newPerson().email)
    await shop.main.getByRole('button', { name: 'Notify me' }).click()
    await expect(shop.main.getByText(/We’ll email grace-/)).toBeVisible()
    await page.goto(`${platformUrl}/_dev`)
    const places = page.getByRole('navigation').getByRole('link')
    const paths = await places.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(5)
    const unknown = await page.request.get(`${platformUrl}/stores/v3/nothing`)
    const request = `/_dev/requests/${unknown.headers()['x-wix-request-id']}`
    const members = await page.request.get(`${platformUrl}/_dev/data/members`)
    const { rows } = (await members.json()) as { rows: { id: string }[] }
    const entries = [request, `/_dev/events?type=${longNamed}`, `/_dev/data/members/${rows[0]?.id}`]
    for (const path of [...paths, '/_dev/data/members', ...entries]) {
      await page.goto(platformUrl + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (paths.includes(path)) await expect(places.and(page.locator('[aria-current=page]'))).toBeInViewport()
      for (const size of [narrow, wide]) {
        await page.setViewportSize(size)
        // The inner width of a phone grows with what is too wide.
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(beyond, `${path} at ${size.width}`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize(narrow)
      await page.evaluate(thinOut)
      await expectAccessibleInBoth(page)
    }
  },
)

test('A request appears while one looks, and all is reached by keys', once, async ({ page, platformUrl }) => {
  const needle = `live-needle-${crypto.randomUUID().slice(0, 8)}`
  // The script puts it there: before that, no key means anything.
  const keys = page.getByRole('button', { name: 'Keys' })
  await page.goto(`${platformUrl}/_dev`)
  await expect(keys).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  // Pressed again until they are heard: a dialog that closes and a page that opens take keys in between for themselves.
  const heard = (keys: readonly string[], sign: () => Promise<void>) =>
    expect(async () => {
      for (const key of keys) await page.keyboard.press(key)
      await sign()
    }).toPass()
  const title = page.getByRole('heading', { name: 'Requests', level: 1 })
  await heard(['g', 'r'], () => expect(title).toBeVisible({ timeout: 3000 }))
  await expect(keys).toBeVisible()
  const field = page.getByLabel('Text in address or bodies')
  await heard(['/'], () => expect(field).toBeFocused({ timeout: 3000 }))
  await field.clear()
  await page.keyboard.type(needle)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No requests match these filters.')).toBeVisible()
  await page.request.get(`${platformUrl}/stores/v3/${needle}`)
  await page.getByRole('link', { name: `v3/${needle}` }).press('Enter')
  await expect(page.getByRole('link', { name: 'UNKNOWN_CALL' })).toBeVisible()
})
