import { useMessages } from '../messages/index.ts'
import { useMyAccount } from './use-my-account.ts'

/** The member's points, in a few words. */
export default function Balance() {
  const t = useMessages()
  const account = useMyAccount()?.account
  if (!account) return null
  return <span data-boundary="loyalty">{t('points.text', { count: account.points.balance })}</span>
}
