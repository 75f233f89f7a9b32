import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { makeGiftCard } from '../pages/owner.ts'
import { products, Shop } from '../pages/shop.ts'

async function toCheckout(page: Shop['page']) {
  const shop = new Shop(page)
  const cart = new Cart(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await cart.open()
  await cart.checkOut()
  return { shop, cart, checkout: new Checkout(page) }
}

test('A bill that goes elsewhere has its own address, shown in the review', once, async ({ page }) => {
  const { checkout } = await toCheckout(page)
  const same = checkout.main.getByLabel('Billing address is the same')
  await expect(same).toBeChecked()
  await same.uncheck()
  const bill = checkout.main.getByRole('group').filter({ hasText: 'Billing address' })
  await bill.getByLabel('First name').fill('Augusta')
  await bill.getByLabel('Last name').fill('King')
  await bill.getByLabel('Country').selectOption('DE')
  await bill.locator('[name="billing-addressLine"]').fill('Unter den Linden 1')
  await bill.locator('[name="billing-city"]').fill('Berlin')
  await bill.locator('[name="billing-postalCode"]').fill('10117')
  await expectAccessible(page)
  await checkout.fillAddress(newPerson().email)
  await checkout.chooseFirstDelivery()
  await expect(checkout.main.getByText('Augusta King')).toBeVisible()
  await expect(checkout.main.getByText('10117 Berlin')).toBeVisible()
})

test(
  'A shopper who leaves the payment finds the order unchanged, may reload, and pays the same checkout',
  once,
  async ({ page }) => {
    const { checkout } = await toCheckout(page)
    await checkout.fillAddress(newPerson().email)
    await checkout.chooseFirstDelivery()
    await checkout.goToPayment()
    const first = new URL(page.url()).pathname
    await page.goBack()
    await expect(checkout.main.getByText('You’ve started paying for this order')).toBeVisible()
    await page.reload()
    await expect(checkout.main.getByText('You’ve started paying for this order')).toBeVisible()
    await expectAccessible(page)
    await checkout.goToPayment()
    expect(new URL(page.url()).pathname).toBe(first)
    await checkout.pay()
    await checkout.orderNumber()
  },
)

test('After the order no page shows the cart it was made of, not even by Back', once, async ({ page }) => {
  const { shop, checkout, cart } = await toCheckout(page)
  await checkout.complete(newPerson().email)
  await shop.expectInCart(0)
  await page.goBack()
  await page.goBack()
  await expect(cart.main.getByRole('heading', { level: 1 })).toBeVisible()
  await shop.expectInCart(0)
  await cart.main.page().goto('/cart')
  await expect(cart.main.getByText('Your cart is empty')).toBeVisible()
})

test(
  'A gift card pays first, can be taken away, and where it pays for all no payment page follows',
  once,
  async ({ page, complaints, platformUrl }) => {
    complaints.allow(/status of 4(00|28)/)
    const { shop, checkout } = await toCheckout(page)
    await checkout.fillAddress(newPerson().email)
    await checkout.chooseFirstDelivery()
    const apply = async (code: string) => {
      await checkout.main.getByLabel('Gift card code').fill(code)
      await checkout.main.getByRole('button', { name: 'Apply', exact: true }).click()
    }
    await checkout.main.getByText('Use a gift card').click()
    await apply('ABCD-EFGH-JKLM-NPQR')
    await expect(checkout.main.getByText('We don’t recognize this gift card.')).toBeVisible()
    await apply('GALL-ER2A-G2FT-CARD')
    await expect(page.getByText('Gift card', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await checkout.main.getByRole('button', { name: 'Remove gift card' }).click()
    await expect(page.getByText('Gift card', { exact: true })).toHaveCount(0)
    await checkout.main.getByText('Use a gift card').click()
    await apply(await makeGiftCard(platformUrl, '500.00'))
    const place = checkout.main.getByRole('button', { name: 'Place order' })
    await expect(place).toBeVisible()
    await expectAccessible(page)
    const hosted: string[] = []
    page.on('request', (request) => request.url().includes('/_hosted/') && hosted.push(request.url()))
    await place.dblclick()
    await checkout.orderNumber()
    expect(hosted).toEqual([])
    await shop.expectInCart(0)
  },
)

test(
  'A payment that is on its way is explained; one that is made at the door can be made now',
  once,
  async ({ page }) => {
    const { checkout } = await toCheckout(page)
    await checkout.fillAddress(newPerson().email)
    await checkout.chooseFirstDelivery()
    await checkout.goToPayment()
    await checkout.pay(/pay in person/i)
    await checkout.orderNumber()
    await expect(checkout.main.getByText('This order isn’t paid yet.')).toBeVisible()
    await expectAccessible(page)
    await checkout.main.getByRole('button', { name: 'Pay now' }).click()
    await page.waitForURL(/\/_hosted\/pay\//)
  },
)
