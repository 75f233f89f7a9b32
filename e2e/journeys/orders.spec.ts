import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'
import { joined } from '../pages/sign-in.ts'

test(
  'An order is found by its state, tells what has happened, and can be ordered again',
  once,
  async ({ page }) => {
    const person = newPerson()
    const shop = new Shop(page)
    const checkout = new Checkout(page)
    const main = page.getByRole('main')
    await joined(page.context(), person)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await page.goto('/checkout')
    const number = await checkout.complete(person.email)

    await shop.open('/account/orders')
    const link = main.getByRole('link', { name: `Order ${number}` })
    await expect(link).toBeVisible()
    await main.getByRole('link', { name: 'Delivered', exact: true }).click()
    await expect(main.getByText('No matching orders')).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Preparing or on the way' }).click()
    await expect(page).toHaveURL(/show=open/)
    await link.click()

    await expect(main.getByRole('heading', { name: 'Order timeline' })).toBeVisible()
    await expect(main.getByText('Ordered', { exact: true })).toBeVisible()
    await expect(main.getByText('Paid', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const invoice = main.getByRole('link', { name: /^Invoice \d+/ })
    const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')

    await main.getByRole('button', { name: 'Order again' }).click()
    await expect(main.getByText('1 item was added to your cart.')).toBeVisible()
    await shop.expectInCart(1)
    await expectAccessible(page)
  },
)

test('The platform’s own pages of a member are one press away, and lead back', once, async ({ page }) => {
  await joined(page.context())
  await page.goto('/account')
  await page.getByRole('button', { name: 'Bookings' }).click()
  await page.waitForURL(/\/_hosted\/account\/bookings/)
  await expectAccessible(page)
})
