import { DiscountPreview } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/discounts'
import { z } from 'zod'
import { type App, operation } from '../../http/route.ts'
import { CouponPreview, previewCoupon, previewRule, RulePreview } from './quote/preview-discount.ts'

const answer = z.object({ preview: DiscountPreview })

/** Previews of what a coupon or a rule, saved or not, takes off a sample cart. */
export function previewRoutes(app: App): void {
  operation(app, operations.previewCoupon, { body: CouponPreview, answer }, (call) =>
    previewCoupon(call, call.input),
  )
  operation(app, operations.previewDiscountRule, { body: RulePreview, answer }, (call) =>
    previewRule(call, call.input),
  )
}
