import type { LoyaltyTier } from '@galleria/platform-client/loyalty'
import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import { Link } from '@galleria/router'
import { Grid, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { rewardList } from '../../rules/reward-list.ts'
import type { CopyContext } from '../../rules/reward-offer.ts'
import styles from '../TierCards.module.css'
import { RewardCard } from './RewardCard.tsx'

interface Props {
  readonly rewards: readonly Reward[]
  readonly tiers: readonly LoyaltyTier[]
  readonly copy: CopyContext
}

const SHOWN = 4

/** The nearest rewards of the real program, for whoever wonders what points are good for. */
export function RewardsPreview({ rewards, tiers, copy }: Props) {
  const t = useMessages()
  const list = rewardList(rewards, tiers, {}, copy).slice(0, SHOWN)
  if (list.length === 0) return null
  return (
    <section aria-labelledby="rewards-title">
      <Heading level={2} size="2xl" id="rewards-title">
        {t('rewards.what')}
      </Heading>
      <Grid as="ul" min={15} className={styles.tiers}>
        {list.map((shown) => (
          <RewardCard key={shown.reward.id} shown={shown} />
        ))}
      </Grid>
      <p className={styles.more}>
        <TextLink as={Link} to="/loyalty/rewards">
          {t('rewards.all')}
        </TextLink>
      </p>
    </section>
  )
}
