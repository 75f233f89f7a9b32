import { loyaltyCouponDeleted } from '@galleria/platform-client/events'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { giveBack } from './give-back.ts'
import { archiveCoupon, findLoyaltyCoupon } from './store/coupons.ts'

interface Deletion {
  readonly id: string
  readonly revision: number
  readonly date: Date
  readonly caller: Caller
}

/** Points of a coupon that nobody ordered with return; one that an order has used is only no longer listed. */
export async function deleteCoupon(trx: Trx, { id, revision, date, caller }: Deletion): Promise<void> {
  const before = await findLoyaltyCoupon(trx, id)
  checkRevision(before.revision, revision)
  const returned = await giveBack(trx, before.couponId, 'REFUNDED', date)
  const after = returned ?? before
  const gone = await archiveCoupon(trx, after, date)
  if (!gone) {
    const now = await findLoyaltyCoupon(trx, id)
    throw applicationError(
      409,
      'REVISION_MISMATCH',
      'It was changed in the meantime. Read it again and retry.',
      {
        currentRevision: String(now.revision),
      },
    )
  }
  await emit(trx, loyaltyCouponDeleted, { entityId: id, revision: gone.revision, date, caller })
}
