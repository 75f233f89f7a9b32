import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, isWithout, once, test } from '../kit/test.ts'
import { openWithoutScript } from '../kit/without-script.ts'
import { isAdd } from '../pages/cart-calls.ts'
import { products } from '../pages/shop.ts'
import { joined } from '../pages/sign-in.ts'

const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached()

test('The journey in Arabic stays right to left from the listing to the cart', async ({ page }) => {
  await page.goto('/ar/products')
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ar\/products\/[^/]+/)

  await page.goto(`/ar/products/${products.plain.slug}`)
  await ready(page)
  // The header counts before, and a test that leaves at once would lose it.
  const added = page.waitForResponse((answer) => isAdd(answer.url()))
  await page.getByRole('main').getByRole('button', { name: 'إضافة للسلة' }).click()
  await added
  const cart = page.getByRole('banner').getByRole('link', { name: 'السلة، 1 منتج' })
  await expect(cart).toBeVisible()
  await page.goto('/ar/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'سلتك', exact: true, level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: 'تربة زراعة' })).toHaveAttribute(
    'href',
    `/ar/products/${products.plain.slug}`,
  )
  await expect(main.getByText('المجموع الفرعي')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'إتمام الشراء' }).click()
  await expect(page).toHaveURL(/\/ar\/checkout$/)
  await main.getByRole('button', { name: 'متابعة إلى التوصيل' }).click()
  await expect(main.getByText('أدخل بريدك الإلكتروني')).toBeVisible()
  await expectAccessible(page)
})

test('The drawer of the cart comes from the end of the line, which is the left', async ({ page }) => {
  await page.goto(`/ar/products/${products.plain.slug}`)
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'إضافة للسلة' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^السلة،/ })
    .click()
  const drawer = page.getByRole('dialog', { name: 'سلتك، منتج واحد' })
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
})

test('A switch of the language stays on the page, a search and all', once, async ({ page }) => {
  await page.goto('/search?q=vase')
  await ready(page)
  const language = page.getByRole('contentinfo').getByRole('list', { name: 'Language' })
  await language.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/search\?q=vase$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(/[^r]\/search\?q=vase$/)
})

test(
  'A currency is asked for from then on, and nothing typed or scrolled is lost',
  once,
  async ({ page }) => {
    // A list that ends here: a longer one grows while one is at its end.
    await page.goto('/collections/sale')
    await ready(page)
    const choice = page.getByRole('contentinfo').getByLabel('Currency', { exact: true })
    if (isWithout('v3', 'Catalog V3 converts no prices, so no currency is offered.'))
      return expect(choice).toHaveCount(0)
    await choice.scrollIntoViewIfNeeded()
    const stood = await page.evaluate(() => window.scrollY)
    const asked = page.waitForRequest((request) => request.headers()['x-wix-currency'] === 'EUR')
    await choice.selectOption('EUR')
    await asked
    await expect(
      page
        .getByRole('main')
        .getByText(/€\s?\d/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Prices are now shown in Euro.')).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(stood)
    await expect(choice).toHaveValue('EUR')

    const again = await page.goto('/products')
    expect(again?.headers()['cache-control']).toBe('private, no-store')
    await ready(page)
    await expect(choice).toHaveValue('EUR')
    await choice.selectOption('USD')
    await expect(choice).toHaveValue('USD')
    // A page that a part of was late for is kept nowhere.
    const kept = async () => (await page.goto('/products'))?.headers()['cache-control']
    await expect.poll(kept).toContain('s-maxage')
  },
)

test(
  'Without script the listing is Arabic, and a currency can be chosen',
  once,
  async ({ browser, storeUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: storeUrl })
    const page = await context.newPage()
    await openWithoutScript(page, '/ar/products')
    await expect(page.getByRole('link', { name: 'الانتقال إلى المحتوى' })).toBeAttached()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const choice = page.getByLabel('العملة', { exact: true })
    if (isWithout('v3', 'Catalog V3 converts no prices, so no currency is offered.'))
      await expect(choice).toHaveCount(0)
    else {
      await choice.selectOption('GBP')
      await page.getByRole('contentinfo').getByRole('button', { name: 'تطبيق' }).click()
      await expect(page).toHaveURL(/\/ar\/products$/)
      await expect(choice).toHaveValue('GBP')
    }
    await context.close()
  },
)

test(
  'From the hosted sign-in one comes back to the language one left',
  once,
  async ({ page, browser, storeUrl }) => {
    const person = newPerson()
    const elsewhere = await browser.newContext({ baseURL: storeUrl })
    await joined(elsewhere, person)
    await elsewhere.close()
    await page.goto('/ar/account/orders')
    await page.getByRole('button', { name: 'مشكلة في تسجيل الدخول؟' }).click()
    await page.waitForURL(/\/_hosted\/login/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByLabel('البريد الإلكتروني').fill(person.email)
    await page.getByLabel('كلمة المرور').fill(person.password)
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page).toHaveURL(/\/ar\/account\/orders$/)
    await expect(page.getByRole('heading', { name: 'طلباتك' })).toBeVisible()
  },
)

test('A shopper who leaves the hosted sign-in reads so in their language', once, async ({ page }) => {
  await page.goto('/ar/account/orders')
  await page.getByRole('button', { name: 'مشكلة في تسجيل الدخول؟' }).click()
  await page.waitForURL(/\/_hosted\/login/)
  const back = new URL(page.url())
  await page.goto(`/account/callback#error=access_denied&state=${back.searchParams.get('state') ?? ''}`)
  await expect(page).toHaveURL(/\/ar\/account\/callback\?problem=left$/)
  await expect(page.getByRole('heading', { name: 'لم يكتمل تسجيل الدخول' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('Search engines are told of each language of a page', once, async ({ page, request }) => {
  await page.goto('/ar/products?page=2')
  const alternate = (code: string) => page.locator(`link[rel=alternate][hreflang="${code}"]`)
  await expect(alternate('en')).toHaveAttribute('href', /[^r]\/products\?page=2$/)
  await expect(alternate('ar')).toHaveAttribute('href', /\/ar\/products\?page=2$/)
  await expect(alternate('x-default')).toHaveAttribute('href', /[^r]\/products\?page=2$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ar\/products/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(
    /<loc>[^<]*\/ar\/products\/[^<]+<\/loc><lastmod>[^<]+<\/lastmod><xhtml:link rel="alternate" hreflang="en"/,
  )
})
