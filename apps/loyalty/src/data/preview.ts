import { platform } from '@galleria/federation'
import { getLoyaltyProgram, listEarningRules } from '@galleria/platform-client/loyalty'
import { listRunningCampaigns } from '@galleria/platform-client/loyalty-campaigns'
import type { RouterContextProvider } from '@galleria/router'
import { ownPointName } from '../rules/point-name.ts'
import { isActive } from '../rules/points.ts'
import { quietly } from './my-account.ts'

/** Reads the rules that a preview of points goes by. A program that rests gives nothing, whatever its rules say. */
export async function readPreview(context: Pick<RouterContextProvider, 'get'>) {
  const client = context.get(platform)
  const none = { loyaltyProgram: { status: null, pointDefinition: null } }
  const [{ earningRules }, { loyaltyProgram }, { campaigns }] = await Promise.all([
    quietly(listEarningRules(client), { earningRules: [] }),
    quietly(getLoyaltyProgram(client), none),
    quietly(listRunningCampaigns(client), { campaigns: [] }),
  ])
  return {
    rules: loyaltyProgram.status === 'ACTIVE' ? earningRules.filter(isActive) : [],
    hasCampaigns: campaigns.length > 0,
    name: ownPointName(loyaltyProgram),
    icon: loyaltyProgram.pointDefinition?.icon,
  }
}
