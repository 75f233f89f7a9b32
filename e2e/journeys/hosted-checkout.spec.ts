import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { HostedCheckout } from '../pages/hosted-checkout.ts'
import { pick } from '../pages/pick.ts'
import { products } from '../pages/shop.ts'

test('A guest mends what is wrong, is declined, pays, and finds one order by Reload and Back', async ({
  page,
  platformUrl,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  const checkout = new HostedCheckout(page, platformUrl)
  const { main } = checkout
  const id = await checkout.make(products.plain.slug, 2)
  await page.goto(await checkout.address(id, 'ar'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessibleInBoth(page)

  await page.goto(await checkout.address(id))
  await checkout.payButton().click()
  const alert = main.getByRole('alert')
  await expect(alert).toBeFocused()
  await expectAccessibleInBoth(page)
  await alert.getByRole('link', { name: 'Email: This field is required.' }).click()
  await expect(main.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'This field is required.',
  )

  const country = main.getByLabel('Country')
  await country.selectOption('Brazil')
  await expect(main.getByLabel('CPF or CNPJ')).toBeVisible()
  await country.selectOption('United States')
  await checkout.fill(newPerson().email)
  const express = main.getByRole('radio', { name: /^Express/ })
  await expect(express).toBeVisible()
  const before = await checkout.payButton().textContent()
  await pick(express)
  await expect(checkout.payButton()).not.toHaveText(before ?? '')

  await checkout.payBy(/^Declined card/)
  await expect(alert).toContainText("Your payment was declined. You haven't been charged")
  await page.reload()
  await expect(alert).toHaveCount(0)
  await expect(express).toBeChecked()
  await checkout.payBy(/^Test card Approved/)
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' })
  await expect(thanks).toBeVisible()
  await expect(main.getByText('Arlington')).toBeVisible()
  await expectAccessibleInBoth(page)
  const order = new URL(page.url()).searchParams.get('orderId')
  await page.goBack()
  await expect(thanks).toBeVisible()
  await main.getByRole('link', { name: 'Continue' }).waitFor()
  await page.goto(await checkout.address(id))
  await expect(thanks).toBeVisible()
  expect(order).toBeTruthy()
})
