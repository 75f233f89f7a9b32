import type { LoyaltyTier } from '@galleria/platform-client/loyalty'
import { Card, Grid, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './TierCards.module.css'

export function TierCards({ tiers }: { readonly tiers: readonly LoyaltyTier[] }) {
  const t = useMessages()
  if (tiers.length === 0) return null
  return (
    <section aria-labelledby="tiers-title">
      <Heading level={2} size="2xl" id="tiers-title">
        {t('tiers.title')}
      </Heading>
      <Grid as="ul" min="14rem" className={styles.tiers}>
        {tiers.map(({ id, tierDefinition, requiredPoints }) => (
          <Card as="li" key={id} className={styles.tier}>
            <p className={styles.points}>
              {requiredPoints > 0 ? t('tiers.from', { count: requiredPoints }) : t('tiers.start')}
            </p>
            <Heading level={3} size="xl">
              <bdi>{tierDefinition.name}</bdi>
            </Heading>
            {tierDefinition.description && (
              <p className={styles.words}>
                <bdi>{tierDefinition.description}</bdi>
              </p>
            )}
          </Card>
        ))}
      </Grid>
    </section>
  )
}
