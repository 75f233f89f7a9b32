import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'
import { StaffPages } from '../pages/staff.ts'

test('An order stands on Home and in the reports as soon as it is placed', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await page.goto('/checkout')
  const number = await new Checkout(page).complete(newPerson().email)

  await page.setViewportSize({ width: 1440, height: 900 })
  const staff = new StaffPages(page)
  await staff.open('/manage')
  await staff.expectTitle('Home')
  await expect(staff.main.getByText(`Order ${number}`).first()).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await staff.main.getByRole('link', { name: 'Sales today' }).click()

  await staff.expectTitle('Overview')
  await expect(staff.main.getByRole('region', { name: 'Top products' }).getByRole('row')).not.toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await staff.main
    .getByRole('navigation', { name: 'Reports' })
    .getByRole('link', { name: 'Products' })
    .click()
  await staff.expectTitle('Products')
  await expect(page).toHaveURL(/range=today/)
  await expect(staff.main.getByRole('table').getByRole('row')).not.toHaveCount(0)
})
