import { useSession } from '@galleria/auth/react'
import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import type { loader } from '../routes/account.ts'

/** The member's points, in a few words. */
export default function Balance() {
  const t = useMessages()
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loader>({ key: 'loyalty-account' })
  useEffect(() => {
    if (isMember) load('/loyalty/account')
  }, [isMember, load])
  if (!isMember || !data?.account) return null
  return <span data-boundary="loyalty">{t('points.text', { count: data.account.points.balance })}</span>
}
