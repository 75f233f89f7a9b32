import type { Page } from '@playwright/test'
import { englishOn } from '../kit/english.ts'
import { latinOn } from '../kit/latin.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { isAdd } from '../pages/cart-calls.ts'
import { pick } from '../pages/pick.ts'
import { products } from '../pages/shop.ts'
import { joined } from '../pages/sign-in.ts'

async function expectArabic(page: Page, path: string): Promise<void> {
  await page.goto(`/ar${path}`)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoEnglish(page, path)
}

async function expectNoEnglish(page: Page, where: string): Promise<void> {
  expect(await englishOn(page), where).toEqual([])
}

test('The list of English words knows them when it meets them', once, async ({ page }) => {
  await page.goto('/products')
  const known = expect.arrayContaining(['All products', 'Sort by', 'Filters'])
  // Parts of the page are streamed.
  await expect.poll(() => englishOn(page)).toEqual(known)
})

const pages = {
  finding: ['', '/products', '/collections/vessels', '/search?q=vase', '/search?q=overshrit'],
  'a product': [
    `/products/${products.withOptions.slug}`,
    `/products/${products.soldOut.slug}`,
    '/products/plant-care-manual',
    '/products/gift-card',
    '/products/rain-teapot',
    '/products/the-uniform',
  ],
  'nothing found': [
    '/search?q=',
    '/search?q=zzqqxx',
    '/products?max=0.01',
    '/products?page=99',
    '/products/no-such-product',
    '/no/such/page',
  ],
  'the other rooms': [
    '/cart',
    '/checkout',
    '/loyalty',
    '/loyalty/rewards',
    '/loyalty/earn',
    '/loyalty/how-it-works',
    '/account/sign-in',
    '/account/register',
    '/account/recover',
    '/account/callback?error=access_denied',
  ],
}
for (const [name, paths] of Object.entries(pages)) {
  test(`In Arabic ${name} speaks no English`, once, async ({ page, complaints }) => {
    if (name === 'nothing found') complaints.allow(/status of 404/)
    for (const path of paths) await expectArabic(page, path)
  })
}

test('In Arabic neither does what opens: suggestions, choices, the cart', async ({ page }) => {
  await expectArabic(page, '/collections/vessels')
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'مزهرية القوس' })
    .getByRole('link', { name: /تحديد خيارات/ })
    .click()
  const choices = page.getByRole('dialog')
  await pick(choices.getByRole('radio').first())
  await expectNoEnglish(page, 'choices')
  await choices.getByRole('button', { name: 'إضافة للسلة' }).click()
  await expect(choices).toHaveCount(0)
  await expectNoEnglish(page, 'what was added')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^السلة،/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoEnglish(page, 'the drawer')
  await page.keyboard.press('Escape')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.click()
  await search.pressSequentially('teap')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoEnglish(page, 'suggestions')
  await expectArabic(page, '/cart')
  await expectArabic(page, '/checkout')
})

test('In Arabic neither do a member’s own pages', once, async ({ page }) => {
  await joined(page.context())
  for (const path of ['/account', '/account/orders', '/loyalty', '/loyalty/coupons', '/loyalty/history'])
    await expectArabic(page, path)
})

test(
  'The whole way in Arabic has no Latin word outside names, codes and addresses',
  once,
  async ({ page }) => {
    const person = newPerson()
    const beside = [
      person.firstName,
      person.lastName,
      'Compiler Street',
      'Arlington',
      'Virginia',
      'Analytical Row',
      'UTC',
    ]
    const found: Record<string, string[]> = {}
    const look = async (where: string) => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const writers = await page.locator('#reviews bdi').allTextContents()
      const latin = await latinOn(page, [...beside, ...writers])
      if (latin.length > 0) found[where] = latin
    }
    const open = async (path: string) => {
      await page.goto(`/ar${path}`)
      await expect(page.locator('html[data-ready]')).toBeAttached()
      await look(path || '/')
    }
    const main = page.getByRole('main')
    for (const path of ['', '/products', '/collections/vessels', `/search?q=${encodeURIComponent('مزهرية')}`])
      await open(path)
    await expect(main.getByRole('article')).not.toHaveCount(0)
    for (const path of ['/products/arc-vase', '/products/kitchen-soap', '/products/bread-board'])
      await open(path)
    await open(`/products/${products.plain.slug}`)
    // The header counts before, and a test that leaves at once would lose it.
    const added = page.waitForResponse((answer) => isAdd(answer.url()))
    await main.getByRole('button', { name: 'إضافة للسلة' }).click()
    await added
    await expect(page.getByRole('banner').getByRole('link', { name: 'السلة، 1 منتج' })).toBeVisible()
    await open('/cart')
    await open('/checkout')
    await main.getByLabel(/^البريد الإلكتروني/).fill(person.email)
    await main.locator('[name="firstName"]').fill(person.firstName)
    await main.locator('[name="lastName"]').fill(person.lastName)
    await main.locator('[name="country"]').selectOption('US')
    await main.locator('[name="addressLine"]').fill('1 Compiler Street')
    await main.locator('[name="city"]').fill('Arlington')
    await main.locator('[name="subdivision"]').selectOption('US-VA')
    await main.locator('[name="postalCode"]').fill('22201')
    await main.locator('form button[type=submit]').last().click()
    await expect(page).toHaveURL(/\/ar\/checkout\/delivery/)
    await look('delivery')
    await main.getByRole('radio').first().check()
    await main.locator('form button[type=submit]').last().click()
    await expect(page).toHaveURL(/\/ar\/checkout\/review/)
    await look('review')
    await main.locator('button[type=submit]').last().click()
    await page.waitForURL(/\/_hosted\/checkout\//)
    await look('hosted checkout')
    await open('/account/sign-in')
    await main.getByLabel(/^البريد الإلكتروني/).fill('ada@galleria.test')
    await main.getByLabel('كلمة المرور', { exact: true }).fill('lovelace-1843')
    await main.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await expect(page).toHaveURL(/\/ar\/account$/)
    beside.push('Ada', 'Lovelace')
    for (const path of [
      '/account',
      '/account/orders',
      '/loyalty',
      '/loyalty/rewards',
      '/loyalty/earn',
      '/loyalty/history',
    ])
      await open(path)
    await page.goto('/ar/account/orders')
    await main.getByRole('list').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/)
    await look('an order')
    expect(found).toEqual({})
  },
)
