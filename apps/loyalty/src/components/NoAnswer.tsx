import { Button, Notice, Skeleton } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './MemberPoints.module.css'

export function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
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

export function Pending() {
  const t = useMessages()
  return (
    <div aria-busy="true" role="status" aria-label={t('points.fetching')}>
      <Skeleton className={styles.skeleton} />
    </div>
  )
}
