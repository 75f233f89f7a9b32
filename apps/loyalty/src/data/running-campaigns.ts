import { platform } from '@galleria/federation'
import { listRunningCampaigns } from '@galleria/platform-client/loyalty-campaigns'
import type { LoaderFunctionArgs } from '@galleria/router'
import { quietly } from './my-account.ts'

/** Campaigns that the caller can earn by now; none while they cannot be read. */
export async function runningCampaigns({ context, request: { signal } }: LoaderFunctionArgs) {
  const asked = listRunningCampaigns(context.get(platform), undefined, { signal })
  return (await quietly(asked, { campaigns: [] })).campaigns
}
