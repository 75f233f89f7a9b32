import { platform } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { type LoyaltyAccount, listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import type { LoaderFunctionArgs } from '@galleria/router'
import { myAccount, quietly } from '../my-account.ts'

export interface MyAccount {
  /** `null` before the first points. */
  readonly account: LoyaltyAccount | null
  /** Its name; `null` where the member has none. */
  readonly tier: string | null
}

const none: MyAccount = { account: null, tier: null }

/** The member's own account, for widgets that fetch it. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<MyAccount> {
  return quietly(read(context.get(platform), signal), none)
}

async function read(client: PlatformClient, signal: AbortSignal): Promise<MyAccount> {
  const account = await myAccount(client, signal)
  const id = account?.tier?.id
  if (!id) return { account, tier: null }
  const { tiers } = await quietly(listLoyaltyTiers(client, undefined, { signal }), { tiers: [] })
  return { account, tier: tiers.find((tier) => tier.id === id)?.tierDefinition.name ?? null }
}
