import type { Trx } from '../../../data/database.ts'
import { lockCustomers } from '../people/store/list.ts'
import { updateCustomer } from '../people/store/write.ts'
import { MOST_TAGS } from '../people/tags.ts'
import { markOrdersOf, moveAddresses, moveCredit, moveNotes, moveOrders, redirectMerged } from './store.ts'

interface Move {
  readonly from: string
  readonly to: string
  readonly date: Date
}

/** Moves all that is one customer's to another, who stands for both from then on; the figures follow with the next count. */
export async function moveCustomer(trx: Trx, { from, to, date }: Move): Promise<void> {
  const rows = await lockCustomers(trx, [from, to])
  const [source, target] = [rows.find(({ id }) => id === from), rows.find(({ id }) => id === to)]
  if (!source || !target) return
  await moveAddresses(trx, from, to)
  await moveNotes(trx, from, to)
  await moveOrders(trx, from, to)
  await moveCredit(trx, { from, to, date, spender: source.memberId ? from : to })
  await redirectMerged(trx, from, to)
  const empty = { email: null, firstName: null, lastName: null, phone: null, language: null, country: null }
  const noFigures = {
    ordersCount: 0,
    spentMinor: 0,
    refundedMinor: 0,
    averageMinor: 0,
    firstOrderAt: null,
    lastOrderAt: null,
  }
  // The account first: no two customers have one.
  await updateCustomer(trx, from, { ...empty, ...noFigures, memberId: null, tags: [], mergedInto: to }, date)
  await updateCustomer(
    trx,
    to,
    {
      memberId: target.memberId ?? source.memberId,
      email: target.email ?? source.email,
      firstName: target.firstName ?? source.firstName,
      lastName: target.lastName ?? source.lastName,
      phone: target.phone ?? source.phone,
      language: target.language ?? source.language,
      country: target.country ?? source.country,
      tags: [...new Set([...target.tags, ...source.tags])].sort().slice(0, MOST_TAGS),
    },
    date,
  )
  await markOrdersOf(trx, to)
}
