import { renderInModule } from '@galleria/federation/testing'
import { useFetcher } from '@galleria/router'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OrderAnswer } from '../../data/order-action.ts'
import module from '../../module.ts'
import { offeredResolutions, refundLines } from '../../rules/refunds/refund-form.ts'
import RefundForm from './RefundForm.tsx'

afterEach(cleanup)

const line = (id: string, quantity: number, amount: string) => ({
  ...{ id, quantity, productName: { original: id }, price: { amount: '1.00' } },
  totalPriceAfterTax: { amount },
})
const lines = refundLines({ lineItems: [line('Lamp', 4, '90.00'), line('Mug', 1, '12.00')] })

function Form() {
  const fetcher = useFetcher<OrderAnswer>()
  return (
    <RefundForm
      lines={lines}
      offered={offeredResolutions(lines)}
      currency="USD"
      fetcher={fetcher}
      close={() => undefined}
    />
  )
}

test('A line of a return asks for its quantity and reason once it is chosen, and what comes back is told', async () => {
  const { user } = renderInModule(module, <Form />)
  await user.click(await screen.findByRole('checkbox', { name: 'Lamp' }))
  expect(screen.getByRole('status').textContent).toBe('Estimated refund: $90.00')
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Lamp' })
  await user.type(quantity, '{ArrowDown}')
  expect(screen.getByText('Estimated refund: $67.50')).toBeTruthy()
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: 'Mug' }))
  expect(screen.getByText('Estimated refund: $79.50')).toBeTruthy()
  // A single unit needs no number.
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: 'Lamp' }))
  expect(screen.getByText('Estimated refund: $12.00')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Reason for Lamp' })).toBeNull()
})
