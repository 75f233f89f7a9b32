import type { Page } from '@playwright/test'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'

const skeleton = 'Loading page'

/** Opens a page whose document has the text. */
async function openDrawn(page: Page, path: string, text: string): Promise<string> {
  const answer = await page.goto(path)
  const html = (await answer?.text()) ?? ''
  expect(html.includes(text), `${path} says "${text}"`).toBe(true)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(html.includes(skeleton)).toBe(false)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  return html
}

/** Calls of the page that is open to the platform, by path. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('framenavigated', () => calls.splice(0))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(ecom|members|loyalty)/.test(pathname) && request.method() !== 'OPTIONS') calls.push(pathname)
  })
  return calls
}

test(
  'The document of a cart and of its checkout holds the lines, and the browser asks for the cart no more',
  once,
  async ({ page, browser, storeUrl }) => {
    const shop = new Shop(page)
    const cart = new Cart(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    const calls = callsOf(page)
    const html = await openDrawn(page, '/cart', products.plain.name)
    const { value } = (await page.context().cookies()).find(({ name }) => name.includes('access')) ?? {}
    const token = decodeURIComponent(value?.split('~').at(-1) ?? '')
    expect(token.length).toBeGreaterThan(20)
    expect(html).not.toContain(token)
    await shop.expectInCart(1)
    await expect(cart.quantityOf(products.plain.name)).toHaveValue('1')
    expect(calls.filter((path) => path.includes('/carts/current'))).toEqual([])
    await cart.setQuantity(products.plain.name, 2)
    await shop.expectInCart(2)
    await openDrawn(page, '/checkout', products.plain.name)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact and address' })).toBeVisible()

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      baseURL: storeUrl,
    })
    const withoutScript = await plain.newPage()
    await openDrawnWithoutScript(withoutScript)
    await plain.close()
  },
)

async function openDrawnWithoutScript(page: Page): Promise<void> {
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(products.plain.name).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Check out' })).toBeVisible()
}

test(
  'Nobody’s cart and sign-in are in the document, and a cart that put everything aside shows it afterwards',
  once,
  async ({ page }) => {
    await openDrawn(page, '/cart', 'Your cart is empty')
    await openDrawn(page, '/account', 'Sign in')
    await expect(page).toHaveURL(/\/account\/sign-in/)
    const shop = new Shop(page)
    const cart = new Cart(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await openDrawn(page, '/cart', products.plain.name)
    await cart.main.getByRole('button', { name: `Save for later: ${products.plain.name}` }).click()
    await expect(cart.main.getByText('Your cart is empty')).toBeVisible()
    await openDrawn(page, '/cart', 'Your cart is empty')
    await expect(cart.main.getByText('Prices and availability may change.')).toBeVisible()
  },
)

test(
  'A press and a form that come before the shell of a drawn cart runs are done when it does',
  once,
  async ({ page, context, complaints }) => {
    complaints.allow(/status of 4(00|28).*\/carts\/current/)
    const shop = new Shop(page)
    const cart = new Cart(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    const { promise: isWanted, resolve: letCome } = Promise.withResolvers<void>()
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      await isWanted
      await route.continue()
    })
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(cart.quantityOf(products.plain.name)).toBeVisible()
    await cart.main.getByRole('button', { name: 'Increase' }).click()
    await cart.main.getByLabel('Discount code').fill('NO-SUCH-CODE')
    await cart.main.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    letCome()
    await shop.expectInCart(2)
    await expect(cart.main.getByLabel('Discount code')).toHaveAccessibleDescription(/./)
  },
)

test(
  'A member’s account, orders and points are in the document until they sign out',
  once,
  async ({ page }) => {
    const person = newPerson()
    const account = new Account(page)
    await account.register(person)
    await account.expectSignedIn(person.firstName)
    const shop = new Shop(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await new Cart(page).open()
    await new Cart(page).checkOut()
    const number = await new Checkout(page).complete(person.email)
    for (const path of ['/account', '/account/orders']) {
      const html = await openDrawn(page, path, number)
      expect(html).toContain(path === '/account' ? person.email : 'Orders')
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click()
    const order = new URL(page.url()).pathname
    await openDrawn(page, order, products.plain.name)
    await openDrawn(page, '/loyalty/history', 'History')
    await openDrawn(page, '/ar/account', person.email)
    await page.goto('/account')
    await account.signOut(person.firstName)
    for (const path of ['/account', order, '/loyalty/history']) {
      const answer = await page.request.get(path)
      expect(await answer.text()).not.toContain(person.email)
      expect(await answer.text()).not.toContain(number)
    }
    await page.goBack()
    await expect(page.getByText(person.email)).toBeHidden()
  },
)

test('A page whose access token has run out is drawn by the browser', once, async ({ page, context }) => {
  const person = newPerson()
  const account = new Account(page)
  await account.register(person)
  await account.expectSignedIn(person.firstName)
  const access = (await context.cookies()).find(({ name }) => name.includes('access'))
  await context.clearCookies({ name: access?.name ?? '' })
  const answer = await page.goto('/account')
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('"isPersonal":true')
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
})

test(
  'The store’s side of loyalty is in the document of its staff, and in nobody else’s',
  once,
  async ({ page, browser, storeUrl, complaints }) => {
    // Overview of an account without points.
    complaints.allow(/status of 404.*\/accounts\/my-account/)
    const owner = { email: 'owner@galleria.test', password: 'lovelace-1843' }
    await new Account(page).signIn(owner)
    await expect(page.getByRole('main').getByText(owner.email)).toBeVisible()
    for (const section of ['', '/accounts', '/program', '/tiers', '/rewards', '/rules', '/imports'])
      await openDrawn(page, `/manage/loyalty${section}`, 'Times are in ')

    const other = await browser.newContext({ baseURL: storeUrl })
    const shopper = await other.newPage()
    await new Account(shopper).register(newPerson())
    const answer = await shopper.goto('/manage/loyalty')
    expect((await answer?.text())?.includes('Times are in ')).toBe(false)
    await expect(shopper.getByRole('main').getByText(/^Times are in /)).toBeHidden()
    await other.close()
  },
)
