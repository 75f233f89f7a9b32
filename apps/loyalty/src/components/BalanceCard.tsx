import type { LoyaltyAccount, LoyaltyTier } from '@galleria/platform-client/loyalty'
import { Card, Heading, Meter } from '@galleria/ui'
import { pointsText } from '../rules/count-words.ts'
import { tierProgress } from '../rules/tier-progress.ts'
import styles from './BalanceCard.module.css'

interface Props {
  readonly account: LoyaltyAccount
  readonly tiers: readonly LoyaltyTier[]
  readonly locale: string
}

/** How many points there are, which tier that is, and how far the next one lies. */
export function BalanceCard({ account, tiers, locale }: Props) {
  const { current, next, missing, percent } = tierProgress(account, tiers)
  const { balance } = account.points
  return (
    <Card className={styles.card} aria-labelledby="balance-title">
      <div>
        <Heading level={2} size="md" id="balance-title">
          Your balance
        </Heading>
        <p className={styles.balance}>
          <strong>{balance.toLocaleString(locale)}</strong> {balance === 1 ? 'point' : 'points'}
        </p>
        <Expiry account={account} locale={locale} />
      </div>
      <div className={styles.tier}>
        <p className={styles.current}>{current?.tierDefinition.name ?? 'Member'}</p>
        {next ? (
          <>
            <Meter
              label={`Progress to ${next.tierDefinition.name}`}
              value={percent}
              max={100}
              text={`${percent} percent, ${pointsText(missing, locale)} to go`}
            />
            <p className={styles.missing}>
              {pointsText(missing, locale)} to {next.tierDefinition.name}
            </p>
          </>
        ) : (
          tiers.length > 0 && <p className={styles.missing}>You have reached the highest tier.</p>
        )}
      </div>
    </Card>
  )
}

function Expiry({ account: { pointsExpiration }, locale }: Omit<Props, 'tiers'>) {
  if (!pointsExpiration?.expirationDate || pointsExpiration.expiringPointsAmount <= 0) return null
  const date = new Date(pointsExpiration.expirationDate).toLocaleDateString(locale, { dateStyle: 'long' })
  return (
    <p className={styles.expiry}>
      {pointsText(pointsExpiration.expiringPointsAmount, locale)} expire on {date}
    </p>
  )
}
