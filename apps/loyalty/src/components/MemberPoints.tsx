import type { LoyaltyTier } from '@galleria/platform-client/loyalty'
import { useFetcher } from '@galleria/router'
import { Button, Notice, Skeleton } from '@galleria/ui'
import { useEffect } from 'react'
import type { loader } from '../routes/history.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { History } from './History.tsx'
import styles from './MemberPoints.module.css'
import { useHistory } from './use-history.ts'

interface Props {
  readonly tiers: readonly LoyaltyTier[]
  readonly locale: string
}

/** What only the member sees; fetched in the browser, for the page itself is everybody's. */
export function MemberPoints({ tiers, locale }: Props) {
  const fetcher = useFetcher<typeof loader>({ key: 'loyalty-history' })
  const { load } = fetcher
  useEffect(() => {
    load('/loyalty/history')
  }, [load])
  const failed = fetcher.data && 'failed' in fetcher.data
  const history = useHistory(fetcher.data && 'transactions' in fetcher.data ? fetcher.data : undefined)
  if (failed && !history) return <Failed onRetry={() => load('/loyalty/history')} />
  if (!history) return <Pending />
  if (!history.account)
    return (
      <Notice title="You are a member">
        Your account opens with your first points: they come with an order.
      </Notice>
    )
  const { next } = history
  return (
    <>
      <BalanceCard account={history.account} tiers={tiers} locale={locale} />
      <History account={history.account} transactions={history.transactions} locale={locale} />
      {next && (
        <Button
          className={styles.more}
          pending={fetcher.state !== 'idle'}
          onClick={() => load(`/loyalty/history?cursor=${encodeURIComponent(next)}`)}
        >
          Show older
        </Button>
      )}
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      title="Your points can’t be reached right now"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      They are safe where they are kept.
    </Notice>
  )
}

function Pending() {
  return (
    <div aria-busy="true" role="status" aria-label="Fetching your points">
      <Skeleton height="12rem" className={styles.skeleton} />
    </div>
  )
}
