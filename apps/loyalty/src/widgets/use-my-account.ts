import { useSession } from '@galleria/auth/react'
import { useIsHydrating } from '@galleria/federation'
import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import type { loadAccountWithTier } from '../data/account-with-tier.ts'

const path = '/loyalty/account'
/** Widgets of one page ask together, and so once. */
let asking = false

/** The member's account, for the widgets of a page; undefined until it is there. Visitors have none. */
export function useMyAccount({ wanted = true }: { readonly wanted?: boolean } = {}) {
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loadAccountWithTier>({ key: 'loyalty-account' })
  // Keep to the server's HTML, which has no account: another widget may have read it before this one is taken over.
  const isServed = useIsHydrating()
  const asks = isMember && wanted
  useEffect(() => {
    if (!asks || asking) return
    asking = true
    setTimeout(() => {
      asking = false
    })
    void load(path)
  }, [asks, load])
  return asks && !isServed ? data : undefined
}
