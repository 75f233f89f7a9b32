import { loyaltyCouponDeleted } from '@galleria/platform-client/events'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { giveBack } from './give-back.ts'
import type { LoyaltyCouponRow } from './view.ts'

export async function findLoyaltyCoupon(db: Db, id: string): Promise<LoyaltyCouponRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom('loyaltyCoupons')
        .selectAll()
        .where('id', '=', id)
        .where('deleted', '=', false)
        .executeTakeFirst()
    : undefined
  if (row) return row
  throw applicationError(404, 'COUPON_NOT_FOUND', 'There is no such loyalty coupon')
}

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
  const gone = await trx
    .updateTable('loyaltyCoupons')
    .set({ deleted: true, status: 'ARCHIVED', revision: after.revision + 1, updatedAt: date })
    .where('id', '=', id)
    .where('deleted', '=', false)
    .where('revision', '=', after.revision)
    .returning('revision')
    .executeTakeFirst()
  if (!gone) {
    const now = await findLoyaltyCoupon(trx, id)
    throw applicationError(409, 'REVISION_MISMATCH', 'It was changed meanwhile', {
      currentRevision: String(now.revision),
    })
  }
  await emit(trx, loyaltyCouponDeleted, { entityId: id, revision: gone.revision, date, caller })
}
