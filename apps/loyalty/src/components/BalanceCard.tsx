import { useFormat } from '@galleria/i18n'
import type { LoyaltyAccount, LoyaltyTier } from '@galleria/platform-client/loyalty'
import { Card, Content, Heading, Meter } from '@galleria/ui'
import { type ComponentProps, useContext } from 'react'
import { useMessages } from '../messages/index.ts'
import { PointName } from '../messages/point-name.ts'
import { expiresSoon } from '../rules/expires-soon.ts'
import { tierProgress } from '../rules/tier-progress.ts'
import styles from './BalanceCard.module.css'
import { BalanceNumber } from './BalanceNumber.tsx'
import { OwnIcon } from './OwnIcon.tsx'
import { usePointsText } from './use-points-text.ts'

interface Props {
  readonly account: LoyaltyAccount
  readonly tiers: readonly LoyaltyTier[]
  /** Name of a point. */
  readonly icon?: ComponentProps<typeof OwnIcon>['icon']
  /** Value of the balance at the checkout, in words. */
  readonly worth?: string | undefined
}

/** How many points there are, which tier that is, and how far the next one lies. */
export function BalanceCard({ account, tiers, icon, worth }: Props) {
  const t = useMessages()
  const { percent: share, date } = useFormat()
  const { current, next, missing, percent } = tierProgress(account, tiers)
  const { balance } = account.points
  // Points that were spent still count towards the tier, so these are more than the balance.
  const counted = account.tier?.points ?? undefined
  const name = useContext(PointName)
  const points = usePointsText()
  return (
    <Card className={styles.card} aria-labelledby="balance-title">
      <div>
        <Heading level={2} size="md" id="balance-title">
          {t('balance.title')}
        </Heading>
        <p className={styles.balance}>
          <OwnIcon icon={icon} size={36} />
          <span>
            <BalanceNumber balance={balance} />
          </span>
        </p>
        {worth && <p className={styles.worth}>{worth}</p>}
        <Expiry account={account} />
        {account.lastActivityDate && (
          <p className={styles.missing}>{t('balance.last', { date: date(account.lastActivityDate) })}</p>
        )}
      </div>
      <div className={styles.tier}>
        <p className={styles.current}>
          <OwnIcon icon={current?.tierDefinition.icon} />
          <Content text={current?.tierDefinition.name ?? t('balance.member')} />
        </p>
        {next ? (
          <>
            <Meter
              label={t('balance.progress', { tier: next.tierDefinition.name })}
              value={percent}
              max={100}
              text={
                name
                  ? t('balance.progress-text-named', {
                      percent: share(percent / 100),
                      points: points(missing),
                    })
                  : t('balance.progress-text', { percent: share(percent / 100), count: missing })
              }
            />
            <p className={styles.missing}>
              {name
                ? t('balance.missing-named', { points: points(missing), tier: next.tierDefinition.name })
                : t('balance.missing', { count: missing, tier: next.tierDefinition.name })}
            </p>
          </>
        ) : (
          tiers.length > 0 && (
            <p className={styles.missing}>
              {counted === undefined
                ? t('balance.highest')
                : name
                  ? t('balance.highest-with-named', { points: points(counted) })
                  : t('balance.highest-with', { count: counted })}
            </p>
          )
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

function Expiry({ account: { pointsExpiration } }: Pick<Props, 'account'>) {
  const t = useMessages()
  const { date: say } = useFormat()
  const name = useContext(PointName)
  const points = usePointsText()
  if (!pointsExpiration?.expirationDate || pointsExpiration.expiringPointsAmount <= 0) return null
  const count = pointsExpiration.expiringPointsAmount
  const date = say(pointsExpiration.expirationDate)
  return (
    <p className={expiresSoon(pointsExpiration.expirationDate, new Date()) ? styles.expiry : styles.missing}>
      {name
        ? t('balance.expiry-named', { points: points(count), date })
        : t('balance.expiry', { count, date })}
    </p>
  )
}
