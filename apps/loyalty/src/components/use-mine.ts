import { useSession } from '@galleria/auth/react'
import { useFetcher } from '@galleria/router'
import { useEffect, useState } from 'react'
import { useCartEvents } from '../data/cart-events.ts'
import type { loadMine, Mine } from '../data/mine.ts'

export type MineNow =
  | { readonly state: 'visitor' | 'pending' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly mine: Mine }

const path = '/loyalty/mine'

/** Fetches a member's part of a public page; the last data stay in sight while a new read fails. */
export function useMine(): MineNow {
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loadMine>({ key: 'loyalty-mine' })
  const [mine, setMine] = useState<Mine>()
  useEffect(() => {
    if (isMember) load(path)
  }, [isMember, load])
  useCartEvents(() => {
    if (isMember) void load(path)
  })
  if (data && 'account' in data && data !== mine) setMine(data)
  if (!isMember) return { state: 'visitor' }
  if (mine) return { state: 'ready', mine }
  if (data) return { state: 'failed', retry: () => void load(path) }
  return { state: 'pending' }
}
