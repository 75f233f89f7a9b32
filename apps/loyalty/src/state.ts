import { sessionValue } from '@galleria/federation'
import { z } from '@galleria/platform-client'

/** Redemption of a reward that the platform has not answered yet. */
export interface PendingRedemption {
  readonly accountId: string
  readonly rewardId: string
  readonly times: number
  /** Idempotency key: sent again under it, the platform answers with the first coupon. */
  readonly key: string
}

/** Redemptions stored by the tab, so that neither a reload nor a lost answer charges points twice. */
export const pendingRedemptions = sessionValue<{ readonly pendingRedemptions: readonly PendingRedemption[] }>(
  'galleria.loyalty.pending-redemptions',
  z.object({
    pendingRedemptions: z.array(
      z.object({ accountId: z.string(), rewardId: z.string(), times: z.number(), key: z.string() }),
    ),
  }),
)

type Target = Pick<PendingRedemption, 'accountId' | 'rewardId'>

export function findRedemption(
  all: readonly PendingRedemption[] | undefined,
  { accountId, rewardId }: Target,
): PendingRedemption | undefined {
  return all?.find((redemption) => redemption.accountId === accountId && redemption.rewardId === rewardId)
}

/** Finds the pending redemption with its first key, or starts a new one. */
export function redemptionFor(wanted: Target & Pick<PendingRedemption, 'times'>): PendingRedemption {
  const all = pendingRedemptions.get()?.pendingRedemptions ?? []
  const known = findRedemption(all, wanted)
  if (known) return known
  const redemption = { ...wanted, key: crypto.randomUUID() }
  pendingRedemptions.set({ pendingRedemptions: [...all, redemption] })
  return redemption
}

/** Removes a redemption once it is answered, whatever the answer. */
export function settleRedemption(key: string): void {
  const left =
    pendingRedemptions.get()?.pendingRedemptions.filter((redemption) => redemption.key !== key) ?? []
  if (left.length > 0) pendingRedemptions.set({ pendingRedemptions: left })
  else pendingRedemptions.clear()
}
