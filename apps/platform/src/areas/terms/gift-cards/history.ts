import { toDecimal } from '../../../domain/money/money.ts'
import type { GiftCardRow } from './find.ts'
import type { findActs, findMovements } from './store.ts'

type Rows<Find extends (...args: never) => Promise<readonly unknown[]>> = Awaited<ReturnType<Find>>

/** Acts and payments of a card, newest first, each payment with the balance it left. `names` are of authors by their ids. */
export function historyOf(
  card: GiftCardRow,
  acts: Rows<typeof findActs>,
  movements: Rows<typeof findMovements>,
  names: ReadonlyMap<string, string>,
) {
  const { currency, orderId } = card
  const money = (minor: number) => toDecimal(minor, currency)
  let left = card.balanceMinor
  const moved = movements.map(({ id, orderId, number, amountMinor, createdAt }) => {
    const amount = Number(amountMinor)
    const entry = {
      ...{ id, date: createdAt.toISOString(), type: amount < 0 ? 'REDEEMED' : 'RETURNED' },
      ...{ amount: money(amount), balance: money(left), orderId },
      ...(number === null ? {} : { orderNumber: String(number) }),
    }
    left -= amount
    return entry
  })
  const initial = money(card.initialMinor)
  const done = acts.map(({ id, act, byType, byId, createdAt }) => {
    const name = names.get(byId ?? '')
    return {
      ...{ id, date: createdAt.toISOString(), type: act as string },
      ...(act === 'ISSUED' ? { amount: initial } : {}),
      by: { type: byType, ...(byId ? { id: byId } : {}), ...(name ? { name } : {}) },
    }
  })
  const start = { id: card.id, date: card.createdAt.toISOString(), amount: initial }
  const bought = orderId ? [{ ...start, type: 'BOUGHT', orderId }] : []
  // Cards from before acts were kept have their day alone.
  const made = orderId || acts.some(({ act }) => act === 'ISSUED') ? [] : [{ ...start, type: 'ISSUED' }]
  return [...moved, ...done, ...bought, ...made].sort((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
  )
}
