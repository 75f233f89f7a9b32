import { platform, site } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { getLoyaltyProgram, type LoyaltyAccount } from '@galleria/platform-client/loyalty'
import type { LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import { listRewards, type Reward } from '@galleria/platform-client/loyalty-rewards'
import type { LoaderFunctionArgs } from '@galleria/router'
import { ownPointName } from '../rules/point-name.ts'
import { myCoupons } from './mine.ts'
import { myAccount, quietly } from './my-account.ts'

export interface Redeemable {
  readonly account: LoyaltyAccount | null
  readonly rewards: readonly Reward[]
  /** Bought with points, and not ordered with yet. */
  readonly coupons: readonly LoyaltyCoupon[]
  /** Currency of the store's charges. */
  readonly currency: string
  /** The owner's own, where they have one. */
  readonly pointName?: string | undefined
}

/** Loads the rewards that a member can apply to the cart; empty while they cannot be read. */
export async function loadRedeemable({
  context,
  request: { signal },
}: LoaderFunctionArgs): Promise<Redeemable> {
  const { currencies, currency } = context.get(site)
  const charged = currencies[0] ?? currency
  const none: Redeemable = { account: null, rewards: [], coupons: [], currency: charged }
  return quietly(read(context.get(platform), signal, charged), none)
}

async function read(client: PlatformClient, signal: AbortSignal, currency: string): Promise<Redeemable> {
  const [account, { rewards }, coupons, { loyaltyProgram }] = await Promise.all([
    myAccount(client, signal),
    quietly(listRewards(client, { cursorPaging: { limit: 100 } }, { signal }), { rewards: [] }),
    quietly(myCoupons(client, signal), []),
    quietly(getLoyaltyProgram(client, undefined, { signal }), { loyaltyProgram: {} }),
  ])
  const open = coupons.filter(({ status }) => status === 'ACTIVE')
  return { account, rewards, coupons: open, currency, pointName: ownPointName(loyaltyProgram) }
}
