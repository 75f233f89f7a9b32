import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { products, Shop } from '../pages/shop.ts'
import { StaffPages } from '../pages/staff.ts'

const codeOf = () => `FAIR${Math.random().toString(36).slice(2, 10).toUpperCase()}`
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test(
  'A code is made after a look at what it takes off, and a shopper uses it in the cart',
  once,
  async ({ page, browser, baseURL }) => {
    const staff = new StaffPages(page)
    const { main } = staff
    const code = codeOf()
    await page.setViewportSize(desktop)
    await staff.open('/manage/marketing')
    await staff.expectTitle('Discount codes')
    await main.getByRole('link', { name: 'New code' }).click()
    await staff.expectTitle('New code')
    await main.getByLabel('Code', { exact: true }).fill(code)
    await main.getByLabel('Percent', { exact: true }).fill('25')
    await main.getByRole('button', { name: 'Show discount' }).click()
    await expect(main.getByText('This discount', { exact: true })).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.setViewportSize(phone)
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await staff.expectTitle(code)

    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const shopper = await context.newPage()
    const shop = new Shop(shopper)
    const cart = new Cart(shopper)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await cart.open()
    await cart.main.getByLabel('Discount code').fill(code.toLowerCase())
    await cart.main.getByRole('button', { name: /apply/i }).click()
    await expect(cart.main.getByText(`Code ${code} applied`)).toBeVisible()
    await context.close()
  },
)

test(
  'A letter is changed beside its preview and tried, and goes to a shopper who signs up for the newsletter',
  once,
  async ({ page, platformUrl, request }) => {
    const staff = new StaffPages(page)
    const { main } = staff
    await page.setViewportSize(desktop)
    await staff.open('/manage/marketing/letters')
    await staff.expectTitle('Emails')
    await main.getByRole('link', { name: 'Newsletter confirmation' }).click()
    await staff.expectTitle('Newsletter confirmation')
    await main.getByLabel('Heading', { exact: true }).fill('Say yes to {store name}')
    const letter = page.frameLocator('iframe[title^="Email: "]')
    await expect(letter.getByRole('heading', { name: 'Say yes to Galleria' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByLabel('Theme', { exact: true }).selectOption('dark')
    await main.getByLabel('Device', { exact: true }).selectOption('phone')
    await expect(letter.locator('body')).toHaveCSS('background-color', 'rgb(21, 19, 17)')
    await main.getByRole('button', { name: 'Send test to me' }).click()
    await expect(main.getByText('Sent to owner@galleria.test.')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(main.getByRole('button', { name: 'Reset to default' })).toBeVisible()
    await page.setViewportSize(phone)
    await expectAccessible(page)

    const { email } = newPerson()
    await page.goto('/newsletter')
    await main.getByLabel('Email address').fill(email)
    await main.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(main.getByText(/^Check your inbox/)).toBeVisible()
    await expectAccessible(page)
    const { messages } = await (await request.get(`${platformUrl}/_dev/mailbox/${email}`)).json()
    expect(messages[0].text).toMatch(/^Say yes to Galleria\n/)
    await page.goto(/\S+\/newsletter\/confirm\/\S+/.exec(messages[0].text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('heading', { name: "You're subscribed" })).toBeVisible()
    await page.goto(`/manage/marketing/newsletter?q=${encodeURIComponent(email)}`)
    await expect(main.getByText(email)).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.setViewportSize(desktop)
    await expectAccessible(page)
  },
)
