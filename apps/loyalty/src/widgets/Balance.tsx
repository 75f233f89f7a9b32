import { useMessages } from '../messages/index.ts'
import { pointsText } from '../rules/point-name.ts'
import { useMyAccount } from './use-my-account.ts'

/** The member's points, in a few words. */
export default function Balance() {
  const t = useMessages()
  const { account, pointName } = useMyAccount() ?? {}
  if (!account) return null
  return <span data-boundary="loyalty">{pointsText(t, account.points.balance, pointName)}</span>
}
