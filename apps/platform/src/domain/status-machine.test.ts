import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AbandonedCheckoutStatus,
  BackInStockRequestStatus,
  DraftOrderStatus,
  FulfillmentStatus,
  InvoiceStatus,
  OrderStatus,
  PaymentRequestStatus,
  SubscriptionStatus,
  TransactionStatus,
} from '@galleria/platform-client/enums'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../base/errors.ts'
import { type Machine, machines, mayBecome, move } from './status-machine.ts'

const known = {
  order: OrderStatus,
  payment: TransactionStatus,
  fulfillment: FulfillmentStatus,
  'draft order': DraftOrderStatus,
  invoice: InvoiceStatus,
  'payment request': PaymentRequestStatus,
  'abandoned checkout': AbandonedCheckoutStatus,
  'back-in-stock request': BackInStockRequestStatus,
  subscription: SubscriptionStatus,
}

describe.each(Object.entries(machines))('The machine of a %s', (name, machine) => {
  it('leads to statuses that it has', () => {
    for (const next of Object.values<readonly string[]>(machine))
      expect(Object.keys(machine)).toEqual(expect.arrayContaining([...next]))
  })

  it('refuses every way that is not in it with 409', () => {
    for (const [from, allowed] of Object.entries<readonly string[]>(machine))
      for (const to of Object.keys(machine) as never[]) {
        expect(mayBecome(name as Machine, from, to)).toBe(allowed.includes(to))
        if (allowed.includes(to)) expect(move(name as Machine, from, to)).toBe(to)
        else expect(() => move(name as Machine, from, to)).toThrow(ApiError)
      }
  })

  it('is told in docs/orders.md', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../docs/orders.md'), 'utf8')
    for (const [from, next] of Object.entries<readonly string[]>(machine)) {
      const row = `| ${name} | ${from} | ${next.length ? next.join(', ') : '(final)'} |`
      expect(docs).toContain(row)
    }
  })
})

it.each(Object.entries(known))(
  'The machine has every status of a %s in specification §4',
  (name, { options }) => {
    expect(Object.keys(machines[name as Machine]).sort()).toEqual([...options].sort())
  },
)
