import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { HostedCheckout } from '../pages/hosted-checkout.ts'
import { pick } from '../pages/pick.ts'
import { products } from '../pages/shop.ts'

test(
  "A payment request's link takes the balance due: declined, paid, and never twice",
  once,
  async ({ page, platformUrl, complaints }) => {
    // A declined card, and a link that was tampered with.
    complaints.allow(/status of (422|410)/)
    const checkout = new HostedCheckout(page, platformUrl)
    const { main } = checkout
    const id = await checkout.order(products.plain.slug, 1, newPerson().email, /^Pay in person/)
    const path = `/ecom/v1/payments-collector/orders/${id}/payment-request`
    const { paymentRequest } = await checkout.call(path, {})
    expect(paymentRequest.status).toBe('UNPAID')
    const link: string = paymentRequest.paymentUrl

    await page.goto(`${link}x`)
    await expect(main.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
    await page.goto(link)
    await expect(main.getByRole('heading', { level: 1, name: /^Pay order \d+$/ })).toBeVisible()
    await expect(main.getByText(/^Amount due: \$[\d.]+$/)).toBeVisible()
    await expectAccessibleInBoth(page)

    await pick(main.getByRole('radio', { name: /^Declined card/ }))
    await checkout.payButton().click()
    const alert = main.getByRole('alert')
    await expect(alert).toContainText("Your payment was declined. You haven't been charged")
    await expect(alert).toBeFocused()
    await pick(main.getByRole('radio', { name: /^Test card Approved/ }))
    await checkout.payButton().click()
    const paid = main.getByRole('heading', { level: 1, name: /^Your order \d+ is paid$/ })
    await expect(paid).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.goto(link)
    await expect(paid).toBeVisible()

    const { orderTransactions } = await checkout.call(`/ecom/v1/payments/orders/${id}`, {}, 'GET')
    const approved = orderTransactions.payments.filter(
      ({ regularPaymentDetails }: { regularPaymentDetails: { status: string } }) =>
        regularPaymentDetails.status === 'APPROVED',
    )
    expect(approved).toHaveLength(1)
  },
)
