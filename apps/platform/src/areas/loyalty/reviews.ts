import { REVIEWS_APP_ID, STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Trx } from '../../data/database.ts'
import type { ReviewOfMember } from '../../data/hooks.ts'
import { enter } from './ledger/index.ts'
import { earnBy } from './rules/grant.ts'
import { findMovementsOfReview, lockAccountOfMember } from './store.ts'

/** Apps by whose name a rule may reward a review; without one it is the shop's own. */
const apps = [REVIEWS_APP_ID, STORES_APP_ID]

/** Points that the active rules give for a review, once per product for as long as it is there. */
export async function earnOnReview(trx: Trx, { memberId, productId, date }: ReviewOfMember): Promise<void> {
  const account = await lockAccountOfMember(trx, memberId)
  if (!account) return
  const movements = await findMovementsOfReview(trx, account.id, productId)
  if (balanceOf(movements) > 0) return
  const key = `review ${productId} ${movements.length}`
  for (const appId of apps) await earnBy(trx, { account, activity: 'PRODUCT_REVIEW', appId, key, date })
}

/** Takes the points of a review back; what has been spent already is not asked for. */
export async function takeBackForReview(
  trx: Trx,
  { memberId, productId, date }: ReviewOfMember,
): Promise<void> {
  const account = await lockAccountOfMember(trx, memberId)
  if (!account) return
  const movements = await findMovementsOfReview(trx, account.id, productId)
  const amount = Math.min(balanceOf(movements), account.balance)
  if (amount <= 0) return
  await enter(trx, {
    ...{ accountId: account.id, type: 'ADJUST', amount: -amount, date },
    description: 'Review removed',
    key: `taken back review ${productId} ${movements.length}`,
  })
}

const balanceOf = (movements: readonly { readonly amount: number }[]) =>
  movements.reduce((sum, { amount }) => sum + amount, 0)
