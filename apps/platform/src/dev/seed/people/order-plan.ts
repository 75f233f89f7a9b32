import { idOf } from '../id-of.ts'
import { type Random, randomOf } from '../random.ts'
import type { MemberSeed } from './index.ts'
import { type OrderState, orderStates } from './order-states.ts'

const DAY = 86_400_000

export interface PlannedOrder {
  readonly member: MemberSeed
  readonly random: Random
  readonly state: OrderState
  readonly date: Date
  readonly lines: number
  readonly name: string
  readonly orderId: string
  /** Among the member's, newest first. */
  readonly place: number
  /** Set if the order began a subscription. */
  readonly subscribed?: true
}

/** The demonstration member has been in every state an order can be in; some others have one to three orders. Oldest first. */
export function planOrders(members: readonly MemberSeed[], now: Date): PlannedOrder[] {
  const planned = members.slice(0, 24).flatMap((member, index) => {
    const random = randomOf(`orders of ${member.loginEmail}`)
    const states = index === 0 ? orderStates : orderStates.slice(0, random.integer(1, 3))
    return states.map((state, place) => {
      const name = `${member.loginEmail}/${place}`
      return {
        ...{ member, random, state, place, name, orderId: idOf('order', name) },
        date: new Date(now.getTime() - (2 + place * 11 + index) * DAY - random.integer(0, 900) * 60_000),
        // One that does not fit on a screen.
        lines: index === 0 && place === 3 ? 40 : random.integer(1, 4),
      }
    })
  })
  const ada = members[0]
  return [...planned, ...(ada ? [subscribing(ada, now)] : [])].sort(
    (a, b) => a.date.getTime() - b.date.getTime(),
  )
}

/** Monthly subscription of the demonstration member; the next order is due in about two weeks. */
function subscribing(member: MemberSeed, now: Date): PlannedOrder {
  const name = `${member.loginEmail}/subscription`
  return {
    ...{ member, name, orderId: idOf('order', name), place: orderStates.length, lines: 1, subscribed: true },
    random: randomOf(name),
    state: ['APPROVED', 'PAID', 'FULFILLED'],
    date: new Date(now.getTime() - 16 * DAY - 3_600_000),
  }
}
