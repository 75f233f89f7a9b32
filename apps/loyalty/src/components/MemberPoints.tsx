import type { LoyaltyTier } from '@galleria/platform-client/loyalty'
import { useFetcher } from '@galleria/router'
import { Button, Notice, Skeleton } from '@galleria/ui'
import { useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import type { loader } from '../routes/history.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { History } from './History.tsx'
import styles from './MemberPoints.module.css'
import { useHistory } from './use-history.ts'

interface Props {
  readonly tiers: readonly LoyaltyTier[]
}

/** What only the member sees; fetched in the browser, for the page itself is everybody's. */
export function MemberPoints({ tiers }: Props) {
  const t = useMessages()
  const fetcher = useFetcher<typeof loader>({ key: 'loyalty-history' })
  const { load } = fetcher
  useEffect(() => {
    load('/loyalty/history')
  }, [load])
  const failed = fetcher.data && 'failed' in fetcher.data
  const history = useHistory(fetcher.data && 'transactions' in fetcher.data ? fetcher.data : undefined)
  if (failed && !history) return <Failed onRetry={() => load('/loyalty/history')} />
  if (!history) return <Pending />
  if (!history.account) return <Notice title={t('points.you-are')}>{t('points.not-yet')}</Notice>
  const { next } = history
  return (
    <>
      <BalanceCard account={history.account} tiers={tiers} />
      <History account={history.account} transactions={history.transactions} />
      {next && (
        <Button
          className={styles.more}
          pending={fetcher.state !== 'idle'}
          onClick={() => load(`/loyalty/history?cursor=${encodeURIComponent(next)}`)}
        >
          {t('history.older')}
        </Button>
      )}
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages()
  return (
    <Notice
      tone="danger"
      title={t('problem.outage')}
      action={<Button onClick={onRetry}>{t('problem.try-again')}</Button>}
    >
      {t('problem.outage-short')}
    </Notice>
  )
}

function Pending() {
  const t = useMessages()
  return (
    <div aria-busy="true" role="status" aria-label={t('points.fetching')}>
      <Skeleton height="12rem" className={styles.skeleton} />
    </div>
  )
}
