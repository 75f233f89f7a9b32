import { useSession } from '@galleria/auth/react'
import { useFetcher } from '@galleria/router'
import { useEffect, useState } from 'react'
import { useCartEvents } from '../data/cart-events.ts'
import type { loadMine, Mine, ReadMine } from '../data/mine.ts'

export type MineNow =
  | { readonly state: 'visitor' | 'pending' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly mine: Mine }

const path = '/loyalty/mine'

/**
 * A member's part of a page, as its loader read it (`loaded`) or a later fetch, which changes of the cart start. The last
 * data stay in sight while a new read fails.
 */
export function useMine(loaded: ReadMine | undefined): MineNow {
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loadMine>({ key: 'loyalty-mine' })
  const [seen, see] = useState({ loaded, data, mine: readyOf(loaded) ?? readyOf(data) })
  const isMissing = isMember && loaded === undefined
  useEffect(() => {
    if (isMissing) load(path)
  }, [isMissing, load])
  useCartEvents(() => {
    if (isMember) void load(path)
  })
  if (loaded !== seen.loaded || data !== seen.data) {
    const fresh = data === seen.data ? loaded : data
    see({ loaded, data, mine: readyOf(fresh) ?? seen.mine })
  }
  if (!isMember) return { state: 'visitor' }
  if (seen.mine) return { state: 'ready', mine: seen.mine }
  if (data ?? loaded) return { state: 'failed', retry: () => void load(path) }
  return { state: 'pending' }
}

const readyOf = (read: ReadMine | undefined): Mine | undefined =>
  read && 'account' in read ? read : undefined
