import type { Trx } from '../data/database.ts'
import type { Happenings, HookContext, Hooks, Listeners } from '../data/hooks.ts'

/** Runs each area's part in turn, inside the transaction of the cause. */
export function hooksOf(areas: readonly Listeners[], context: HookContext): Hooks {
  function hook<Name extends keyof Happenings>(name: Name) {
    const listeners = areas.flatMap((area) => area[name] ?? [])
    return async (trx: Trx, happening: Happenings[Name]) => {
      for (const listener of listeners) await listener(trx, happening, context)
    }
  }
  return {
    onMemberCreated: hook('onMemberCreated'),
    onAddressVerified: hook('onAddressVerified'),
    onSignIn: hook('onSignIn'),
    onFileChanged: hook('onFileChanged'),
    onCartDeleted: hook('onCartDeleted'),
    onCheckoutCompleted: hook('onCheckoutCompleted'),
    onCouponApplied: hook('onCouponApplied'),
    onCouponRemoved: hook('onCouponRemoved'),
    onCouponUsed: hook('onCouponUsed'),
    onOrderPaid: hook('onOrderPaid'),
    onPaidOrderChanged: hook('onPaidOrderChanged'),
    onOrderRefunded: hook('onOrderRefunded'),
    onReviewApproved: hook('onReviewApproved'),
    onReviewRemoved: hook('onReviewRemoved'),
    onOrderCanceled: hook('onOrderCanceled'),
  }
}
