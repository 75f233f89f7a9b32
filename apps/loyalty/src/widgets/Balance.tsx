import { useSession } from '@galleria/auth/react'
import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import type { loader } from '../routes/account.ts'
import { pointsText } from '../rules/count-words.ts'

/** The member's points, in a few words. */
export default function Balance() {
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loader>({ key: 'loyalty-account' })
  useEffect(() => {
    if (isMember) load('/loyalty/account')
  }, [isMember, load])
  if (!isMember || !data?.account) return null
  return <span data-boundary="loyalty">{pointsText(data.account.points.balance)}</span>
}
