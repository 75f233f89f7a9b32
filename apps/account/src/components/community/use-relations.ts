import { useSession } from '@galleria/auth/react'
import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import type { Relations } from '../../data/community/relations.ts'

/** How a member who looks stands to these; null for a visitor, undefined until it is known. */
export function useRelations(ids: readonly string[]): Relations | null | undefined {
  const { isMember } = useSession()
  const search = new URLSearchParams(ids.map((id) => ['id', id])).toString()
  const { load, data } = useFetcher<Relations | null>({ key: `relations ${search}` })
  useEffect(() => {
    if (isMember) void load(`/members/-/standing?${search}`)
  }, [isMember, load, search])
  return isMember ? data : null
}
