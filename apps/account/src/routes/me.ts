import { languageIn, platform, session } from '@galleria/federation'
import { getMyMember } from '@galleria/platform-client/members'
import { type LoaderFunctionArgs, useNavigate } from '@galleria/router'
import { useEffect } from 'react'
import { showCartMergeNotice } from '../data/cart-merge-notice.ts'
import type { Me } from '../data/me.ts'
import { messagesIn } from '../messages/index.ts'

/** For the header on any page; never throws, since a fetcher's error would take the page with it. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<Me> {
  if (!context.get(session).isMember) return { member: null }
  showCartMergeNotice(messagesIn(languageIn(context)))
  try {
    return await getMyMember(context.get(platform), { fieldsets: ['FULL'] }, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return { member: null }
  }
}

/** Redirect to the account for anybody who opens this address by hand. */
export function Component() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/account', { replace: true }), [navigate])
  return null
}
