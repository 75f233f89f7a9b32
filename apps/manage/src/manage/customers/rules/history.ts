import type { CustomerData } from '../data/customer.ts'
import { type ConsentStep, consentProof } from './consent.ts'

type Happened =
  | {
      readonly type: 'ORDER'
      readonly orderId: string
      readonly number: string
      readonly total: string
      readonly currency: string
    }
  | { readonly type: 'NOTE'; readonly text: string }
  | { readonly type: 'CREDIT'; readonly amount: string; readonly currency: string; readonly reason: string }
  | { readonly type: 'CONSENT'; readonly step: ConsentStep['type'] }
  | { readonly type: 'MEMBER' | 'GUEST' }

export interface CustomerEvent {
  readonly id: string
  readonly at: string
  readonly who?: { readonly type: string; readonly name?: string | undefined } | undefined
  readonly what: Happened
}

type Facts = Pick<CustomerData, 'customer' | 'orders' | 'notes' | 'storeCredit' | 'consents'>

/** Events of a customer, newest first. */
export function historyOf({ customer, orders, notes, storeCredit, consents }: Facts): CustomerEvent[] {
  const newsletter = consents?.newsletter
  const all: CustomerEvent[] = [
    ...orders.map(
      ({ id, number, placedDate, total, currency }): CustomerEvent => ({
        id,
        at: placedDate,
        what: { type: 'ORDER', orderId: id, number, total, currency },
      }),
    ),
    ...notes.map(
      ({ id, createdDate, text, by }): CustomerEvent => ({
        id,
        at: createdDate,
        who: by,
        what: { type: 'NOTE', text },
      }),
    ),
    ...storeCredit.entries
      .filter(({ type }) => type === 'ADJUSTED')
      .map(
        ({ id, date, amount, reason = '', by }): CustomerEvent => ({
          id,
          at: date,
          who: by,
          what: { type: 'CREDIT', amount, reason, currency: storeCredit.currency },
        }),
      ),
    ...(newsletter ? consentProof(newsletter) : []).map(
      ({ type, date }): CustomerEvent => ({
        id: `newsletter ${type}`,
        at: date,
        who: (type === 'ENDED' && newsletter?.endedBy) || undefined,
        what: { type: 'CONSENT', step: type },
      }),
    ),
    { id: 'begin', at: customer.createdDate, what: { type: customer.memberId ? 'MEMBER' : 'GUEST' } },
  ]
  return all.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
