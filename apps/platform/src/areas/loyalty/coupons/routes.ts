import * as operations from '@galleria/platform-client/operations/loyalty/loyalty-coupons'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import {
  CouponAnswer,
  CouponsInSite,
  LoyaltyCouponAnswer,
  LoyaltyCouponsAnswer,
  QueriedCoupons,
} from './answers.ts'
import { deleteCoupon } from './delete.ts'
import { CouponQuery } from './input.ts'
import { redeem } from './redeem.ts'
import { returnCoupon } from './return.ts'
import { findCouponsOfMember, findLoyaltyCoupon } from './store/coupons.ts'
import { queryCoupons } from './store/query.ts'
import { loyaltyCouponView } from './view.ts'

/** The newest, as a page shows them. */
const MINE = 200

/** A key and a number of times are the embedded platform's own; without a key every call buys another coupon. */
const Redemption = z.object({
  rewardId: z.string(),
  times: z.int().min(1).max(1000).default(1),
  idempotencyKey: z.string().min(1).max(100).optional(),
})

/** Wire §3.6 "coupons". */
export function couponRoutes(app: App): void {
  operation(
    app,
    operations.redeemPointsForCoupon,
    { body: Redemption.extend({ loyaltyAccountId: z.string() }), answer: CouponAnswer },
    (call) =>
      transaction(call.db, async (trx) => {
        const { loyaltyAccountId: id, ...input } = call.input
        const wish = { ...input, account: { id }, caller: call.caller }
        return { coupon: loyaltyCouponView(await redeem(trx, call, wish)) }
      }),
  )

  operation(app, operations.redeemMyPointsForCoupon, { body: Redemption, answer: CouponAnswer }, (call) =>
    transaction(call.db, async (trx) => {
      const { caller, input } = call
      const wish = { ...input, account: { memberId: caller.memberId }, caller }
      return { coupon: loyaltyCouponView(await redeem(trx, call, wish)) }
    }),
  )

  operation(
    app,
    operations.returnMyLoyaltyCoupon,
    { body: z.object({ loyaltyCouponId: z.string() }), answer: CouponAnswer },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const { memberId } = caller
        const row = await returnCoupon(trx, { id: input.loyaltyCouponId, memberId, date: clock.now() })
        return { coupon: loyaltyCouponView(row) }
      }),
  )

  operation(app, operations.getMyLoyaltyCoupons, { answer: LoyaltyCouponsAnswer }, async ({ db, caller }) => {
    const rows = await findCouponsOfMember(db, caller.memberId, MINE)
    return { loyaltyCoupons: rows.map(loyaltyCouponView) }
  })

  operation(
    app,
    operations.queryLoyaltyCoupons,
    {
      body: z.object({ query: CouponQuery }),
      answer: QueriedCoupons,
      partly: 'Cursor paging sorts by one field. Use offset paging for more.',
    },
    (call) => queryCoupons(call, call.input.query),
  )

  operation(
    app,
    operations.bulkGetLoyaltyCoupon,
    { query: z.object({ query: CouponQuery.prefault({}) }), answer: CouponsInSite },
    async (call) => {
      const { loyaltyCoupons } = await queryCoupons(call, call.input.query)
      return { couponsInSite: [{ metaSiteId: call.config.siteId, loyaltyCoupons }] }
    },
  )

  operation(
    app,
    operations.getLoyaltyCoupon,
    { query: z.object({ loyaltyCouponId: z.string() }), answer: LoyaltyCouponAnswer },
    async ({ db, input }) => ({
      loyaltyCoupon: loyaltyCouponView(await findLoyaltyCoupon(db, input.loyaltyCouponId)),
    }),
  )

  operation(
    app,
    operations.deleteLoyaltyCoupon,
    { query: z.object({ id: z.string(), revision: Revision }), answer: Nothing },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        await deleteCoupon(trx, { ...input, caller, date: clock.now() })
        return {}
      }),
  )
}
