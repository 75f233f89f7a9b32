import { randomUUID } from 'node:crypto'
import { Coupon as Entity } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/discounts'
import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import { type App, operation } from '../../../http/route.ts'
import { requireSegments } from '../../customers/index.ts'
import { CouponCode, CouponInput, couponView, newCoupon } from './coupon-resource.ts'
import { couponKey } from './coupons.ts'
import { findTakenCodes, insertCoupons } from './store/coupons.ts'

const MOST = 500

/** Coupons of the same terms under many codes: all of them, or none where one code is taken. */
export function bulkCreateRoute(app: App): void {
  operation(
    app,
    operations.bulkCreateCoupons,
    {
      body: z.object({
        coupon: CouponInput.omit({ code: true }),
        codes: z.array(CouponCode).min(1).max(MOST),
      }),
      answer: z.object({ coupons: z.array(Entity) }),
    },
    ({ db, clock, config, input }) =>
      transaction(db, async (trx) => {
        await requireSegments(trx, input.coupon.segmentIds ?? [])
        const date = clock.now()
        const coupons = input.codes.map((code) => {
          const row = { id: randomUUID(), revision: 1, createdAt: date, updatedAt: date }
          return newCoupon(config, { ...input.coupon, code }, row)
        })
        const keys = coupons.map(({ codeKey }) => codeKey)
        const taken = new Set((await findTakenCodes(trx, keys)).map(({ codeKey }) => codeKey))
        const refused = keys.flatMap((key, index) =>
          taken.has(key) || keys.indexOf(key) < index ? [index] : [],
        )
        if (refused.length)
          throw violations(
            refused.map((index) => ({
              field: `codes[${index}]`,
              description: `is already used: ${couponKey(input.codes[index] ?? '')}`,
              violatedRule: 'VALIDATION',
            })),
          )
        await insertCoupons(trx, coupons)
        await termsChanged(trx)
        return { coupons: coupons.map((row) => couponView({ config, clock }, row)) }
      }),
  )
}
