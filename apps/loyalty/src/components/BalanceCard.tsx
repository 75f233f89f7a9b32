import { useFormat } from '@galleria/i18n'
import type { LoyaltyAccount, LoyaltyTier } from '@galleria/platform-client/loyalty'
import { Card, Heading, Meter } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { tierProgress } from '../rules/tier-progress.ts'
import styles from './BalanceCard.module.css'

interface Props {
  readonly account: LoyaltyAccount
  readonly tiers: readonly LoyaltyTier[]
  /** What the balance comes to at the checkout, in words. */
  readonly worth?: string | undefined
}

/** How many points there are, which tier that is, and how far the next one lies. */
export function BalanceCard({ account, tiers, worth }: Props) {
  const t = useMessages()
  const { percent: share, date } = useFormat()
  const { current, next, missing, percent } = tierProgress(account, tiers)
  const { balance } = account.points
  return (
    <Card className={styles.card} aria-labelledby="balance-title">
      <div>
        <Heading level={2} size="md" id="balance-title">
          {t('balance.title')}
        </Heading>
        <p className={styles.balance}>{t('balance.number', { b: strong, count: balance })}</p>
        {worth && <p className={styles.worth}>{worth}</p>}
        <Expiry account={account} />
        {account.lastActivityDate && (
          <p className={styles.missing}>{t('balance.last', { date: date(account.lastActivityDate) })}</p>
        )}
      </div>
      <div className={styles.tier}>
        <p className={styles.current}>
          <bdi>{current?.tierDefinition.name ?? t('balance.member')}</bdi>
        </p>
        {next ? (
          <>
            <Meter
              label={t('balance.progress', { tier: next.tierDefinition.name })}
              value={percent}
              max={100}
              text={t('balance.progress-text', { percent: share(percent / 100), count: missing })}
            />
            <p className={styles.missing}>
              {t('balance.missing', { count: missing, tier: next.tierDefinition.name })}
            </p>
          </>
        ) : (
          tiers.length > 0 && <p className={styles.missing}>{t('balance.highest')}</p>
        )}
        {account.tier?.recalculationDate && (
          <p className={styles.missing}>
            {t('balance.recalculated', { date: date(account.tier.recalculationDate) })}
          </p>
        )}
      </div>
    </Card>
  )
}

const strong = (children: ReactNode[]) => <strong>{children}</strong>

function Expiry({ account: { pointsExpiration } }: Pick<Props, 'account'>) {
  const t = useMessages()
  const { date } = useFormat()
  if (!pointsExpiration?.expirationDate || pointsExpiration.expiringPointsAmount <= 0) return null
  return (
    <p className={styles.expiry}>
      {t('balance.expiry', {
        count: pointsExpiration.expiringPointsAmount,
        date: date(pointsExpiration.expirationDate),
      })}
    </p>
  )
}
