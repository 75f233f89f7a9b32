import { platform, session } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { type LoaderFunctionArgs, useNavigate } from '@galleria/router'
import { useEffect } from 'react'
import { type Relations, readRelations } from '../../data/community/relations.ts'

/** For fetchers on public pages; never throws, since a fetcher's error would take the page with it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Relations | null> {
  if (!context.get(session).isMember) return null
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, 100)
  try {
    return await readRelations(context.get(platform), ids, request.signal)
  } catch (error) {
    if (isPlatformError(error) && !request.signal.aborted) return null
    throw error
  }
}

/** Redirect to the community for anybody who opens this address by hand. */
export function Component() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/members', { replace: true }), [navigate])
  return null
}
