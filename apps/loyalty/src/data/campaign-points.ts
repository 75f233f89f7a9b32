import { platform } from '@galleria/federation'
import { previewCampaignPoints } from '@galleria/platform-client/loyalty-campaigns'
import type { LoaderFunctionArgs } from '@galleria/router'
import { quietly } from './my-account.ts'

/** Points that goods would earn by campaigns, beyond the usual ones; none while they cannot be read. */
export async function loadCampaignPoints({ context, request }: LoaderFunctionArgs) {
  const lines = new URL(request.url).searchParams.getAll('line').map((line) => {
    const [productId = '', amount = ''] = line.split(':')
    return { productId, amount }
  })
  const none = { points: 0, campaigns: [] }
  if (lines.length === 0) return none
  return quietly(previewCampaignPoints(context.get(platform), { lines }, { signal: request.signal }), none)
}
