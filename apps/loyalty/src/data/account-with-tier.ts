import { platform } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { getLoyaltyProgram, type LoyaltyAccount, listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import type { LoaderFunctionArgs } from '@galleria/router'
import { ownPointName } from '../rules/point-name.ts'
import { myAccount, quietly } from './my-account.ts'

export interface MyAccount {
  /** `null` before the first points. */
  readonly account: LoyaltyAccount | null
  /** Its name; `null` where the member has none. */
  readonly tier: string | null
  /** The owner's own name of a point, where they have one. */
  readonly pointName?: string | undefined
}

const none: MyAccount = { account: null, tier: null }

/** The member's own account, for widgets that fetch it. */
export async function loadAccountWithTier({
  context,
  request: { signal },
}: LoaderFunctionArgs): Promise<MyAccount> {
  return quietly(read(context.get(platform), signal), none)
}

async function read(client: PlatformClient, signal: AbortSignal): Promise<MyAccount> {
  const [account, { loyaltyProgram }] = await Promise.all([
    myAccount(client, signal),
    quietly(getLoyaltyProgram(client, undefined, { signal }), { loyaltyProgram: {} }),
  ])
  const pointName = ownPointName(loyaltyProgram)
  const id = account?.tier?.id
  if (!id) return { account, tier: null, pointName }
  const { tiers } = await quietly(listLoyaltyTiers(client, undefined, { signal }), { tiers: [] })
  const tier = tiers.find((each) => each.id === id)?.tierDefinition.name ?? null
  return { account, tier, pointName }
}
