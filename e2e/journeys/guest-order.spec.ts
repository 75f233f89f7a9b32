import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'

const title =
  'A guest finds the order in another browser by its number, asks for money back once, and hides it'
test(title, once, async ({ page, browser }) => {
  const { email } = newPerson()
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await page.goto('/checkout')
  const number = await new Checkout(page).complete(email)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const main = other.getByRole('main')
  await other.goto(new URL(`/orders/look-up?number=${number}`, page.url()).href)
  await expect(main.getByLabel('Order number')).toHaveValue(number)
  const address = main.getByLabel('Email address used for the order')
  await address.fill('somebody.else@example.test')
  await address.press('Enter')
  await expect(main.getByRole('alert')).toContainText('We couldn’t find a guest order with this number')
  await expectAccessible(other)
  await address.fill(email)
  await address.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(main.getByText('Compiler Street')).toHaveCount(0)

  await main.getByRole('button', { name: 'Request a return or refund' }).click()
  await main.getByRole('button', { name: 'Send request' }).click()
  await expect(main.getByLabel('Reason')).toBeFocused()
  await main.getByLabel('Reason').selectOption({ label: 'It’s damaged' })
  await expectAccessible(other)
  await main.getByRole('button', { name: 'Send request' }).dblclick()
  await expect(main.getByText('We have your request')).toHaveCount(1)
  await expect(main.getByText('You requested a return or refund', { exact: true })).toHaveCount(1)
  await expectAccessible(other)

  await main.getByRole('button', { name: 'Hide this order' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible()
  await other.goBack()
  await expect(main.getByText(`Order ${number}`)).toHaveCount(0)
  await elsewhere.close()
})
