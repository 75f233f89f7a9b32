import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import type { loadCampaignPoints } from '../data/campaign-points.ts'
import { campaignPath } from '../rules/campaign-path.ts'

interface Line {
  readonly productId: string
  readonly amount: string
}

/** Lines that an address has room for; more are a wholesale order, which earns what it earns. */
const MOST = 60

/** Points by campaigns for goods, asked anew when these change; undefined until they are there. */
export function useCampaignPoints(lines: readonly Line[], isWanted: boolean) {
  const { load, data } = useFetcher<typeof loadCampaignPoints>()
  const path = isWanted && lines.length > 0 && lines.length <= MOST ? campaignPath(lines) : undefined
  useEffect(() => {
    if (path) void load(path)
  }, [path, load])
  return path ? data : undefined
}
