import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as fc from 'fast-check'
import { OWNER_API_KEY } from '../../../base/development-ids.ts'
import type { Answer } from '../../../dev/testing/shopper.ts'
import type { Victim } from '../../../dev/testing/victim.ts'

/** Cost of the coupon that clients redeem. */
export const COST = 5

const accounts = '/loyalty-accounts/v1/accounts'
const coupons = '/loyalty-coupons/v1/coupons'

interface Move {
  readonly kind: 'earn' | 'spend' | 'redeem' | 'give back'
  /** Index of the account, counted beyond their number. */
  readonly who: number
  readonly points: number
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom<Move['kind']>('earn', 'earn', 'earn', 'spend', 'spend', 'redeem', 'give back'),
  who: fc.nat({ max: 1000 }),
  points: fc.integer({ min: 1, max: 40 }),
})

/** Moves of each client, again from the beginning once they are through; made from the seed alone. */
export const movesOf = (clients: number, seed: number): readonly (readonly Move[])[] =>
  fc.sample(fc.array(move, { minLength: 40, maxLength: 60 }), { numRuns: clients, seed })

/** Points that clients were told of. */
export interface Tally {
  earned: number
  spent: number
  redeemed: number
  returned: number
  /** Spending that was cut off before an answer came: it may have counted or not. */
  unsure: number
}

export const emptyTally = (): Tally => ({ earned: 0, spent: 0, redeemed: 0, returned: 0, unsure: 0 })

interface PendingEntry {
  readonly victim: Victim
  readonly ids: readonly string[]
  readonly rewardId: string
  readonly moves: readonly Move[]
  readonly stopped: () => boolean
}

/**
 * Does its moves until it is stopped. What has a key, or can be done only once, is sent until it is answered; what has none is
 * sent once, and counted as unsure where no answer came.
 */
export async function client({ victim, ids, rewardId, moves, stopped }: PendingEntry): Promise<Tally> {
  const tally = emptyTally()
  const held: { id: string; revision: string }[] = []
  const insist = (method: string, path: string, body?: object) =>
    victim.insist(OWNER_API_KEY, method, path, body)
  for (let step = 0; !stopped(); step += 1) {
    const { kind, who, points } = moves[step % moves.length] as Move
    const id = ids[who % ids.length] as string
    if (kind === 'earn') {
      const request = { amount: points, appId: 'rounds', idempotencyKey: randomUUID() }
      const answer = good(await insist('POST', `${accounts}/${id}/earn-points`, request))
      tally.earned += points
      const again = good(await insist('POST', `${accounts}/${id}/earn-points`, request))
      if (again.body.transactionId !== answer.body.transactionId)
        throw new Error(`A key was counted twice: ${JSON.stringify(again.body)}`)
    } else if (kind === 'spend') await spend(victim, id, points, tally)
    else if (kind === 'redeem') {
      const wish = { rewardId, loyaltyAccountId: id, idempotencyKey: randomUUID() }
      const { status, body } = good(await insist('POST', coupons, wish), 428)
      if (status === 200) {
        tally.redeemed += COST
        held.push(body.coupon)
      }
    } else {
      const coupon = held.shift()
      if (!coupon) continue
      // Gone is what the same request finds whose first answer was cut off.
      good(await insist('DELETE', `${coupons}/${coupon.id}?revision=${coupon.revision}`), 404)
      tally.returned += COST
    }
    await pause(Math.random() * 100)
  }
  return tally
}

async function spend(victim: Victim, id: string, points: number, tally: Tally): Promise<void> {
  try {
    const answer = await victim.call(OWNER_API_KEY, 'POST', `${accounts}/${id}/adjust-points`, {
      amount: -points,
    })
    if (answer.status === 200) tally.spent += points
    else if (answer.status >= 500) tally.unsure += points
    else good(answer, 428)
  } catch (error) {
    if (error instanceof Refused) throw error
    tally.unsure += points
  }
}

class Refused extends Error {}

function good(answer: Answer, alsoGood = 200): Answer {
  if (answer.status === 200 || answer.status === alsoGood) return answer
  throw new Refused(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}
