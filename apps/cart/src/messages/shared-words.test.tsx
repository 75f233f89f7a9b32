import { renderInModule } from '@galleria/federation/testing'
import { languageOf } from '@galleria/i18n'
import { PaymentNotice } from '@galleria/page-parts/payment-notice'
import type { Order } from '@galleria/platform-client/orders'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import module from '../module.ts'
import { messages } from './index.ts'

afterEach(cleanup)

test("The payment notice that modules share speaks the page's language too", async () => {
  await messages.load('de')
  const order = { status: 'APPROVED', paymentStatus: 'PENDING' } as Order
  renderInModule(module, <PaymentNotice order={order} />, { language: languageOf('/de') })
  expect(await screen.findByText(/^Ihre Zahlung ist unterwegs/)).toBeTruthy()
})
