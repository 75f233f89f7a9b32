import { useFormat } from '@galleria/i18n'
import { Card, Content, Heading, Meter } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { RewardShown } from '../../rules/reward-list.ts'
import { usePointsText } from '../use-points-text.ts'
import styles from './RewardCard.module.css'

interface Props {
  readonly shown: RewardShown
  /** Absent for visitors. */
  readonly balance?: number | undefined
  /** Actions on the reward. */
  readonly children?: ReactNode
}

/** A reward: what it gives, what it costs, and to a member how far it is. */
export function RewardCard({ shown: { reward, offer, tiers, missing }, balance, children }: Props) {
  const t = useMessages()
  const { list } = useFormat()
  const title = `reward-${reward.id}`
  const points = usePointsText()
  return (
    <Card as="li" className={styles.card} aria-labelledby={title}>
      <p className={styles.gives} data-far={offer === undefined || missing > 0 || undefined}>
        {offer ? offer.gives : t('rewards.for-tiers', { tiers: list(tiers) })}
      </p>
      <Heading level={3} size="lg" id={title}>
        <Content text={reward.name} />
      </Heading>
      {offer && offer.limits.length > 0 && <p className={styles.limits}>{offer.limits.join(' · ')}</p>}
      {offer && <p className={styles.cost}>{t('rewards.cost', { points: points(offer.cost) })}</p>}
      {offer && balance !== undefined && missing > 0 && (
        <div className={styles.far}>
          <Meter
            label={t('rewards.progress', { reward: reward.name })}
            value={balance}
            max={offer.cost}
            text={t('rewards.progress-text', { have: balance, points: points(offer.cost) })}
          />
          <p className={styles.limits}>{t('rewards.missing', { points: points(missing) })}</p>
        </div>
      )}
      {children}
    </Card>
  )
}
